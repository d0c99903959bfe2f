"""Mining: one move leads, by what its seat sees; all searches agree; what cannot be seen is not kept."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from ludi.bots.measure.tactics import load_tactic
from ludi.bots.nets.search import EVEN, NetSearchBot
from ludi.core.chance import new_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.puzzles.checking import Inspection, check
from ludi.puzzles.mining import Candidate, Dig, dig, digs, mine, played, proven
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition, name_of, read_puzzles, write_puzzles
from ludi.puzzles.themes import themes_of
from ludi.puzzles.weighing import agreed, scales_of, weigh

ROMA = GAMES.find("roma")
TACTIC = Path(__file__).parent.parent / "games/roma/tactics/money_for_the_last_disc.yaml"
FEW = 300  # iterations
WANTED = Dig("roma", {}, (), 1, iterations=FEW)


@pytest.fixture(scope="module")
def clear() -> Candidate:
    """A position with one way out, near the end."""
    match = load_tactic(TACTIC, GAMES).match()
    return Candidate(match.view(match.seat), match.seat, tuple(match.legal()), 0.0, False)


@pytest.fixture(scope="module")
def puzzle(clear: Candidate) -> Puzzle:
    found = proven(ROMA, WANTED, clear)
    assert found is not None
    return found


def test_every_move_is_tried_whatever_the_net_thinks_of_it(clear: Candidate) -> None:
    scales = scales_of(ROMA, FEW, False)
    weigh(ROMA, clear.view, clear.seat, clear.legal, FEW, seed=1)

    assert isinstance(scales, NetSearchBot)
    assert scales.fairness == EVEN
    assert min(visits for visits, _ in scales.known(clear.view, clear.seat).values()) > 0


def test_the_only_way_out_leads_by_a_margin(puzzle: Puzzle) -> None:
    assert puzzle.best == "money 3"
    assert puzzle.value > 0.3
    assert puzzle.margin >= 0.08
    assert puzzle.second != puzzle.best
    assert puzzle.line[0] == puzzle.best


def test_where_no_move_leads_there_is_no_puzzle(clear: Candidate) -> None:
    assert agreed(ROMA, clear.view, clear.seat, clear.legal, FEW, (1, 2), margin=1.01) is None


def test_a_puzzle_is_laid_out_as_its_seat_saw_it_and_keeps_nothing_else(clear: Candidate, puzzle: Puzzle) -> None:
    position = PuzzlePosition(ROMA, puzzle)

    assert position.view.tobytes() == clear.view.tobytes()
    assert ROMA.view_of(position.match().state, puzzle.seat).tobytes() == clear.view.tobytes()
    assert tuple(position.legal) == clear.legal


def test_what_the_seat_cannot_see_changes_nothing(clear: Candidate, puzzle: Puzzle) -> None:
    dealt_anew = ROMA.imagined(clear.view, clear.seat, new_rng(99))
    again = Candidate(ROMA.view_of(dealt_anew, clear.seat), clear.seat, clear.legal, 0.0, False)

    assert proven(ROMA, WANTED, again) == puzzle


def test_a_check_finds_the_move_again_and_refuses_another(puzzle: Puzzle) -> None:
    wrong = Puzzle(**{**vars(puzzle), "best": puzzle.second, "second": puzzle.best})

    assert check(Inspection("roma", puzzle, effort=2)).holds
    assert not check(Inspection("roma", wrong, effort=2)).holds


def test_the_ranks_that_find_it_make_it_easy(puzzle: Puzzle) -> None:
    assert puzzle.solved is not None
    assert set(puzzle.solved) >= {"tiro", "miles", "centurio", "legatus", "caesar", "greedy", "net"}
    assert puzzle.solved["caesar"] == 1.0
    assert 1 <= puzzle.difficulty <= 3
    assert "ending" in puzzle.themes


def test_what_alone_keeps_a_chance_worth_keeping_is_a_rescue(puzzle: Puzzle) -> None:
    for value, margin, is_rescue in ((0.5, 0.4, True), (0.5, 0.3, False), (0.25, 0.2, False)):
        judged = Puzzle(**{**vars(puzzle), "value": value, "margin": margin})
        assert ("rescue" in themes_of(ROMA, PuzzlePosition(ROMA, judged))) == is_rescue


def test_no_puzzle_is_taken_twice(puzzle: Puzzle) -> None:
    assert list(mine(iter([puzzle, None, puzzle]), 2)) == [puzzle]
    assert list(mine(iter([puzzle]), 1, known=[puzzle])) == []


def test_puzzles_are_read_as_they_were_written(puzzle: Puzzle, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write_puzzles(ROMA, [puzzle], path)

    assert read_puzzles(ROMA, path) == (puzzle,)


def test_puzzles_of_an_earlier_version_hold_where_the_room_says_so(puzzle: Puzzle, tmp_path: Path) -> None:
    path, later = tmp_path / "puzzles.json", replace(ROMA, version=ROMA.version + 1)
    write_puzzles(ROMA, [puzzle], path)

    assert read_puzzles(replace(later, learned_since=ROMA.version), path) == (puzzle,)
    with pytest.raises(LudiError, match="for other rules"):
        read_puzzles(later, path)


@pytest.mark.parametrize("content", ["", "no json", '{"format": "other", "game": "roma", "version": 2}\n'])
def test_what_holds_no_puzzles_is_refused_in_a_sentence(content: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(content)

    with pytest.raises(LudiError, match="puzzles"):
        read_puzzles(ROMA, path)


def test_games_to_dig_in_have_every_number_of_players_and_their_own_chance(game: Game) -> None:
    wanted = list(islice(digs(game, ("caesar", "veteranus"), 40, seed=3), 40))

    assert {len(one.bots) for one in wanted} == set(game.players)
    assert len({one.chance for one in wanted}) == len(wanted)
    assert {name for one in wanted for name in one.bots} == {"caesar", "veteranus"}


def test_a_game_that_is_dug_in_gives_one_puzzle_at_most_and_the_same_again() -> None:
    wanted = Dig("roma", ROMA.chosen({}), ("greedy", "greedy"), 3, iterations=100)
    decisions = played(ROMA, wanted)
    found = dig(wanted)

    assert min(len(decision.legal) for decision in decisions) > 1
    assert found == dig(wanted)
    if found is not None:
        assert found.name in {name_of(ROMA, decision.view) for decision in decisions}


def test_only_what_is_disputed_is_looked_at_where_that_is_wished() -> None:
    wanted = Dig("roma", ROMA.chosen({}), ("greedy", "greedy"), 3, 100, disputants=("greedy", "greedy"))

    assert dig(wanted) is None
