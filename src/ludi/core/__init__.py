"""The core of the house. It knows no game."""
