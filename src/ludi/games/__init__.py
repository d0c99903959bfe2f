"""The rooms of the house, one a game."""

from ludi.core.registry import Registry

GAMES = Registry(__name__, ["roma", "caesar_cleopatra", "alea_iacta_est"])
