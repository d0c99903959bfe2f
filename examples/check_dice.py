"""Check the dice of a game, with nothing but Python's own library: docs/dice.md written down a second time.

    python check_dice.py RECORD [RECEIPT]

RECORD is what the page gives after a game ("Download the record"), RECEIPT what your browser kept ("Download the
receipt"). It cannot know the rules: what could have come in each draw it takes from the record (`ludi verify`, which
plays the game again, does not). Ends with 0 where everything is as promised, else with 1 and a sentence.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

Json = dict[str, Any]
SCHEME = "hmac-sha256-3"


class Broken(Exception):
    """What is not as it was promised."""


def framed(*parts: Any) -> bytes:
    """Each part as its length in bytes, a colon, its bytes, a comma."""
    whole = [part if isinstance(part, bytes) else str(part).encode() for part in parts]
    return b"".join(str(len(part)).encode() + b":" + part + b"," for part in whole)


def digest(*parts: Any) -> str:
    return hashlib.sha256(framed(*parts)).hexdigest()


def must(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise Broken(otherwise)


def check_promise(record: Json, dice: Json) -> None:
    options = [part for name, value in sorted(record["options"].items()) for part in (name, value)]
    terms = framed(dice["table"], record["game"], record["version"], framed(*options), framed(*dice["seats"]))
    found = digest("ludi promise", bytes.fromhex(dice["secret"]), terms)
    must(found == dice["commitment"], "The promise was given for another secret or other terms.")


def check_pledges(dice: Json) -> None:
    found = [digest("ludi pledge", dice["commitment"], seed) for seed in dice["seeds"]]
    must(found == dice["pledges"], "The seeds are not the ones that were pledged.")


def words(dice: Json, number: str) -> Any:
    """The words of one draw: 64 bits each, of as many blocks as are needed."""
    block = 0
    while True:
        message = framed("ludi draw", dice["commitment"], framed(*dice["seeds"]), number, block)
        mac = hmac.new(bytes.fromhex(dice["secret"]), message, hashlib.sha256).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(mac[start : start + 8], "big")
        block += 1


def drawn(dice: Json, number: str, outcomes: list[str], weights: list[int]) -> str:
    total = sum(weights)
    word = next(word for word in words(dice, number) if word < 2**64 - 2**64 % total) % total
    for outcome, weight in zip(outcomes, weights, strict=True):
        if word < weight:
            return outcome
        word -= weight
    raise Broken("Weights that do not add up.")


def check_draws(record: Json, dice: Json) -> int:
    """Every die and card is the one that was due; the moves are what the log leaves standing."""
    moves: list[str] = []
    decided, drawn_before = -1, dict[str, int]()
    for number, (kind, seat, move, outcomes, weights) in enumerate(dice["log"], 1):
        if kind == "undo":
            must(bool(moves) and moves.pop() == move, f"Entry {number} takes back what was not done.")
            continue
        if kind == "chance":
            meant = f"{decided}.{outcomes[0]}"  # what a draw is for
            due = drawn(dice, f"{meant}.{drawn_before.get(meant, 0)}", outcomes, weights)
            must(move == due, f"Entry {number}: {move} came, but {due} was due.")
            drawn_before[meant] = drawn_before.get(meant, 0) + 1
        else:
            decided = seat
        moves.append(move)
    must(moves == record["moves"], "The moves are not those of the log.")
    return sum(drawn_before.values())


def seals_of(dice: Json) -> list[str]:
    seals = [dice["commitment"]]
    for kind, seat, move, outcomes, weights in dice["log"]:
        message = framed("ludi seal", seals[-1], kind, seat, move, framed(*outcomes), framed(*weights))
        seals.append(hmac.new(bytes.fromhex(dice["secret"]), message, hashlib.sha256).hexdigest())
    return seals


def check_receipt(dice: Json, receipt: Json) -> None:
    must(receipt["promise"] == dice["commitment"], "This is not the promise you were given.")
    must(not receipt["pledges"] or receipt["pledges"] == dice["pledges"], "These are not the pledges you were shown.")
    must(not receipt["seed"] or receipt["seed"] in dice["seeds"], "Your seed is not among those used.")
    seals = seals_of(dice)
    for number, seal in receipt["seals"].items():
        must(int(number) < len(seals) and seals[int(number)] == seal, f"Entry {number} does not fit its seal.")


def main(record_file: str, receipt_file: str | None = None) -> str:
    record = json.loads(Path(record_file).read_text(encoding="utf-8"))
    dice = record["dice"]
    must(dice["scheme"] == SCHEME, f"The scheme {dice['scheme']} is another one.")
    check_promise(record, dice)
    check_pledges(dice)
    draws = check_draws(record, dice)
    must("scores" in record, "The game was not played to its end.")
    if receipt_file:
        check_receipt(dice, json.loads(Path(receipt_file).read_text(encoding="utf-8")))
    seals = ", and as the seals of your browser say" if receipt_file else ""
    return f"{draws} draws of the log as promised by {dice['commitment']}{seals}; not compared with any screen."


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: python check_dice.py RECORD [RECEIPT]")
    try:
        print(main(*sys.argv[1:3]))
    except Broken as broken:
        sys.exit(str(broken))
