"""A recipe: everything that decides what a net becomes, written into every checkpoint and every net."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from ludi.bots.nets.files import net_named
from ludi.core.errors import LudiError
from ludi.core.game import Game


@dataclass(frozen=True)
class Recipe:
    """How a net is trained. Rate, entropy and the weight of points fall along a straight line to their last figure."""

    game: str
    mix: tuple[str, ...] = ()  # `players=5:2`; none: the usual mix of the game
    minutes: float = 20.0
    decisions: int = 0  # how many it learns from, instead of a time: then the same seed makes the same net
    seed: int = 1
    width: int = 512
    blocks: int = 2
    lanes: int = 16384
    steps: int = 64  # decisions of every lane in a rollout
    epochs: int = 1
    batch: int = 32768
    rate: float = 5e-4
    last_rate: float = 2.5e-5
    entropy: float = 0.01
    last_entropy: float = 0.001
    by_lead: float = 1.0  # how much points count beside the victory
    last_by_lead: float = 0.1
    clip: float = 0.2
    gae_lambda: float = 0.95  # how far a later surprise counts for an earlier decision (lambda)
    pull: float = 0.0  # towards the net's own mean over time
    decay: float = 0.99  # of that mean, a rollout
    past: float = 0.125  # the part of the lanes in which others than itself sit beside it: its past, its responses
    keep_every: float = 0.05  # of the time, until another of its past selves is kept
    responses: int = 4  # how often a best response is trained on the way
    response_part: float = 0.1  # of the time, for all of them together


FEW_CORES: dict[str, Any] = {
    "width": 128, "blocks": 1, "lanes": 512, "steps": 64, "epochs": 2, "batch": 4096, "rate": 1.5e-3,
    "last_rate": 5e-5,
}  # fmt: skip


def recipe_for(game: Game, on_gpu: bool, as_shipped: bool = False, **wishes: Any) -> Recipe:
    """The usual recipe for this kind of machine, or the one of the room's own net, and what is wished otherwise."""
    if as_shipped:
        usual = recipe_from(net_named(game).about["recipe"])
    else:
        usual = Recipe(game.name, **({} if on_gpu else FEW_CORES))
    return replace(usual, **wishes)


def changes_in(words: Sequence[str]) -> dict[str, Any]:
    """Parts of a recipe as they are typed: `gae_lambda=0.97`."""
    kinds: dict[str, type] = {
        field.name: type(field.default) for field in fields(Recipe) if field.name not in ("game", "mix")
    }
    changes = {}
    for text in words:
        name, _, value = text.partition("=")
        try:
            changes[name] = kinds[name](value)
        except (KeyError, ValueError):
            raise LudiError(f"'{text}' is no part of a recipe; NAME=VALUE with one of: {', '.join(kinds)}.") from None
    return changes


def recipe_from(kept: dict[str, Any]) -> Recipe:
    """A recipe as it was written down."""
    known = {field.name for field in fields(Recipe)}
    if unknown := set(kept) - known:
        raise LudiError(f"This checkpoint was made by another version of the trainer: it says {', '.join(unknown)}.")
    return Recipe(**(kept | {"mix": tuple(kept.get("mix", ()))}))


def written(recipe: Recipe) -> dict[str, Any]:
    """The recipe for a file."""
    return asdict(recipe) | {"mix": list(recipe.mix)}
