"""Nets as files: small, read again as they were, and refused in a sentence where they do not fit."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludi.bots.nets import files
from ludi.bots.nets.files import ABOUT, KEPT_AS, kept_net, net_named, read_net, write_net
from ludi.bots.nets.net import Net
from ludi.bots.nets.uncompiled import evaluated
from ludi.bots.value.chances import digest_of
from ludi.core.actions import ActionSpace
from ludi.core.errors import LudiError
from ludi.core.game import Game, feature_table
from ludi.core.match import Match
from ludi.core.rooms import folder_of
from ludi.games import GAMES
from tests.bots.nets.any_net import any_weights
from tests.one_more_card import ROMA, one_more_card, renumbered

MOST_BYTES = 2_000_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A small net of Roma."""
    game = GAMES.find("roma")
    write_net(game, any_weights(game), {"recipe": {"minutes": 1}}, tmp_path / "nets" / "policy.npz")
    return tmp_path / "nets" / "policy.npz"


def test_a_net_is_read_as_it_was_written(game: Game, tmp_path: Path) -> None:
    written = write_net(game, any_weights(game, 512, 2), {"date": "2026-11-16"}, tmp_path / "one.npz")
    read = read_net(game, tmp_path / "one.npz")

    assert read.record.tobytes() == written.record.tobytes()
    assert (read.about["date"], read.about["version"]) == ("2026-11-16", game.version)
    assert (tmp_path / "one.npz").stat().st_size < MOST_BYTES


def rewritten(file: Path, **changes: Any) -> Path:
    """The file with something else in it; None leaves a part out."""
    with np.load(file) as kept:
        parts: dict[str, Any] = {name: kept[name] for name in kept.files}
    parts |= {name.replace("__", "."): value for name, value in changes.items()}
    np.savez(file, **{name: value for name, value in parts.items() if value is not None})
    return file


def told_in(file: Path, **changes: Any) -> Path:
    """The file, saying something else of itself."""
    with np.load(file) as kept:
        about = json.loads(str(kept[ABOUT]))
    return rewritten(file, about=np.array(json.dumps(about | changes)))


def refusal(file: Path) -> str:
    with pytest.raises(LudiError) as refused:
        read_net(GAMES.find("roma"), file)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_net_of_another_version_is_refused(file: Path) -> None:
    told = refusal(told_in(file, version=1))

    assert "was trained for version 1 of roma; the rules are at 2: train it anew, `ludi train roma`" in told


@pytest.mark.parametrize(("since", "holds"), [(0, False), (2, True), (3, False)])
def test_a_net_of_an_earlier_version_holds_where_the_room_says_so(file: Path, since: int, holds: bool) -> None:
    later = replace(GAMES.find("roma"), version=3, learned_since=since)

    if holds:
        assert read_net(later, file).about["version"] == 2
    else:
        with pytest.raises(LudiError, match="was trained for version 2 of roma; the rules are at 3"):
            read_net(later, file)


def test_a_net_of_a_later_version_is_refused(file: Path) -> None:
    assert "was trained for version 3 of roma" in refusal(told_in(file, version=3))
    assert "was trained for version two of roma" in refusal(told_in(file, version="two"))


def test_a_net_of_another_game_or_of_other_features_or_actions_is_refused(file: Path) -> None:
    known = files.trained_for(ROMA)
    assert "other features of roma, without 'phase' and" in refusal(told_in(file, slices=[["phase", 3, 1]]))
    assert "other actions of roma, without 'give sicarius' and" in refusal(
        told_in(file, slices=known["slices"], actions=[])
    )
    assert "without 'end_turn': train it anew" in refusal(told_in(file, actions=known["actions"][:-1]))
    assert "other actions of roma" in refusal(told_in(file, actions={"lay": 57}))
    assert "cannot be read" in refusal(told_in(file, actions=[*range(400), *known["actions"]]))
    assert "cannot be read" in refusal(told_in(file, actions=known["actions"], slices=[*known["slices"], 7]))
    assert "trained for nim, not for roma" in refusal(told_in(file, game="nim"))


def test_a_net_that_has_not_learned_a_new_card_says_which_moves_it_lacks() -> None:
    """It could only guess what such a move is worth; a guess would look like advice."""
    with pytest.raises(LudiError, match=r"other actions of roma, without 'give one_more' and \d+ more: train it anew"):
        read_net(one_more_card(), folder_of(ROMA.room) / KEPT_AS)


def answers_of(game: Game, net: Net) -> tuple[dict[str, float], list[float]]:
    """Logits by the words of each action, and the shares, at the beginning."""
    row = game.observe(Match(game, {"start_player": "eagle"}).view(0), 0, game.interpreted)
    actions = range(game.actions.first_choice, game.actions.size)
    logits, shares = evaluated(net, row, actions, 2)
    return dict(zip(map(game.actions.text, actions), logits.tolist(), strict=True)), shares.tolist()


def test_actions_in_another_order_are_found_by_name_and_the_net_answers_the_same() -> None:
    verbs = list(ROMA.actions.parts.items())
    other = renumbered(ROMA, ActionSpace(*verbs[:3], *verbs[:2:-1], chance=3))
    kept = folder_of(ROMA.room) / KEPT_AS
    before, after = read_net(ROMA, kept), read_net(other, kept)

    assert other.actions.texts != ROMA.actions.texts
    assert answers_of(other, after) == answers_of(ROMA, before)
    assert digest_of(after) == digest_of(before)


def test_an_action_that_is_no_more_is_forgotten_and_the_net_answers_the_same(tmp_path: Path) -> None:
    later = one_more_card()
    learned = write_net(later, any_weights(later), {}, tmp_path / "later.npz")

    logits, shares = answers_of(ROMA, read_net(ROMA, tmp_path / "later.npz"))

    knew, expected = answers_of(later, learned)
    assert logits == {text: knew[text] for text in logits}
    assert shares == expected


def test_features_in_another_order_are_found_by_name(file: Path) -> None:
    rows = [(piece.name, piece.size, piece.high, piece.what) for piece in ROMA.feature_slices]
    other = replace(ROMA, feature_slices=feature_table(*rows[::-1]))
    before, after = read_net(ROMA, file).record[0], read_net(other, file).record[0]

    for here, there in zip(other.feature_slices, ROMA.feature_slices[::-1], strict=True):
        columns, known = (slice(piece.start, piece.start + piece.size) for piece in (here, there))
        assert (after.inp[columns] == before.inp[known]).all()
        assert (after.inp_factor[columns] == before.inp_factor[known]).all()


def test_a_damaged_net_is_refused(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    (tmp_path / "cut.npz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "bent.npz").write_bytes(whole[:3000] + b"nonsense" * 20 + whole[3160:])
    (tmp_path / "words.npz").write_text("a net")
    (tmp_path / "empty.npz").write_bytes(b"")
    for name in ("cut", "bent", "words", "empty"):
        assert "cannot be read" in refusal(tmp_path / f"{name}.npz"), name
    assert "cannot be read: No such file" in refusal(tmp_path / "none.npz")
    assert "cannot be read" in refusal(rewritten(file, inp__bias=None))


def test_weights_that_do_not_fit_are_refused(file: Path, tmp_path: Path) -> None:
    game = GAMES.find("roma")
    assert "policy.weight should have the shape" in refusal(rewritten(file, policy__weight=np.zeros((3, 32), np.int8)))
    with pytest.raises(LudiError, match="multiple of 16 units wide"):
        write_net(game, any_weights(game, 40), {}, tmp_path / "odd.npz")
    assert not (tmp_path / "odd.npz").exists()


def test_a_room_that_keeps_no_net_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "folder_of", lambda room: tmp_path)
    other = replace(GAMES.find("roma"), name="forum")

    assert kept_net(other) is None
    with pytest.raises(LudiError, match="The room of forum keeps no net; `ludi train forum` makes one"):
        net_named(other)


def test_the_net_in_a_room_is_its_own(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "folder_of", lambda room: file.parent.parent)
    other = replace(GAMES.find("roma"))  # another object: nothing of it is remembered

    assert net_named(other).about["recipe"] == {"minutes": 1}


def test_bots_of_one_file_share_its_net_until_the_file_changes(file: Path) -> None:
    game = GAMES.find("roma")
    before = net_named(game, str(file))

    assert net_named(game, str(file)) is before
    write_net(game, any_weights(game, seed=8), {}, file)
    os.utime(file, ns=(0, 0))
    assert net_named(game, str(file)).record.tobytes() != before.record.tobytes()
