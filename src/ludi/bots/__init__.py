"""Opponents. A bot gets a view and the legal actions, never a state."""
