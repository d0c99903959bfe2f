"""A position that no game comes to: what is wrong with it, and what to do, in one sentence."""

from typing import Any

import pytest
import yaml

from ludi.core.faults import fault_in
from ludi.core.state import NONE
from ludi.games import GAMES
from tests.variants import Variant, random_game, sampled

DICE = "unrolled: {eagle: 8, wave: 8}, senate_pile: rest"
FAULTY = {
    "a unique tile held by two": (
        "alea_iacta_est",
        f"{{{DICE}, senate: {{eagle: {{1: women}}, wave: {{1: women}}}}}}",
        "senate tiles are not conserved: too many: {women: 1}",
    ),
    "seat without player": (
        "alea_iacta_est",
        f"{{{DICE}, seat: wave}}",
        "another seat decides: in the phase place it is eagle, not wave; leave “seat” out, or name the “player” too",
    ),
    "chance in a phase of a player": ("roma", "{seat: chance, draw_pile: rest}", "in the phase actions it is eagle"),
    "a die from nowhere": (
        "alea_iacta_est",
        "{unrolled: {eagle: 9, wave: 8}, supply: {eagle: {6: -1}}, senate_pile: rest}",
        "something is counted below zero: supply: {eagle: {6: -1}}",
    ),
    "a card from nowhere": ("roma", "{hand: {eagle: {nero: -1}}, draw_pile: rest}", "hand: {eagle: {nero: -1}}"),
    "money from nowhere": ("roma", "{coins: {eagle: -4}}", "something is counted below zero: coins: {eagle: -4}"),
    "a vote card from nowhere": ("caesar_cleopatra", "{vote_pile: {orgy: -1}, discard: rest}", "vote_pile: {orgy: -1}"),
    "hidden things": ("roma", "{hand: {eagle: hidden}, draw_pile: rest}", "hand: {eagle: hidden}"),
    "a street of one end": (
        "alea_iacta_est",
        "{unrolled: {eagle: 7, wave: 8}, street: {eagle: [5]}, senate_pile: rest}",
        "a street is not its lowest and its highest die, as [3, 5], or [5, 5] for a 5 alone",
    ),
    "a street that falls": (
        "alea_iacta_est",
        "{unrolled: {eagle: 6, wave: 8}, street: {eagle: [4, 3]}, senate_pile: rest}",
        "a street is not its lowest and its highest die",
    ),
    "chips of nobody": (
        "alea_iacta_est",
        f"{{{DICE}, chips: {{leaf: 1}}}}",
        "something lies with a seat nobody sits at: chips: {leaf: 1}",
    ),
    "dice of nobody": ("alea_iacta_est", "{unrolled: {eagle: 8, wave: 8, sun: 8}, senate_pile: rest}", "unrolled"),
    "a tile of nobody": ("alea_iacta_est", f"{{{DICE}, senate: {{leaf: {{1: women}}}}}}", "a seat nobody sits at"),
    "a column of nobody": (
        "alea_iacta_est",
        f"{{{DICE}, forum: [1], forum_owner: [leaf]}}",
        "something lies with a seat nobody sits at: forum_owner: [leaf]",
    ),
    "a starter nobody is": ("alea_iacta_est", f"{{{DICE}, starter: sun}}", "nobody sits at: starter: sun"),
    "a province of nobody": ("alea_iacta_est", f"{{{DICE}, provinces: {{red_1: leaf}}}}", "provinces: {red_1: leaf}"),
    "a die without an owner": (
        "alea_iacta_est",
        "{unrolled: {eagle: 8, wave: 8}, forum: [1], senate_pile: rest}",
        "a die in the Forum has no owner, or an owner has no die there",
    ),
    "a throw of no dice": (
        "alea_iacta_est",
        "{supply: {eagle: {6: 8}}, unrolled: {wave: 8}, phase: reroll, senate_pile: rest}",
        "dice are to be rolled, and none is taken up",
    ),
    "a Templum for two": (
        "alea_iacta_est",
        "{unrolled: {eagle: 7, wave: 8}, templum: {eagle: [5]}, senate_pile: rest}",
        "dice lie in the Templum, which is played with four or five players",
    ),
    "a die with seven": ("roma", "{dice: [7], draw_pile: rest}", "a die shows none of its faces: dice: [7]"),
    "too many cards": (
        "roma",
        "{hand: {eagle: {nero: 9}}, draw_pile: rest}",
        "cards are not conserved: too many: {nero: 8}",
    ),
    "too few cards": (
        "roma",
        "{hand: {eagle: [nero]}}",
        "cards are not conserved: 51 are missing; name all that there are, or let a pile hold them (draw_pile: rest)",
    ),
    "too few of each player": (
        "caesar_cleopatra",
        "{hand: {caesar: [one]}}",
        "(discard or influence_pile or ordered_pile or closed_pile or shuffled_pile: rest)",
    ),
    "a shuffled pile where it was put in order": (
        "caesar_cleopatra",
        "{shuffled_pile: rest, discard: rest}",
        "an action pile lies against the options action_order and piles",
    ),
}


@pytest.mark.parametrize(("name", "position", "sentence"), FAULTY.values(), ids=FAULTY)
def test_a_faulty_position_is_told_in_one_sentence(name: str, position: str, sentence: str) -> None:
    game = GAMES.find(name)
    content: dict[str, Any] = yaml.safe_load(position)
    state = game.read(content)

    told = fault_in(game, state)

    assert sentence in told
    assert "\n" not in told
    assert game.interpreted.fault_of(state) != NONE


def test_positions_of_games_have_no_fault(variant: Variant) -> None:
    for turning in sampled(random_game(variant, 33), 20, 33):
        assert fault_in(variant.game, turning.before) == ""


def test_who_decides_follows_from_phase_and_player(variant: Variant) -> None:
    for turning in random_game(variant, 34):
        assert turning.after.seat == variant.game.decider_of(turning.after)
