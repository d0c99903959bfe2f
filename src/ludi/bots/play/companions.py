"""Threads that stay: what is done side by side again and again does not start them again and again.

Every thread that asks has companions of its own. They are its children, so they have its priority on Linux (the
server's bots give way to people); they end with it, and with the program. A forked process begins with none.
"""

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread, local

Act = Callable[[], None]


class Companion:
    """A thread that does one thing after another."""

    def __init__(self) -> None:
        self.asked: SimpleQueue[Act | None] = SimpleQueue()
        self.answers: SimpleQueue[BaseException | None] = SimpleQueue()
        self.thread = Thread(target=attend, args=(self.asked, self.answers), name="companion", daemon=True)
        self.thread.start()

    def __del__(self) -> None:
        asked = getattr(self, "asked", None)  # the program is ending: nothing of this module need be left
        if asked is not None:
            asked.put(None)


def attend(asked: SimpleQueue[Act | None], answers: SimpleQueue[BaseException | None]) -> None:
    """Do what is asked until nobody asks any more. It must not know its companion, which would then never go."""
    while act := asked.get():
        answers.put(fault_in(act))
        del act


def fault_in(act: Act) -> BaseException | None:
    """Do this; what went wrong."""
    try:
        act()
    except BaseException as fault:
        return fault
    return None


class Idle(local):
    """The companions of the thread that asks that have nothing to do."""

    def __init__(self) -> None:
        self.companions: list[Companion] = []

    def take(self) -> Companion:
        """One that lives: those of a process this one was forked from do not."""
        while self.companions:
            companion = self.companions.pop()
            if companion.thread.is_alive():
                return companion
        return Companion()


idle = Idle()


def side_by_side(acts: Sequence[Act]) -> None:
    """Do all of this at once, the last of it here; the first thing that went wrong is raised when all is done.

    No pool of the standard library: all its pools in a process share one lock, and would wait for each other. Whoever
    is interrupted meanwhile leaves companions behind that are still busy; they are not asked again.
    """
    companions = [idle.take() for _ in acts[:-1]]
    for companion, act in zip(companions, acts, strict=False):
        companion.asked.put(act)
    faults = [fault_in(acts[-1])]
    faults += [companion.answers.get() for companion in companions]
    idle.companions += companions
    for fault in faults:
        if fault:
            raise fault


def one_by_one(acts: Sequence[Act]) -> None:
    """Do all of this here: what is little is done before a companion is awake."""
    for act in acts:
        act()
