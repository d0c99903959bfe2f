"""The schedule of a training: how much of it has gone, and what falls on the way: rate, entropy, weight of points."""

from ludi.learning.recipe import Recipe


class Schedule:
    """What falls along a straight line from the first figure of a recipe to the last."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe

    def gone(self, seconds: float, decisions: int, part: float = 1.0) -> float:
        """How much of the time, or of the decisions, is over, from 0 to 1; of a part of them all."""
        budget = self.recipe.decisions
        return (decisions / budget if budget else seconds / (60 * self.recipe.minutes)) / part

    def at(self, gone: float) -> tuple[float, float, float]:
        """The rate, the entropy and the weight of points when so much of the time has gone, from 0 to 1."""
        recipe, left = self.recipe, 1 - min(max(gone, 0.0), 1.0)
        pairs = (
            (recipe.rate, recipe.last_rate), (recipe.entropy, recipe.last_entropy),
            (recipe.by_lead, recipe.last_by_lead),
        )  # fmt: skip
        rate, entropy, by_lead = (last + (first - last) * left for first, last in pairs)
        return rate, entropy, by_lead
