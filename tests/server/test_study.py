"""Study over the wire: positions laid out, played on, advised by what the seat sees; bad words answered."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event, Semaphore

import pytest

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.study import match_in, words_for
from ludi.core.texts import Line
from ludi.games import GAMES
from ludi.server.api.lines import said
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, Json, Visitor

MANY = 40  # more than Python has threads for work beside the loop
PATIENCE = 30.0  # seconds
ROMA, CAESAR, ALEA = (GAMES.find(name) for name in ("roma", "caesar_cleopatra", "alea_iacta_est"))


def test_a_position_is_laid_out_and_played_on(livia: Visitor, game: Game) -> None:
    begun = livia.post(f"study/{game.name}", {"words": ""})
    action = begun["position"]["legal"][0]

    then = livia.post(f"study/{game.name}", {"words": begun["words"], "action": action})

    assert begun["position"]["asked"] == begun["seat"]
    assert then["words"] != begun["words"]
    assert then["lines"]


def test_what_is_laid_out_is_what_the_seat_sees(livia: Visitor, game: Game) -> None:
    match = match_in(game, "")
    other = game.imagined(match.view(match.seat), match.seat, new_rng(7))

    one, two = (livia.post(f"study/{game.name}", {"words": words_for(game, state)}) for state in (match.state, other))

    assert one["position"] == two["position"]


def test_the_best_moves_are_told_by_what_the_seat_sees(house: House, livia: Visitor) -> None:
    house.warm()
    match = match_in(ROMA, "")
    other = ROMA.imagined(match.view(match.seat), match.seat, new_rng(7))

    one, two = (livia.post("study/roma/hint", {"words": words_for(ROMA, state)}) for state in (match.state, other))

    assert one == two
    assert one["advice"][0]["action"] in match.legal()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("dices: [3]", 1),
        ("stock: 3\ndice: [3", 2),
        ("x: 1\nx: 1", 2),
        ("a: &x 1", 0),
        ("stock: 3\nvp: {eagle: many}", 2),
    ],
)
def test_bad_words_are_answered_in_a_sentence_with_the_line_they_are_in(livia: Visitor, words: str, line: int) -> None:
    for door in ("study/roma", "study/roma/hint"):
        told = livia.post(door, {"words": words}, status=422)["line"]

        assert told["message"] == ("study-bad-line" if line else "study-bad-words")
        assert told["values"].get("line", 0) == line


BAD_WORDS = {
    "dices: [3]": "dices", "stock: 3\nvp: {eagle: many}": "vp", "dice: [3": "YAML", "a: &x 1": "&", "dice: 4": "[4]",
    "vp: {eagle: 99}\ndraw_pile: rest": "36", "dice: [7]\ndraw_pile: rest": "7", "seat: wave\ndraw_pile: rest": "wave",
    "hand: {eagle: [forum]}": "draw_pile", "vp: {eagle: 9, eagle: 8}": "eagle", "phase: opening\ndraw_pile: rest": "",
    "options: {templum: x}\nposition: {}": "templum", "title: x\nposition: {}\nmove: y": "move", "vp:": "{}",
    "face_up: {eagle: {9: forum}}": "9", "stock: 99999999": "99999999", "hand: {eagle: rest}": "",
    "coins: rest": "draw_pile", "x" * 30_000: "6000", "stock: 1" + ":59" * 200 + ".5": "YAML",
    "stock: " + "9" * 4_000: "999…", "stock: " + "many" * 1_000: "many…",
}  # fmt: skip


@pytest.mark.parametrize("words", BAD_WORDS)
def test_why_words_are_bad_is_said_in_every_language(livia: Visitor, words: str) -> None:
    line = livia.post("study/roma", {"words": words}, status=422)["line"]

    told = {language: texts.say(language, line_of(line)) for language in texts.LANGUAGES}

    assert len(set(told.values())) == len(texts.LANGUAGES)
    assert len({texts.say(language, line_of(line["values"]["reason"])) for language in told}) == len(told)
    assert all(BAD_WORDS[words] in sentence for sentence in told.values())


def line_of(said: Json) -> texts.Line:
    """A line that has travelled."""
    values = {name: line_of(value) if isinstance(value, dict) else value for name, value in said["values"].items()}
    return texts.Line(said["message"], values)


def test_an_impossible_move_is_refused_and_a_game_that_is_not_there(livia: Visitor) -> None:
    words = livia.post("study/roma", {"words": ""})["words"]

    assert livia.post("study/roma", {"words": words, "action": 999_999}, status=409)["line"]["message"] == (
        "study-bad-move"
    )
    livia.post("study/nonsense", {"words": ""}, status=404)


def test_a_position_over_which_the_rules_stumble_is_answered_in_a_sentence(livia: Visitor) -> None:
    words = words_for(CAESAR, match_in(CAESAR, "").state).replace("phase: order", "phase: answer")
    laid_out = livia.post("study/caesar_cleopatra", {"words": words})

    wish = {"words": words, "action": laid_out["position"]["legal"][0]}  # to let pass what nobody has played
    assert livia.post("study/caesar_cleopatra", wish, 422)["line"]["message"] == "study-bad-words"


def test_a_position_that_would_lead_compiled_rules_beyond_the_table_is_not_thought_about(
    house: House, livia: Visitor
) -> None:
    words = words_for(ALEA, match_in(ALEA, "").state)
    taken_up = f"{words}phase: reroll\n"  # no die is taken up: who throws throws one too many, and then ever more

    assert livia.post("study/alea_iacta_est/hint", {"words": words})["advice"]
    told = livia.post("study/alea_iacta_est/hint", {"words": taken_up}, 422)["line"]
    assert told["values"]["reason"]["message"] == "words-fault"


def test_one_guests_many_studies_keep_nobody_from_the_house_and_wait_for_each_other(
    house: House, livia: Visitor, marcus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    came, end, begun = Semaphore(0), Event(), list[str]()

    def take_long(_: object) -> Json:
        begun.append("one")
        end.wait(PATIENCE)
        return {"problem": {"status": 409, "line": said(Line("study-nobody-decides"))}}

    monkeypatch.setattr(house.services.study_layouts, "ask", take_long)
    monkeypatch.setattr(house.lobby.budgets, "spend", lambda *_: came.release())

    with ThreadPoolExecutor(MANY) as crowd:
        asked = [crowd.submit(livia.post, "study/roma", {"words": ""}, 409) for _ in range(MANY)]
        try:
            assert all(came.acquire(timeout=PATIENCE) for _ in range(MANY))
            marcus.get("tables")
            assert len(begun) == 1
        finally:
            end.set()

    assert all(one.result()["line"]["message"] == "study-nobody-decides" for one in asked)


def finished(livia: Visitor, game: Game) -> str:
    """A small game that is over."""
    table = str(livia.open_table(game.name, ME, BOT, scale="small")["id"])
    livia.play_to_the_end(table, 3)
    return table


def test_a_moment_of_a_finished_game_is_studied_as_its_seat_saw_it(livia: Visitor, our_game: Game) -> None:
    table = finished(livia, our_game)
    steps = livia.replay(table, open=True)["steps"]
    asked = [(at, step["position"]["asked"]) for at, step in enumerate(steps[:-1], 1)]
    for seat in (0, 1):
        at = next(at for at, one in asked if one == seat)
        seen = livia.replay(table, seat=seat)["steps"][at - 1]["position"]

        words = livia.get(f"tables/{table}/words", step=at)["words"]
        laid = livia.post(f"study/{our_game.name}", {"words": words})

        assert words == words_for(our_game, match_in(our_game, words).view(seat))  # and says nothing beyond its eyes
        assert (laid["seat"], laid["position"]["view"]) == (seat, seen["view"])


def test_a_game_that_goes_on_is_not_studied_nor_a_moment_in_which_nobody_decides(livia: Visitor) -> None:
    running = livia.open_table("roma", ME, BOT)["id"]
    assert livia.get(f"tables/{running}/words", 409, step=1)["line"]["message"] == "server-not-over"

    table = finished(livia, ROMA)
    over = len(livia.replay(table)["steps"])
    assert livia.get(f"tables/{table}/words", 409, step=over)["line"]["message"] == "study-nobody-decides"
