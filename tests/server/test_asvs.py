"""What docs/asvs.md claims and nothing else shows; and that the page itself is true."""

import re
from pathlib import Path

import httpx
import pytest

from ludi.server.storage.store import Change
from tests.server.conftest import House
from tests.server.test_tokens import over_tls
from tests.server.visitor import BOT, ME, OPEN, Visitor

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "asvs.md").read_text()
REQUIREMENTS = 70  # of level 1 in version 5.0
OUTSIDE = ("..%2f..%2fpyproject.toml", "%2e%2e/package.json", "..%5c..%5cREADME.md", ".git/config", "%2fetc/passwd")


def sources(*folders: str, kinds: tuple[str, ...]) -> list[Path]:
    found = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in kinds]
    assert found
    return found


def test_every_test_the_page_names_exists() -> None:
    named = re.findall(r"`(tests/[a-z/_]+\.py)::(\w+)`", PAGE)

    missing = [f"{file}::{test}" for file, test in named if f"def {test}(" not in (ROOT / file).read_text()]

    assert named
    assert missing == []


def test_no_requirement_is_missing_or_twice() -> None:
    numbers = re.findall(r"^- \*\*(\d+\.\d+\.\d+)\*\* ", PAGE, re.MULTILINE)

    assert len(numbers) == len(set(numbers)) == REQUIREMENTS
    assert numbers == sorted(numbers, key=lambda number: [int(part) for part in number.split(".")])


def test_no_markup_is_made_from_text() -> None:
    pages = sources("web/src", "src/ludi/games", kinds=(".svelte", ".ts"))

    made = [path.name for path in pages if re.search(r"\{@html|innerHTML|insertAdjacentHTML", path.read_text())]

    assert made == ["Piece.svelte", "Scene.svelte"]  # drawings of ours, which lie in the page's own code


def test_what_is_drawn_is_given_by_drawings_alone_and_they_know_nothing_from_outside() -> None:
    shown = [
        path for path in sources("web/src", "src/ludi/games", kinds=(".svelte", ".ts")) if ".test." not in path.name
    ]
    pages = {path: path.read_text() for path in shown}
    drawings = {path for path, text in pages.items() if re.search(r"from '(\$page/kit|\.)/fresco'", text)}

    for path in drawings:
        others = re.findall(r"^(?:import|export) (?!type).*?from '([^']+)'", pages[path], re.MULTILINE | re.DOTALL)
        known = {"$page/kit/fresco", "./fresco", "./fields", *(f"./{drawing.stem}" for drawing in drawings)}
        assert set(others) <= known, path
        assert not re.search(r"\bsay\(|document\.|window\.|location\b|fetch\(", pages[path]), path
    for path, text in pages.items():  # what is no scene is one of the kit's pieces, by its name there
        if "dev" not in path.parts:
            for given in re.findall(r"<Piece\s+drawing=\{([^}]+)\}", text):
                assert re.fullmatch(r"(?:[a-z]+ === '[a-z]+' \? )?[A-Z]+(?: : [A-Z]+)?", given), path
    handed_on = {path.name for path, text in pages.items() if re.search(r"\bpicture: [a-z]+ \}", text)}
    assert handed_on == {"Card.svelte"}  # the scene it was given, to the sheet that shows it large
    for path, text in pages.items():
        if path.name != "CardSheet.svelte" and re.search(r"\bscene=\{|const scene\b", text):
            near = re.findall(r"from '\./(\w+)'", text)
            assert any(path.parent / f"{name}.ts" in drawings or (path.parent / name).is_dir() for name in near), path


def test_no_weak_hash_is_used() -> None:
    weak = re.compile(r"hashlib\.(md5|sha1)|\b(MD5|SHA-?1)\b")

    used = [str(path) for path in sources("src/ludi", "web/src", kinds=(".py", ".ts")) if weak.search(path.read_text())]

    assert used == []


def test_the_page_may_run_its_own_script_only(livia: Visitor) -> None:
    policy = livia.client.get("/").headers["content-security-policy"]

    assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # modules of rules; no script is made of words
    assert "'unsafe-eval'" not in policy


def test_behind_tls_browsers_stay_there(quick: None, tmp_path: Path) -> None:
    async def story(_: object, browser: httpx.AsyncClient) -> str:
        return (await browser.get("/api/health")).headers["strict-transport-security"]

    assert over_tls(tmp_path, story) == "max-age=31536000"


def test_no_other_origin_is_let_in(livia: Visitor) -> None:
    answer = livia.client.get("/api/tables", headers={"origin": "https://elsewhere.example"})
    asked = livia.client.options("/api/tables", headers={"origin": "https://elsewhere.example"})

    for headers in (answer.headers, asked.headers):
        assert not [name for name in headers if name.startswith("access-control-")]


def test_reading_writes_nothing(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")  # of its own: nobody else plays here
    house.open()
    with house.visitor() as livia:
        table = livia.open_table("roma", ME, OPEN)["id"]
        written: list[Change] = []
        monkeypatch.setattr(house.lobby.store, "write", written.append)
        for path in ("me", "tables", *(f"tables/{table}{part}" for part in ("", "/position", "/frames", "/messages"))):
            livia.get(path)
    house.close()

    assert written == []


def test_texts_say_their_letters(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    for path in ("/", f"/api/tables/{table}/qr.svg", "/api/texts/en/roma"):
        assert "charset=utf-8" in livia.client.get(path).headers["content-type"], path


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_out_of_the_page(livia: Visitor, path: str) -> None:
    answer = livia.client.get(f"/{path}")

    assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower()
