"""How strong bots are: contests, ratings, luck told apart from skill, and how much a bot can be beaten by."""
