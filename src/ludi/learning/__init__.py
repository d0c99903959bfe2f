"""Nets that learn by playing themselves: `ludi train`. The only package that needs PyTorch; playing does not."""
