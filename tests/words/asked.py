"""Which messages are asked for: those that nobody asks for, and those that are asked for and nowhere defined.

A message is asked for by its name in a program of the house or of its page, by another message, by a name that is put
together there (`f"analysis-part-{part}"`, log("dealt")), or by the scheme of `core/speech.py`.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ludi.core.actions import Numbers
from ludi.core.game import Game
from ludi.core.ledger import ids_of
from ludi.core.rooms import folder_of
from ludi.core.speech import hyphened
from ludi.games import GAMES
from tests.variants import OURS
from tests.words.files import ROOT, all_texts
from tests.words.lint import Finding

NAME = re.compile(r"[a-z]+(?:-[a-z0-9]+)+|hidden")
SPOKEN = re.compile(r"""\bsay\(\s*(["'])([a-z0-9-]+)\1|\bmessage:\s*(["'])([a-z0-9-]+)\3""")
SAYING = {"say", "Line", "trouble", "Problem"}  # functions of Python that are given a message
GAP = r"[a-z0-9-]+"
LESSONS = ("lesson", "teach")  # which of these are asked for, tests/house/test_lessons.py knows


@cache
def programs() -> dict[Path, str]:
    """What can ask for a message: the house and its page."""
    places = (
        ("src/ludi", "*.py"),
        ("src/ludi/games", "*.ts"),
        ("src/ludi/games", "*.svelte"),
        ("web/src", "*.ts"),
        ("web/src", "*.svelte"),
    )
    found = [path for folder, ending in places for path in ROOT.glob(f"{folder}/**/{ending}")]
    found = [path for path in found if not path.name.endswith(".test.ts")]  # a test asks for what it likes
    return {path: path.read_text(encoding="utf-8") for path in found}


@cache
def words() -> frozenset[str]:
    """Every word in a program that may be the name of a message, or the end of one."""
    found: set[str] = set()
    for text in programs().values():
        found |= {*NAME.findall(text), *re.findall(r"(?:[\"'`]|\}-)([a-z0-9-]+)[\"'`]", text)}
    for game in OURS:
        for kind in things(GAMES.find(game)):
            found |= {hyphened(member.name) for member in kind}
    return frozenset(found)


@cache
def put_together() -> re.Pattern[str]:
    """Names with gaps: `web-phrase-${phrase}`, f"needs-{card}", `alea-iacta-est-web-${building}-text`."""
    made = {
        (before, after)
        for text in programs().values()
        for before, after in re.findall(r"([a-z][a-z0-9-]*-)\$?\{[^{}\n]*\}((?:-[a-z]+)*)", text)
    }
    bare = re.compile(f"(?:{'|'.join(map(hyphened, OURS))})-[a-z]+-|you-|web-")  # looked for word by word
    kept = [(before, after) for before, after in made if after or not bare.fullmatch(before)]
    return re.compile("|".join(f"{re.escape(before)}{GAP}{re.escape(after)}" for before, after in sorted(kept)))


@cache
def begun() -> frozenset[str]:
    """The beginnings of names that stand by themselves: WHY = "analysis-why-"."""
    return frozenset(re.findall(r"[\"'`]([a-z]+-[a-z]+-)[\"'`]", "\n".join(programs().values())))


@cache
def kinds() -> frozenset[str]:
    """`log`, `would`, `face`: what stands before a gap in the names of a game's messages."""
    found = re.findall(r"-([a-z]+)-(?:\$?\{|[\"'`])", "\n".join(programs().values()))
    return frozenset(found)


@cache
def within_others() -> frozenset[str]:
    """Messages that other messages use."""
    said = "\n".join(line for text in all_texts() for line in text.readings())
    return frozenset(re.findall(r"\{([a-z]+-[a-z0-9-]+)\}", said))


def is_asked(name: str) -> bool:
    """Whether anything asks for a message."""
    if name in words() or name in within_others() or name in rules() or put_together().fullmatch(name):
        return True
    if name.startswith(tuple(begun())):
        return True
    game = next((own for own in map(hyphened, OURS) if name.startswith(f"{own}-")), None)
    if not game:
        _, *parts = name.split("-")
        return len(parts) == 2 and words() >= {*parts}  # `web-${key}-${value}`
    kind, _, rest = name[len(game) + 1 :].partition("-")
    ends = {rest, rest.removesuffix("-hidden"), re.sub("-text(-[a-z-]+)?$", "", rest), rest.removesuffix("-card")}
    if kind in LESSONS or (kind == "fault" and rest.isdigit()) or (kind == "chapter" and len(rest) == 1):
        return True
    known = kind in kinds() | words() or kind in {
        hyphened(one.__name__) for one in things(GAMES.find(game.replace("-", "_")))
    }
    return f"{kind}{rest and f'-{rest}'}" in words() or (
        known and any(end in words() or end in by_scheme() or put_together().fullmatch(end) for end in ends)
    )


@cache
def rules() -> frozenset[str]:
    """The rules of every ledger."""
    return frozenset(rule for game in OURS for rule in ids_of(game))


@cache
def by_scheme() -> frozenset[str]:
    """The ends of names that games are asked for by their own parts: verbs, phases, options, stakes."""
    return frozenset(end for game in OURS for end in ends_of(GAMES.find(game)))


def ends_of(game: Game) -> Iterator[str]:
    """`lay`, `actions`, `templum`, `templum-thrown`, `coins`."""
    for option in game.options:
        yield hyphened(option.name)
        yield from (f"{hyphened(option.name)}-{hyphened(value)}" for value in option.values)
    phases: Any = game.fields["phase"].value
    yield from (hyphened(member.name) for member in phases)
    yield from (hyphened(verb.name) for verb in game.actions.parts)
    yield from (hyphened(part) for parts in game.actions.parts.values() for part in parts)
    yield from map(hyphened, game.stakes)


def things(game: Game) -> list[Any]:
    """The kinds of named things that a game's moves, fields and printed columns speak of."""
    parts = [part for verb in game.actions.parts.values() for part in verb.values() if not isinstance(part, Numbers)]
    columns = [column for columns in game.printed.values() for column in columns.values()]
    found = {
        *parts,
        *(field.value for field in game.fields.values()),
        *(type(one) for column in columns for one in column),
    }
    return [kind for kind in found if isinstance(kind, type) and hasattr(kind, "__members__")]


def helpers(tree: ast.Module, game: str) -> dict[str, str]:
    """Functions of a room that put a name together of what they are given: log("dealt") is `roma-log-dealt`."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.args.args:
            first = node.args.args[0].arg
            for made in ast.walk(node):
                if isinstance(made, ast.JoinedStr) and (fixed := before(made, first, game)).startswith(game):
                    found[node.name] = fixed
    return found


def before(made: ast.JoinedStr, gap: str, game: str) -> str:
    """What stands before the gap that a function fills with its first argument, where the name ends there."""
    *fixed, last = made.values
    if not (isinstance(last, ast.FormattedValue) and isinstance(last.value, ast.Name) and last.value.id == gap):
        return ""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else game for part in fixed)


def asked_in_rooms() -> Iterator[tuple[str, str]]:
    """Names that rooms put together, and where."""
    for game in OURS:
        folder = folder_of(GAMES.find(game).room)
        for file in folder.rglob("*.py"):
            tree = ast.parse(programs()[file])
            own = helpers(tree, hyphened(game))
            for node in calls(tree, own):
                yield from ((own[called(node)] + word, str(file.relative_to(ROOT))) for word in words_in(node.args[:1]))


def asked_outright() -> Iterator[tuple[str, str]]:
    """Names that are said as they are, and where."""
    for path, text in programs().items():
        where = str(path.relative_to(ROOT))
        if path.suffix != ".py":
            yield from ((found[1] or found[3], where) for found in SPOKEN.findall(text))
            continue
        tree = ast.parse(text)
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        for node in calls(tree, SAYING - own):
            yield from ((word, where) for word in words_in(node.args) if NAME.fullmatch(word))


def calls(tree: ast.Module, functions: Iterable[str]) -> Iterator[ast.Call]:
    """Where one of these functions is called."""
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in functions)


def called(node: ast.Call) -> str:
    """What is called."""
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


def words_in(arguments: Iterable[ast.AST]) -> Iterator[str]:
    """The strings that arguments can be."""
    for node in arguments:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.IfExp):
            yield from words_in((node.body, node.orelse))


def asked_or_not(defined: Iterable[str] = (), asked: Iterable[tuple[str, str]] = ()) -> list[Finding]:
    """Messages that are not asked for, and names that are no messages; with some more that a test makes up."""
    known = {*(text.name for text in all_texts()), *defined}
    unused = [Finding(name, "unused", "nothing asks for it") for name in sorted(known) if not is_asked(name)]
    names = dict([*asked_outright(), *asked_in_rooms(), *asked])
    unknown = {name: where for name, where in names.items() if name not in known and f"{name}-hidden" not in known}
    return unused + [Finding(name, "unknown", f"is asked for in {where}") for name, where in sorted(unknown.items())]
