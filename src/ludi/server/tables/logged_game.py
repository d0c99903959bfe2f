"""A game as its log tells it, and what anybody sees of it. Nothing here is written, and nobody is told."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import orjson

from ludi.core.dice import Dice, Numbering
from ludi.core.fairness import odds_of
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.match import Match
from ludi.core.replay import start_from
from ludi.core.state import CHANCE, NONE, State
from ludi.core.texts import Line
from ludi.server.api.frames import frame_of, position_frame
from ludi.server.api.positions import Position, SeenState, Viewpoint, in_json, position_of, step_of
from ludi.server.api.tables import TableStatus
from ludi.server.http.problems import Problem
from ludi.server.tables.log import NO_ODDS, PAGE, Entry, LoggedStep, Mark, Moment, Odds
from ludi.server.tables.table_info import TableInfo

NOT_PLAYING = {
    TableStatus.WAITING: "server-not-started", TableStatus.OVER: "server-over", TableStatus.CLOSED: "server-closed",
}  # fmt: skip


class LoggedGame:
    """Everything that follows from a table's info and its log."""

    def __init__(self, info: TableInfo, game: Game, rules: Rules) -> None:
        self.game = game
        self.match = Match(game, info.options, start_from(game, info.options, info.start))
        self.match.rules = rules
        self.replay(info, [])

    def replay(self, info: TableInfo, entries: Iterable[Entry]) -> None:
        """The game from its start: every entry carried out again."""
        self.info = info
        self.match.state, self.match.actions = self.match.start, []
        self.log: list[Entry] = []
        self.seals = [info.promise]  # of every entry, and before the first the promise
        self.commands: set[str] = set()
        self.past: list[State] = []  # the states before the last actions of one seat in a row, for undo
        self.marks: list[Mark] = []  # where the pages of the log begin, but for the first
        self.draws = Numbering()
        self.withheld: Moment | None = None  # where the others believe the game to stand, while a seat acts in secret
        self.undoable: tuple[int, int, bool] | None = None
        self.positions: dict[Viewpoint, bytes] = {}
        for number, entry in enumerate(entries, 1):
            before = self.match.state
            odds = self.odds(entry, before)
            if not self.fits(number, entry, odds):
                raise Problem(409, "server-damaged", entry=number)
            undone = entry.kind == "undo"
            after = self.past[-1] if undone else self.after(before, entry)
            self.enter(LoggedStep(entry, before, after, odds), info.dice)
        self.settle()

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.info.id

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return self.info.sequence

    @property
    def stand_ins(self) -> str:
        """The seats of people for whom a bot plays now, as the log has them."""
        return "".join(map(str, self.info.stand_ins))

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        return self.info.asked

    def after(self, before: State, entry: Entry) -> State:
        """Where the game stands after an entry that can be the next one, and is no undo."""
        return self.game.after(before, self.game.actions.by_text[entry.move], self.match.rules)

    def odds(self, entry: Entry, before: State) -> Odds:
        """What could have come where chance acted, and how likely each was."""
        is_chance = entry.kind == "chance" and before.seat == CHANCE
        return odds_of(self.game, before, self.match.rules) if is_chance else NO_ODDS

    def fits(self, number: int, entry: Entry, odds: Odds) -> bool:
        """Whether an entry can be the next one: compiled rules are never given what was not looked at."""
        seat, state, action = entry.seat, self.match.state, self.game.actions.by_text.get(entry.move)
        if entry.sequence != number or entry.kind not in ("move", "undo", "chance") or action is None:
            return False
        if entry.kind == "undo":
            return bool(self.past) and seat >= 0 and self.past[-1].seat == seat and self.match.actions[-1] == action
        if seat != state.seat or (entry.kind == "chance") != (seat == CHANCE):
            return False
        if entry.kind == "chance":
            return entry.move == self.info.dice.draw(self.draws.next(odds[0]), *odds)
        return action in self.game.legal(state, self.match.rules)

    # What would be

    def planned(self, action: int | None, command: str | None = None, dice: Dice | None = None) -> list[LoggedStep]:
        """What an action, and the chance after it, would bring: every step with the states around it."""
        state, draws, turned = self.match.state, self.draws.copied(), list[LoggedStep]()
        move = None if action is None else self.game.actions.text(action)
        while move is not None or state.seat == CHANCE:
            kind, seat, sequence = "move", int(state.seat), len(self.log) + len(turned) + 1
            odds = NO_ODDS
            if move is None:
                odds = odds_of(self.game, state, self.match.rules)
                move, kind = (dice or self.info.dice).draw(draws.next(odds[0]), *odds), "chance"
            draws.count(seat, odds[0])
            entry = Entry(sequence, kind, seat, move, command, self.stand_ins)
            turned.append(LoggedStep(entry, state, self.after(state, entry), odds))
            state, move, command = turned[-1].after, None, None
        return turned

    def planned_undo(self, seat: int, command: str | None = None) -> list[LoggedStep]:
        """What taking the last action back would bring."""
        taken_back = self.game.actions.text(self.match.actions[-1])
        entry = Entry(len(self.log) + 1, "undo", seat, taken_back, command, self.stand_ins)
        return [LoggedStep(entry, self.match.state, self.past[-1])]

    def begun(self, info: TableInfo) -> tuple[TableInfo, list[LoggedStep]]:
        """How the table would stand with these people: where nobody is missing any more, chance acts first."""
        if info.status != TableStatus.WAITING or not info.is_full():
            return info, []
        info = replace(info, status=TableStatus.PLAYING, seeds=info.gathered_seeds())
        turned = self.planned(None, None, info.dice)
        return self.standing(info, turned), turned

    def standing(self, info: TableInfo, turned: Sequence[LoggedStep] = ()) -> TableInfo:
        """How the table stands after these steps: worked out once, written, then installed as it was written."""
        if info.status in (TableStatus.WAITING, TableStatus.CLOSED):
            return info
        state = turned[-1].after if turned else self.match.state
        deciding, rules, seats = int(state.seat), self.match.rules, range(len(info.chairs))
        is_over = deciding == NONE
        return replace(
            info,
            sequence=len(self.log) + len(turned),
            asked=deciding if deciding >= 0 else None,
            status=TableStatus.OVER if is_over else TableStatus.PLAYING,
            winners=[seat for seat in seats if rules.is_winner(state, seat)] if is_over else [],
            scores=[int(rules.score_of(state, seat)) for seat in seats] if is_over else None,
        )

    def stays_secret(self, before: State, after: State) -> bool:
        """Whether a seat goes on with what it does in secret."""
        same = before.phase == after.phase and before.seat == after.seat
        return bool(same and before.seat != CHANCE and self.game.is_secret(before))

    # What is

    def install(self, turned: Iterable[LoggedStep], info: TableInfo) -> None:
        """What was written is so: these steps are the game now, and the table stands as it was worked out."""
        for step in turned:
            self.enter(step, info.dice)
        self.info = info
        self.positions.clear()

    def enter(self, step: LoggedStep, dice: Dice) -> None:
        """One entry carried out and sealed. While a seat goes on with a secret, the others hear nothing of it."""
        entry = step.entry
        if entry.kind == "undo":
            self.match.actions.pop()
            self.past.pop()
        else:
            if self.past and self.past[-1].seat != entry.seat:
                self.past.clear()
            self.past.append(step.before)
            self.match.actions.append(self.game.actions.by_text[entry.move])
            self.draws.count(entry.seat, step.odds[0])
        if self.stays_secret(step.before, step.after):
            self.withheld = self.withheld or Moment(len(self.log), step.before)
            self.withheld.since.append(step)
        else:
            self.withheld = None
        self.match.state = step.after
        self.log.append(entry)
        self.seals.append(dice.seal(self.seals[-1], step.sealed))
        if entry.command:
            self.commands.add(entry.command)
        if len(self.log) % PAGE == 0:
            self.marks.append(Mark(self.match.state, tuple(self.past)))

    def settle(self) -> None:
        """The table stands as its log says."""
        self.install((), self.standing(self.info))

    def can_undo(self, seat: int | None) -> bool:
        """Whether this seat's last decision may be taken back: it was the last action and showed nothing new."""
        if seat is None or self.info.asked != seat or not self.past or self.past[-1].seat != seat:
            return False
        if self.undoable is None or self.undoable[:2] != (self.sequence, seat):
            shows = self.match.shows(self.past[-1], self.match.actions[-1], seat)
            self.undoable = (self.sequence, seat, not shows)
        return self.undoable[2]

    def mark(self, number: int) -> Mark:
        """Where a page of the log begins."""
        return self.marks[number - 1] if number else Mark(self.match.start)

    def history(self, page: int = 0) -> Iterator[LoggedStep]:
        """The log again from one of its pages on, with the states around each entry."""
        mark = self.mark(page)
        states = [*mark.past, mark.state]
        for entry in self.log[page * PAGE :]:
            before = states[-1]
            if entry.kind == "undo":
                states.pop()
            else:
                states.append(self.after(before, entry))
            yield LoggedStep(entry, before, states[-1])

    def kept(self) -> list[int]:
        """The sequence numbers of what was not taken back."""
        kept: list[int] = []
        for entry in self.log:
            if entry.kind == "undo":
                kept.pop()
            else:
                kept.append(entry.sequence)
        return kept

    # What is seen

    def answers(self, seat: int | None) -> bool:
        """Whether the person on this seat answers for it."""
        playing = self.info.status == TableStatus.PLAYING
        return seat is not None and playing and self.info.chairs[seat].bot is None

    def viewpoint(self, guest: str | None, wanted: int | None) -> Viewpoint:
        """The viewpoint of a seat the guest has now: the first, if none is wanted; NONE means a watcher's."""
        mine = self.info.seats_of(guest)
        if wanted is None:
            return Viewpoint(mine[0] if mine else None)
        if wanted != NONE and wanted not in mine:
            raise Problem(403, "server-not-your-seat")
        return Viewpoint(None if wanted == NONE else wanted)

    def acting(self, guest: str, wanted: int | None) -> int:
        """The seat this guest acts for now."""
        seat = self.viewpoint(guest, wanted).seat
        if seat is None:
            raise Problem(403, "server-not-your-seat")
        return seat

    def refusal(self, seat: int, action: int) -> Line | None:
        """Why this seat cannot do this now; None where it can."""
        if self.info.status != TableStatus.PLAYING:
            return Line(NOT_PLAYING[self.info.status])
        if self.info.asked != seat or not self.answers(seat):
            return Line("server-not-your-turn")
        if action >= self.game.actions.size:
            return Line("server-no-move")
        view = self.match.view(seat)
        if action in self.game.legal(view, self.match.rules):
            return None
        return self.game.refuse(view, self.game.actions.decode(action))

    def undo_refusal(self, seat: int) -> Line | None:
        """Why this seat cannot take its last decision back; None where it can."""
        return None if self.answers(seat) and self.can_undo(seat) else Line("server-no-undo")

    def moment(self, viewpoint: Viewpoint) -> Moment:
        """Where the game stands for this viewpoint."""
        if self.withheld and is_kept_from(viewpoint, self.withheld):
            return self.withheld
        return Moment(len(self.log), self.match.state)

    def position(self, viewpoint: Viewpoint, look: SeenState | None = None) -> bytes:
        """Where the game stands, for this viewpoint; `look` is what it shows, where it is known already."""
        if viewpoint not in self.positions:
            answers, now = self.answers(viewpoint.seat), self.moment(viewpoint)
            undo = answers and self.can_undo(viewpoint.seat)
            look = look or SeenState(self.game, now.state, viewpoint)
            self.positions[viewpoint] = orjson.dumps(self.position_at(look, now.sequence, answers, undo))
        return self.positions[viewpoint]

    def position_at(self, look: SeenState, sequence: int, answers: bool = False, undo: bool = False) -> Position:
        """Where the game stood."""
        seen = position_of(self.match.rules, look, sequence, answers, undo, self.seal(sequence))
        if self.info.status not in (TableStatus.PLAYING, TableStatus.OVER):
            seen["asked"] = seen["ask"] = None
        return seen

    def seal(self, sequence: int) -> str:
        """The seal of an entry, and before the first the promise."""
        return self.seals[sequence]

    def frames_since(self, since: int, viewpoint: Viewpoint) -> list[bytes]:
        """Everything after so many entries of the log, as it was sent when it was told."""
        now = self.moment(viewpoint).sequence
        steps = self.history(min(since // PAGE, len(self.marks)))
        return self.frames_for([step for step in steps if since < step.entry.sequence <= now], viewpoint)

    def frames_for(self, turned: Iterable[LoggedStep], viewpoint: Viewpoint) -> list[bytes]:
        """What happened, frame by frame, for this viewpoint; the one for now says what may be done."""
        frames, now, before = list[bytes](), self.moment(viewpoint).sequence, None
        for step in turned:
            after, sequence = SeenState(self.game, step.after, viewpoint), step.entry.sequence
            if sequence == now:
                position = in_json(self.position(viewpoint, after), Position)
            else:
                position = self.position_at(after, sequence)
            if step.entry.kind == "undo":
                frames.append(position_frame(position, undone=True))
            else:
                before = before or SeenState(self.game, step.before, viewpoint)
                frames.append(frame_of({"type": "step", "step": step_of(step, before, after, position)}))
            before = after
        return frames


def is_kept_from(viewpoint: Viewpoint, secret: Moment) -> bool:
    """Whether this viewpoint is not that of the seat that acts in secret."""
    return bool(viewpoint.seat != secret.state.seat and not viewpoint.open)
