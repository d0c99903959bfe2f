"""What a position is worth: values, and the chances to win that people are shown."""
