"""Names and talk without what deceives the eye."""

import pytest

from ludi.server.http.problems import Problem
from ludi.server.people.spelling import LONGEST_NAME, look_of, name_of, saying_of
from tests.server.conftest import House
from tests.server.visitor import ME, OPEN, Visitor, here

WRITTEN = {
    "a line break": ("Li\nvia", "Li via"),
    "many blanks": ("  Livia \u3000 Drusilla ", "Livia Drusilla"),
    "a bell": ("Li\x07via", "Livia"),
    "another direction": ("\u202eaiviL\u202c", "aiviL"),
    "an isolate": ("\u2067Livia\u2069", "Livia"),
    "no width": ("Li\u200bv\u2060i\ufeffa", "Livia"),
    "a soft hyphen": ("Li\u00advia", "Livia"),
    "a filler": ("Livia\u3164", "Livia"),
    "tags": ("Livia\U000e0041", "Livia"),
    "wide letters": ("\uff2c\uff49\uff56\uff49\uff41", "Livia"),
    "a letter in two pieces": ("Ju\u0301lia", "J\u00falia"),
    "a tower of marks": ("L\u0301\u0302\u0303\u0304\u0305\u0306", "\u0139\u0302\u0303\u0304"),
    "a mark alone": ("\u0301Livia", "Livia"),
}


@pytest.mark.parametrize("what", WRITTEN)
def test_a_name_shows_what_it_is(what: str) -> None:
    written, shown = WRITTEN[what]

    assert name_of(written) == shown


@pytest.mark.parametrize(
    "nothing", ["", "   ", "\u200b\u200d", "\u3164", "\u0301", "...", "\u202e", "\U0001d159", "\ufffc\ufffd"]
)
def test_what_shows_nothing_is_no_name(nothing: str) -> None:
    with pytest.raises(Problem) as refused:
        name_of(nothing)
    assert refused.value.line.message == "server-no-name"


@pytest.mark.parametrize("long", ["a" * (LONGEST_NAME + 1), "\ufdfa" * 10], ids=["many", "letters of many letters"])
def test_a_name_is_only_so_long_as_it_is_shown(long: str) -> None:
    with pytest.raises(Problem) as refused:
        name_of(long)
    assert refused.value.line.message == "server-long-name"
    assert name_of("e\u0301" * LONGEST_NAME) == "\u00e9" * LONGEST_NAME


ALIKE = [
    ("Livia", "livia"), ("Livia", "L\u0456v\u0456\u0430"), ("Livia", "Liv1a"), ("Livia", "Llvla"),
    ("Nero", "N\u0435r\u043e"), ("Nero", "\u039dero"), ("Marcus", "Marcu\u0455"), ("Tom", "Torn"),
    ("Olga", "\u0585lga"), ("Livia", "\u04c0ivia"), ("Galba", "G\u0251lba"), ("CATO", "\u13df\u13aaTO"),
    ("NERO", "\ua4e0\ua4f0\ua4e3\ua4f3"),
    ("Livia", "Li via"), ("Livia", "L\u00edvia"), ("Otho", "0tho"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_are_taken_for_each_other_look_alike(name: str, other: str) -> None:
    assert look_of(name) == look_of(other)


@pytest.mark.parametrize(("name", "other"), [("Livia", "Lydia"), ("Marcus", "Marcia"), ("\u4e00", "\u4e8c")])
def test_other_names_do_not(name: str, other: str) -> None:
    assert look_of(name) != look_of(other)


def test_what_is_said_keeps_its_pictures_and_its_script() -> None:
    family, persian = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"

    assert saying_of(f"{family} \u2764\ufe0f {persian}") == f"{family} \u2764\ufe0f {persian}"
    assert saying_of("\u202eabc\u202c\r\n\x1b[31mdef") == "abc [31mdef"
    assert len(saying_of("\ufb2c" * 400)) <= 400


def test_the_house_calls_nobody_what_deceives(livia: Visitor) -> None:
    assert livia.client.put("/api/me", json={"name": "\u202eLi\u200bvia\n"}).json() == {"name": "Livia"}
    problem = livia.client.put("/api/me", json={"name": "\u200b"})
    assert (problem.status_code, problem.json()["line"]["message"]) == (422, "server-no-name")
    problem = livia.client.put("/api/me", json={"name": "a" * 41})
    assert problem.json()["line"] == {"message": "server-long-name", "values": {"most": 40}, "rule": ""}


def test_somebody_at_the_same_screen_is_called_by_the_same_rules(livia: Visitor) -> None:
    assert livia.open_table("roma", ME, here("Ti\u202etus"))["seats"][1]["name"] == "Titus"


def test_two_who_look_alike_at_one_table_are_marked(livia: Visitor, house: House) -> None:
    table = livia.open_table("alea_iacta_est", ME, OPEN, here("Titus"), players="3")["id"]
    with house.visitor() as other:
        other.call_me("L\u0456v\u0456a")
        card = other.sit(table)

    assert [seat["alike"] for seat in card["seats"]] == [[1], [0], []]
