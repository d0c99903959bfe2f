"""What a seat sees, as numbers for a learner: the own seat first, then the others clockwise."""

from typing import Any

from ludi.core.game import feature_table
from ludi.core.piles import total
from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import (
    COLUMNS,
    DICE,
    FACES,
    FEWEST,
    FORTUNA_COPIES,
    FORTUNAS,
    OFFERED,
    PATRICIANS,
    PROVINCES,
    SEATS,
    STAGES,
    TILE_COPIES,
    TILES,
)  # fmt: skip
from ludi.games.alea_iacta_est.fields import Holder, Phase
from ludi.games.alea_iacta_est.rules.templum import closed_fortuna, fortuna_held
from ludi.games.alea_iacta_est.state import seats_playing

PLACES = len(Holder)  # a tile lies with a seat, open, or out of the game
MOST_CHIPS = DICE * STAGES
MOST_FORTUNA = int(FORTUNA_COPIES.sum())
MOST_TILES = int(TILE_COPIES.sum())

# fmt: off
FEATURES = feature_table(  # name, size, highest value; [what the numbers count] and what they say
    ("phase",          len(Phase),          1,            "[phase] 1 for the phase it is"),
    ("players",        SEATS - FEWEST + 1,  1,            "[2, 3, 4, 5] 1 for the number of players"),
    ("self_raise",     1,                   1,            "option `templum_self_raise`: 1 for yes"),
    ("my_decision",    1,                   1,            "whether I decide"),
    ("player",         SEATS,               1,            "[side] 1 for whose turn or choice it is"),
    ("starter",        SEATS,               1,            "[side] 1 for the start player of the stage"),
    ("stage",          STAGES,              1,            "[stage] 1 for the stage it is"),
    ("rounds",         1,                   DICE,         "rounds ended in this stage"),
    ("unrolled",       SEATS,               DICE,         "[side] dice in supply that show nothing"),
    ("supply",         SEATS * FACES,       DICE,         "[side, value] dice in supply as rolled"),
    ("templum",        SEATS * FACES,       DICE,         "[side, value] dice in the Templum"),
    ("street",         SEATS * FACES,       1,            "[side, value] 1 for each die of the street in the Senatus"),
    ("castrum",        SEATS * FACES,       DICE,         "[side, value] dice of the set in the Castrum"),
    ("forum",          COLUMNS * FACES,     1,            "[column, value] 1 for the die there, from the left"),
    ("forum_owner",    COLUMNS * SEATS,     1,            "[column, side] 1 for whose it is"),
    ("latrina",        SEATS,               DICE,         "[side] dice in the Latrina"),
    ("chips",          SEATS,               MOST_CHIPS,   "[side] chips"),
    ("provinces",      PROVINCES * PLACES,  1,            "[province, place] 1 where it lies: a side, open, out"),
    ("patricians",     PATRICIANS * PLACES, 1,            "[patrician, place] likewise"),
    ("fortuna_pile",   1,                   MOST_FORTUNA, "Fortuna tiles in the pile"),
    ("fortuna_beside", FORTUNAS,            MOST_FORTUNA, "[value] face up beside the Templum"),
    ("fortuna_held",   SEATS,               MOST_FORTUNA, "[side] drawn this stage, not yet kept"),
    ("fortuna_mine",   FORTUNAS,            MOST_FORTUNA, "[value] mine of these"),
    ("fortuna",        SEATS * FORTUNAS,    MOST_FORTUNA, "[side, value] kept"),
    ("tiles",          SEATS,               STAGES,       "[side] senate tiles won"),
    ("senate",         TILES,               2,            "[tile] mine"),
    ("offered",        TILES,               2,            "[tile] those I choose from"),
    ("passed",         TILES,               2,            "[tile] seen by me, and passed on or put under the pile"),
    ("shown",          SEATS * TILES,       2,            "[side, tile] turned up at the end"),
    ("to_place",       1,                   DICE,         "dice still to be placed in the Templum"),
    ("to_keep",        1,                   2,            "Fortuna tiles that may still be kept"),
    ("to_draw",        1,                   DICE,         "tiles chance still has to draw"),
    ("senate_pile",    1,                   MOST_TILES,   "senate tiles never drawn"),
    ("senators",       STAGES * OFFERED * SEATS, 1,       "[stage, rank, side] 1 for who got a tile, in order"),
    ("senate_in",      STAGES * TILES,      2,            "[stage, tile] mine, by the stage I got it in"),
    ("passed_in",      STAGES * TILES,      2,            "[stage, tile] passed on by me, or put under the pile"),
    ("fortuna_anew",   FORTUNAS,            MOST_FORTUNA, "[value] what a pile shuffled anew this stage held then"),
    ("fortuna_early",  SEATS,               MOST_FORTUNA, "[side] Fortuna tiles drawn this stage before that"),
    ("fortuna_since",  SEATS,               MOST_FORTUNA, "[side] and since then"),
    ("fortuna_opened", SEATS * FORTUNAS,    MOST_FORTUNA, "[side, value] of both, those that lie open by now"),
    ("my_early",       FORTUNAS,            MOST_FORTUNA, "[value] those I drew before it was shuffled, open or not"),
)
# fmt: on

AT = {piece.name: piece.start for piece in FEATURES}
PHASE, PLAYERS, SELF_RAISE, MY_DECISION = AT["phase"], AT["players"], AT["self_raise"], AT["my_decision"]
PLAYER, STARTER, STAGE, ROUNDS, UNROLLED = AT["player"], AT["starter"], AT["stage"], AT["rounds"], AT["unrolled"]
SUPPLY, TEMPLUM, STREET, CASTRUM, FORUM = AT["supply"], AT["templum"], AT["street"], AT["castrum"], AT["forum"]
FORUM_OWNER, LATRINA, CHIPS, AT_PROVINCES = AT["forum_owner"], AT["latrina"], AT["chips"], AT["provinces"]
AT_PATRICIANS, FORTUNA_PILE, FORTUNA_BESIDE = AT["patricians"], AT["fortuna_pile"], AT["fortuna_beside"]
FORTUNA_HELD, FORTUNA_MINE, FORTUNA, AT_TILES = AT["fortuna_held"], AT["fortuna_mine"], AT["fortuna"], AT["tiles"]
SENATE, OFFER, PASSED, SHOWN = AT["senate"], AT["offered"], AT["passed"], AT["shown"]
TO_PLACE, TO_KEEP, TO_DRAW, SENATE_PILE = AT["to_place"], AT["to_keep"], AT["to_draw"], AT["senate_pile"]
SENATORS, SENATE_IN, PASSED_IN, FORTUNA_ANEW = AT["senators"], AT["senate_in"], AT["passed_in"], AT["fortuna_anew"]
FORTUNA_EARLY, FORTUNA_SINCE, FORTUNA_OPENED = AT["fortuna_early"], AT["fortuna_since"], AT["fortuna_opened"]
MY_EARLY = AT["my_early"]


def features(view: State, seat: int, out: Any) -> None:
    """Write the features of a view."""
    out[:] = 0
    out[PHASE + int(view.phase)] = 1
    out[PLAYERS + int(view.players)] = 1
    out[SELF_RAISE] = view.templum_self_raise
    out[MY_DECISION] = view.seat == seat
    out[STAGE + int(view.stage)] = 1
    out[ROUNDS] = view.rounds
    out[FORTUNA_PILE] = view.fortuna_pile_size
    out[TO_PLACE] = view.to_place
    out[TO_KEEP] = view.to_keep
    out[TO_DRAW] = view.to_draw
    out[SENATE_PILE] = view.senate_pile_size
    if view.player != NONE:
        out[PLAYER + side_of(view, seat, view.player)] = 1
    if view.starter != NONE:
        out[STARTER + side_of(view, seat, view.starter)] = 1
    for owner in range(seats_playing(view)):
        write_dice(view, owner, side_of(view, seat, owner), out)
        write_winnings(view, owner, side_of(view, seat, owner), out)
    write_forum(view, seat, out)
    write_senators(view, seat, out)
    write_tiles(view.provinces, view, seat, AT_PROVINCES, out)
    write_tiles(view.patricians, view, seat, AT_PATRICIANS, out)
    write_own(view, seat, out)


def side_of(view: State, seat: int, owner: int) -> int:
    """How many places clockwise from the viewer a seat sits."""
    side = int(owner) - seat
    return side if side >= 0 else side + seats_playing(view)


def write_dice(view: State, owner: int, side: int, out: Any) -> None:
    """One player's dice: in supply and in the buildings."""
    out[UNROLLED + side] = view.unrolled[owner]
    out[LATRINA + side] = total(view.latrina[owner])
    for face in range(FACES):
        place = side * FACES + face
        out[SUPPLY + place] = view.supply[owner, face]
        out[TEMPLUM + place] = view.templum[owner, face]
        out[CASTRUM + place] = view.castrum[owner, face]
        out[STREET + place] = view.street[owner, 0] <= face <= view.street[owner, 1]


def write_winnings(view: State, owner: int, side: int, out: Any) -> None:
    """One player's chips, Fortuna and senate tiles, as everybody sees them."""
    out[CHIPS + side] = min(int(view.chips[owner]), MOST_CHIPS)
    out[FORTUNA_HELD + side] = fortuna_held(view, owner)
    out[FORTUNA_EARLY + side] = view.fortuna_early_size[owner]
    out[FORTUNA_SINCE + side] = view.fortuna_drawn_size[owner]
    for value in range(FORTUNAS):
        out[FORTUNA_OPENED + side * FORTUNAS + value] = view.fortuna_opened[owner, value]
        out[FORTUNA + side * FORTUNAS + value] = view.fortuna[owner, value]
    for stage in range(STAGES):
        if view.shown[owner, stage] != NONE:
            out[SHOWN + side * TILES + int(view.shown[owner, stage])] += 1


def write_senators(view: State, seat: int, out: Any) -> None:
    """Who got senate tiles in which stage, in order, and how many each has got."""
    for stage in range(STAGES):
        for rank in range(OFFERED):
            if view.senators[stage, rank] != NONE:
                side = side_of(view, seat, view.senators[stage, rank])
                out[AT_TILES + side] += 1
                out[SENATORS + (stage * OFFERED + rank) * SEATS + side] = 1


def write_forum(view: State, seat: int, out: Any) -> None:
    """The dice on the columns and whose they are."""
    for column in range(COLUMNS):
        if view.forum[column] != NONE:
            out[FORUM + column * FACES + int(view.forum[column])] = 1
            out[FORUM_OWNER + column * SEATS + side_of(view, seat, view.forum_owner[column])] = 1


def write_tiles(holders: Any, view: State, seat: int, first: int, out: Any) -> None:
    """Where each province or patrician lies: with whom, open, or out; nowhere while face down."""
    players = seats_playing(view)
    for thing in range(len(holders)):  # without a branch: where a tile lies is more than a processor can guess
        holder = int(holders[thing])
        side = holder - seat + players * (holder < seat)
        place = side + (holder - side) * (holder >= SEATS)
        out[first + thing * PLACES + place] = holder != NONE


def write_own(view: State, seat: int, out: Any) -> None:
    """What this seat alone knows: its Fortuna and senate tiles, and those it has passed on."""
    for value in range(FORTUNAS):
        out[FORTUNA_BESIDE + value] = view.fortuna_beside[value]
        out[FORTUNA_MINE + value] = closed_fortuna(view, seat, value)
        out[FORTUNA_ANEW + value] = view.fortuna_anew[value]
        out[MY_EARLY + value] = view.fortuna_early[seat, value]
    for place in range(OFFERED):
        if view.offered[seat, place] != NONE:
            out[OFFER + int(view.offered[seat, place])] += 1
    for stage in range(STAGES):
        if view.senate[seat, stage] != NONE:
            out[SENATE + int(view.senate[seat, stage])] += 1
            out[SENATE_IN + stage * TILES + int(view.senate[seat, stage])] = 1
        for place in range(2):
            if view.passed[seat, stage, place] != NONE:
                out[PASSED + int(view.passed[seat, stage, place])] += 1
                out[PASSED_IN + stage * TILES + int(view.passed[seat, stage, place])] += 1
