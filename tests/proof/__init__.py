"""What takes longer than a test may, called by `scripts/proof`."""
