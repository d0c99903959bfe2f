"""The parts of a running server, each made once and handed to those that need it."""

from ludi.server.after.analyses import Analyses
from ludi.server.after.deals import Deals
from ludi.server.after.history import Histories
from ludi.server.bots.external import ExternalBots
from ludi.server.bots.seats import BotSeats, give_way
from ludi.server.bots.study_workers import LAID_OUT, StudyWorkers
from ludi.server.bots.warmup import Warmup
from ludi.server.http.limits import Budgets
from ludi.server.people.names import Names
from ludi.server.people.presence import Presence
from ludi.server.people.tokens import Tokens
from ludi.server.settings import Settings
from ludi.server.storage.store import Store
from ludi.server.storage.writer import Writer
from ludi.server.tables.lobby import Lobby


class Services:
    """What a route may ask: the database, people, tables, bots, and what there is after a game."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.writer = Writer(store)
        self.tokens = Tokens(store, self.writer)
        self.names = Names(store, self.writer, self.tokens)
        self.presence = Presence(settings.patience)
        self.budgets = Budgets(settings.limited)
        self.warmup = Warmup()
        self.bots = BotSeats(
            self.warmup,
            settings.pace,
            memory=settings.trees,
            external=ExternalBots(settings.bots),
            adviser=settings.adviser,
        )
        self.study_hints = StudyWorkers(self.bots.adviser)
        self.study_layouts = StudyWorkers(self.bots.adviser, thought=LAID_OUT)
        self.histories = Histories(settings.history)
        self.analyses = Analyses(settings.history, give_way, self.check_analyses)
        self.lobby = Lobby(self.writer, self.tokens, self.names, self.presence, self.budgets, self.warmup, self.bots)
        self.deals = Deals(self.lobby, self.analyses, self.writer, self.names, self.warmup)
        self.lobby.admit = self.deals.admit

    def check_analyses(self, mine: int, ours: int) -> None:
        """Whether a guest, and an address, may have so many analyses made."""
        self.budgets.check("analyses", mine, ours)

    def close(self) -> None:
        """Close the server: everybody is told, what waits is written."""
        self.warmup.stop()
        self.lobby.close()
        self.bots.close()
        self.study_hints.close()
        self.study_layouts.close()
        self.histories.close()
        self.analyses.close()
        self.writer.close()
        self.store.close()
