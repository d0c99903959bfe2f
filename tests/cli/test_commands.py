"""The commands as people type them: what they print, and one clear sentence for bad input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from ludi import __version__
from ludi.bots.measure.ratings import ratings_of
from ludi.bots.named import bot_names
from ludi.cli.app import app
from ludi.cli.choices import words_of_group
from ludi.cli.rules import ids_of
from ludi.core import texts
from ludi.core.speech import hyphened, prefix
from ludi.games import GAMES

ROOT = Path(__file__).parent.parent.parent


def ludi(*words: str, typed: str = "") -> str:
    """What a command prints; it must succeed."""
    done = CliRunner().invoke(app, list(words), input=typed)
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


def fails(*words: str) -> subprocess.CompletedProcess[str]:
    """A command run as a process of its own."""
    return subprocess.run([sys.executable, "-m", "ludi", *words], capture_output=True, text=True, check=False, cwd=ROOT)


def test_it_says_its_version() -> None:
    assert ludi("--version") == f"Ludi Romani {__version__}\n"


def test_games_lists_every_game() -> None:
    printed = ludi("games")

    assert all(name.split("_")[0] in printed for name in GAMES.names)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_bots_lists_every_rank_with_its_name_its_manner_and_its_rating(language: str) -> None:
    printed = " ".join(ludi("bots", "roma", "--lang", language).split())

    for rank, rating in ratings_of(GAMES.find("roma")).items():
        assert f"{rank} {texts.say(language, f'web-person-{rank}')}" in printed
        assert texts.say(language, f"web-manner-{rank}").split()[0] in printed
        assert texts.say(language, "web-rating", elo=rating.elo) in printed


def test_bots_lists_every_other_bot_and_needs_no_game() -> None:
    printed = ludi("bots")

    assert all(name in printed for name in bot_names())
    assert "Elo" not in printed


def test_sim_prints_its_figures_as_json() -> None:
    figures = json.loads(ludi("sim", "roma", "--games", "300", "--seed", "3", "--threads", "1", "--check", "--json"))

    assert figures["games"] == 300
    assert figures["invariants"] == "all held"
    assert figures["decisions_per_second"] > 0
    assert sum(figures["wins"].values()) == pytest.approx(1, abs=0.001)


def test_sim_prints_a_table_for_people() -> None:
    assert "decisions" in ludi("sim", "roma", "--games", "50")


def test_perft_counts() -> None:
    assert json.loads(ludi("perft", "roma", "--depth", "2", "--json"))["counts"] == [2, 50]


def test_scenario_says_what_came_as_expected(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text("game: roma\ntitle: Money\nposition: {dice: [3]}\nmoves: [money 3]\nexpect: {coins: {eagle: 3}}\n")
    assert "Money" in ludi("scenario", str(good))

    bad = tmp_path / "bad.yaml"
    bad.write_text("game: roma\nposition: {dice: [3]}\nmoves: [money 3]\nexpect: {coins: {eagle: 4}}\n")
    done = CliRunner().invoke(app, ["scenario", str(good), str(bad)])
    assert done.exit_code == 1
    assert "coins is" in done.output


@pytest.mark.parametrize("language", texts.WHOLE)
@pytest.mark.parametrize("name", GAMES.names)
def test_a_game_can_be_begun_and_left(name: str, language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"

    printed = ludi("play", name, "--seed", "5", "--lang", language, "--record", str(record), typed="1\n?\nl\nu\n1\nq\n")

    assert f"{name.replace('_', '-')}-" not in printed  # no message without words
    assert record.exists()


def test_a_game_goes_on_from_its_record(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    ludi("play", "roma", "--seed", "5", "--record", str(record), typed="1\nq\n")
    begun = json.loads(record.read_text())["moves"]

    ludi("play", "roma", "--resume", str(record), typed="1\nq\n")

    gone_on = json.loads(record.read_text())["moves"]
    assert gone_on[: len(begun)] == begun
    assert len(gone_on) > len(begun)


@pytest.mark.parametrize("name", GAMES.names)
def test_a_whole_game_can_be_played_by_number(name: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"

    ludi("play", name, "--seed", "8", "--record", str(record), typed="1\n" * 20_000)

    assert "scores" in json.loads(record.read_text())


def test_help_says_what_a_card_does_and_what_a_rule_says(tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")

    printed = ludi("play", "roma", "--seed", "5", "--record", record, typed="? forum\n? ro-b3\n? xyzzy\nq\n")

    assert "Forum:" in printed
    assert "RO-B3" in printed
    assert "xyzzy" in printed


@pytest.mark.parametrize(("option", "is_thrown"), [("templum=as_it_lies", False), ("templum=thrown", True)])
def test_help_says_what_a_card_does_at_this_table(option: str, is_thrown: bool, tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")

    printed = ludi("play", "roma", "--option", option, "--seed", "5", "--record", record, typed="? templum\nq\n")

    assert ("thrown again" in " ".join(printed.split())) == is_thrown


def test_an_impossible_move_says_why_and_the_game_goes_on(tmp_path: Path) -> None:
    printed = ludi("play", "roma", "--seed", "5", "--record", str(tmp_path / "game.json"), typed="money 3\nfly\nq\n")

    assert "(RO-" in printed
    assert "is not a move" in printed


def test_rules_prints_one_rule_in_any_language() -> None:
    assert "RO-B3" in ludi("rules", "roma", "RO-B3")
    assert ludi("rules", "roma", "RO-B3", "--lang", "hu") != ludi("rules", "roma", "RO-B3", "--lang", "nl")


@pytest.mark.parametrize("name", GAMES.names)
def test_coverage_finds_a_test_for_every_rule(name: str) -> None:
    assert "rules have a test" in ludi("rules", name, "--coverage", "--tests", str(ROOT / "tests" / "games"))


def test_coverage_fails_where_a_rule_has_no_test(tmp_path: Path) -> None:
    (tmp_path / "roma").mkdir()

    assert CliRunner().invoke(app, ["rules", "roma", "--coverage", "--tests", str(tmp_path)]).exit_code == 1


@pytest.mark.parametrize("seat", ["", "eagle"])
def test_replay_reads_a_recorded_game(seat: str) -> None:
    path = next((ROOT / "tests" / "games" / "roma" / "replays").glob("*.json"))
    words = ["--seat", seat] if seat else []

    assert "eagle" in ludi("replay", str(path), *words)
    assert "roll" in ludi("replay", str(path), "--notation", *words)
    assert "phase" in ludi("replay", str(path), "--position", "3", *words)


BAD = {
    "unknown game": ["play", "chess"],
    "unknown language": ["play", "roma", "--lang", "xx"],
    "unknown seat": ["play", "roma", "--seat", "north"],
    "unknown option": ["sim", "roma", "--option", "luck=high"],
    "option without value": ["sim", "roma", "--option", "templum"],
    "wrong number of players": ["sim", "roma", "--players", "7"],
    "no such scenario": ["scenario", "nowhere.yaml"],
    "no such record": ["replay", "nowhere.json"],
    "unknown rule": ["rules", "roma", "RO-Z9"],
    "no tests there": ["rules", "roma", "--coverage", "--tests", "nowhere"],
    "a record in a folder that is a file": ["play", "roma", "--record", "/dev/null/game.json"],
    "a record that is a folder": ["play", "roma", "--record", "/"],
    "a record of another game": ["play", "caesar_cleopatra", "--resume", "tests/games/roma/replays/a_busy_table.json"],
    "no such database": ["serve", "--database", "nonsense"],
    "a proxy without an address": ["serve", "--no-open", "--proxy", "nobody", "--database", "sqlite://"],
    "no such host": ["serve", "--no-open", "--host", "no.such.host.invalid", "--database", "sqlite://"],
    "a contest in a folder that is a file": ["arena", "roma", "greedy", "random", "--out", "/dev/null/here"],
    "bounds the wrong way round": ["arena", "roma", "greedy", "random", "--sprt", "35", "0"],
}


@pytest.mark.parametrize("words", BAD.values(), ids=BAD)
def test_bad_input_gets_one_clear_sentence(words: list[str]) -> None:
    done = fails(*words)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


BEGUN = '{"format": "ludi record 2", "game": "roma", "version": %d, "options": {}, "moves": %s}'


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"format": "ludi record 2"}', '{"format": "ludi record 1", "game": "roma", "version": 2, '
     '"options": {}, "actions": [1]}', *(BEGUN % (version, moves) for version, moves in (
         (0, "[]"), (2, '["lay forum 3"]'), (2, '["castle king"]'), (2, "[99]")))],
    ids=["empty", "list", "nothing", "half", "numbers", "another version", "illegal move", "no move", "a number"],
)  # fmt: skip
def test_a_bad_record_gets_one_clear_sentence(content: str, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(content)

    done = fails("replay", str(tmp_path / "r.json"))

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def words_of(text: str) -> list[str]:
    """The words, however they were wrapped."""
    return text.split()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("name", GAMES.names)
def test_rules_loses_no_word_of_any_rule(name: str, language: str) -> None:
    printed = words_of(ludi("rules", name, "--lang", language))

    told = [word for rule in ids_of(name) for word in (rule, *words_of(texts.say(language, rule)))]
    assert printed[-len(told) :] == told  # after what is told in short


def test_what_looks_like_markup_is_printed_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "[red]" / "[/bold]"
    record = str(folder / "[dim]game.json")

    printed = ludi("play", "roma", "--seed", "5", "--record", record, typed="? [red]x[/red]\n[bold]\n[/x]\nq\n")

    assert "[red]x[/red]" in printed
    assert "[bold] is not a move" in printed
    assert record in "".join(printed.splitlines())


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("columns", [80, 60])
def test_games_shows_every_option_in_full(columns: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["ludi.cli.app"], "out", Console(width=columns))

    printed = ludi("games", "--lang", language)

    assert max(map(len, printed.splitlines())) <= columns
    assert "…" not in printed
    told = " ".join(words_of(printed))
    for game in GAMES:
        for option in game.options:
            name = f"{prefix(game)}-option-{hyphened(option.name)}"
            for value in option.values:
                words = f"{texts.say(language, name)}: {texts.say(language, f'{name}-{hyphened(value)}')}"
                assert f"{option.name}={value} {words}" in told


def test_streets_that_begin_alike_are_one_line_of_the_list() -> None:
    """AI-P7 Of one die or of several."""
    game = GAMES.find("alea_iacta_est")
    streets = [game.actions.parse(move) for move in ("senatus 4 4", "senatus 4 5")]

    assert words_of_group(game, streets, "en") == "Senatus: the street 4 to …"
    assert words_of_group(game, streets[:1], "en") == "Senatus: a street of one die, 4"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_rules_begin_with_the_goal_and_one_rule_is_told_alone(language: str) -> None:
    goal = texts.say(language, "roma-teach-goal").split()

    assert goal == ludi("rules", "roma", "--lang", language).split()[1 : len(goal) + 1]
    assert goal[0] not in ludi("rules", "roma", "RO-B3", "--lang", language).split()


def test_each_h_at_the_table_tells_more(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    told = ludi("play", "roma", "--bot", "random", "--seed", "5", "--record", str(record), typed="h\nh\nh\nq\n")

    more = texts.say("en", "hint-terminal-more")
    parts = " ".join(told.split()).split(more)
    assert len(parts) == 3
    nudge, piece, move = parts
    assert texts.say("en", "roma-nudge-card") in nudge
    assert "It is about this:" in piece
    assert "chance" in move
