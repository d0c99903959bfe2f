"""Opponents that learn by themselves: `ludi train`. The only part of the house that needs PyTorch; playing does not."""
