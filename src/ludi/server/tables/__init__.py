"""Tables: their log, seats and subscribers; the lobby that finds, opens and puts them away."""
