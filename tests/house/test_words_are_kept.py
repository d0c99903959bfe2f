"""Words are what is kept: one more card of Roma renumbers nearly all actions, and nothing that is kept changes."""

import json
from pathlib import Path

import pytest

from ludi.core.dice import new_secret
from ludi.core.fairness import check
from ludi.core.match import Match
from ludi.core.replay import actions_of, match_of, play_through, record_of, words_of
from ludi.puzzles.puzzle import PuzzlePosition, name_of, puzzles_of
from ludi.server.api.tables import SeatKind, TableStatus
from ludi.server.tables.log import Entry
from ludi.server.tables.logged_game import LoggedGame
from ludi.server.tables.table_info import Chair, TableInfo
from tests.core.fair_games import honest
from tests.one_more_card import ROMA, one_more_card

LATER = one_more_card()
RECORDS = sorted((Path(__file__).parents[1] / "games/roma/replays").glob("*.json"))
MOVES = 60  # of a log


def changed(before: object, after: object) -> int:
    """How many of these lines are not what they were."""
    assert isinstance(before, list)
    assert isinstance(after, list)
    return abs(len(before) - len(after)) + sum(one != other for one, other in zip(before, after, strict=False))


def test_numbers_would_not_have_survived() -> None:
    moved = [text for number, text in enumerate(ROMA.actions.texts) if LATER.actions.by_text[text] != number]

    assert len(moved) > 300


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_no_move_of_a_record_changes(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))

    match = play_through(match_of(LATER, record), record)

    assert match.actions != actions_of(ROMA, record["moves"])
    assert changed(record["moves"], record_of(match)["moves"]) == 0
    assert match.scores() == record["scores"]


def test_no_draw_and_no_seal_of_a_proof_changes() -> None:
    record, receipt = honest(ROMA)
    again, kept = honest(LATER)

    assert all(draw.move == draw.due for draw in check(record, LATER, receipt))
    assert changed(record["dice"]["log"], again["dice"]["log"]) == 0
    assert kept == receipt


def log_of(game: LoggedGame) -> list[Entry]:
    """A log as it grows at a table: everybody does the last thing that is legal, once it is taken back."""
    game.install(game.planned(None), game.standing(game.info))
    while len(game.log) < MOVES and game.info.status == TableStatus.PLAYING:
        steps = game.planned(game.match.legal()[-1])
        game.install(steps, game.standing(game.info, steps))
        if game.can_undo(game.info.asked) and not any(entry.kind == "undo" for entry in game.log):
            steps = game.planned_undo(int(game.info.asked or 0))
            game.install(steps, game.standing(game.info, steps))
    return game.log


def test_no_line_of_a_log_changes() -> None:
    chairs = [Chair(SeatKind.PERSON, "livia", "Livia"), Chair(SeatKind.BOT, level="random")]
    info = TableInfo("mensa", "roma", ROMA.version, ROMA.chosen({}), "livia", False, 0.0, new_secret(), chairs)
    info.status, info.seeds = TableStatus.PLAYING, ["5e" * 16]
    before, after = (LoggedGame(info, game, game.compiled) for game in (ROMA, LATER))
    log = log_of(before)

    after.replay(before.info, log)

    assert len(log) >= MOVES
    assert changed(log, after.log) == 0
    assert changed(before.seals, after.seals) == 0
    assert after.match.actions != before.match.actions
    assert after.match.state.tobytes() == before.match.state.tobytes()


def test_no_puzzle_changes_its_name_or_its_moves() -> None:
    names = [name_of(LATER, PuzzlePosition(LATER, puzzle).view) for puzzle in puzzles_of(ROMA)]
    moves = [text for puzzle in puzzles_of(ROMA) for text in (puzzle.best, puzzle.second, *puzzle.line)]

    assert changed([puzzle.name for puzzle in puzzles_of(ROMA)], names) == 0
    assert changed(moves, words_of(LATER, actions_of(LATER, moves))) == 0
    assert all(PuzzlePosition(LATER, puzzle).best in PuzzlePosition(LATER, puzzle).legal for puzzle in puzzles_of(ROMA))


def test_a_match_of_the_later_game_begins_from_a_kept_position() -> None:
    words = ROMA.position(Match(ROMA, {"start_player": "eagle"}).state)

    assert LATER.position(LATER.read(words)) == words
