"""What all games share: states, actions, views, records. It knows no game."""
