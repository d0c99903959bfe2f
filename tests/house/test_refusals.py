"""An illegal action is refused with a reason that carries a rule id, in every language, and changes nothing.

A room that gives no reasons of its own has the house's plain sentence, which rests on no rule.
"""

import numpy as np
import pytest

from ludi.core import default_words, texts
from ludi.core.errors import IllegalMove, LudiError
from ludi.core.ledger import ids_of
from ludi.core.match import Match
from ludi.core.state import CHANCE
from tests.variants import Variant, random_game, sampled


def test_an_illegal_action_is_refused_with_a_rule_and_changes_nothing(variant: Variant) -> None:
    game = variant.game
    ids = {""} if game.refuse is default_words.refuse else set(ids_of(game.name))
    chooser = np.random.default_rng(51)
    for turning in sampled(random_game(variant, 51), 60, 51):
        match = Match(game, variant.options, turning.before)
        kept = match.state.tobytes()
        illegal = sorted(set(range(game.actions.size)) - set(match.legal()))
        for action in chooser.choice(illegal, 12) if illegal else ():
            with pytest.raises(IllegalMove) as refused:
                match.step(int(action))
            assert refused.value.rule in ids, (game.actions.text(int(action)), refused.value.rule)
            assert match.state.tobytes() == kept
            assert match.actions == []


def test_reasons_are_sentences_in_every_language(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 52), 25, 52):
        match = Match(game, variant.options, turning.before)
        legal = set(match.legal())
        for action in range(game.actions.size):
            if action not in legal:
                view = game.view_of(match.state, max(int(match.seat), -1))
                line = game.refuse(view, game.actions.decode(action))
                for language in texts.LANGUAGES:
                    assert texts.has(line.message, language), (line.message, language)


def test_a_number_that_is_no_action_is_refused(variant: Variant) -> None:
    match = Match(variant.game, variant.options)

    with pytest.raises(LudiError, match="There is no action"):
        match.step(variant.game.actions.size)


def test_the_reason_tells_nothing_hidden(variant: Variant) -> None:
    """Refusing looks at the deciding seat's view only: with chance deciding, at a watcher's."""
    game = variant.game
    for turning in sampled(random_game(variant, 53), 20, 53):
        if turning.before.seat == CHANCE:
            match = Match(game, variant.options, turning.before)
            assert "-2" not in str(match.refusal(game.actions.size - 1))
