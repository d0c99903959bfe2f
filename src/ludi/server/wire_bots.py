"""What travels about bots: which ranks there are, how strong they are, whether they can play already."""

from ludi.server.wire import Wire


class Rating(Wire):
    """How strong a rank is in a game, as it was measured: Elo with tiro at 0, and between what it lies (95 %)."""

    elo: int
    low: int
    high: int


class Readiness(Wire):
    """The ranks there are; for each game, how strong they are, bots from outside, and whether ranks can play."""

    levels: list[str]  # from the weakest to the strongest
    ratings: dict[str, dict[str, Rating]]  # of each game, by rank; empty where nobody measured
    foreign: dict[str, list[str]]  # bots from outside that are allowed here
    ready: dict[str, bool]
