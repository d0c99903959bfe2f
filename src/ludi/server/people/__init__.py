"""Who is here: tokens, names, presence, talk."""
