"""Nets that were trained by self-play, as they play: without PyTorch, in whole numbers, the same on every machine."""
