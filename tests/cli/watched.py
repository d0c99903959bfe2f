"""Somebody at a table who is only looked at: what is drawn, and no more."""

from collections.abc import Sequence

from rich.console import Console

from ludi.cli.at_table import AtTable
from ludi.cli.choices import grouped
from ludi.cli.screen import Fitted, Picture, Screen, fitted
from ludi.core.match import Match
from ludi.core.speech import seat_line
from ludi.core.texts import Reader


class Watched(AtTable):
    """A match, drawn for whoever decides."""

    def __init__(self, match: Match, language: str, out: Console) -> None:
        super().__init__(match, Reader(language), 0, Screen(out))

    def sit_at(self, seat: int) -> None:
        """Look with these eyes."""
        self.viewer = seat
        self.reader = Reader(self.reader.language, seat_line(self.match.game, seat).message)

    def act(self, action: int) -> None:
        """An action, and what is told of it."""
        before = self.match.state
        self.match.step(action)
        self.tell(self.match.lines(before, action, self.match.state, self.viewer))

    def drawn(self, picture: Picture) -> Fitted:
        """As it fits."""
        out = self.screen.out
        return fitted(out, picture, out.size.width, out.size.height)

    def when_asked(self) -> Fitted:
        """The picture of a decision."""
        return self.drawn(self.asked(grouped(self.match.game, self.legal)))

    def when_over(self) -> Fitted:
        """The last picture."""
        match, shown = self.match, self.board()
        assert match.game.ending
        ending = self.say(match.game.ending(match.view(self.viewer)))
        last = self.last_lines(match.scores(), match.winners(), ending, "Kept in a file with a name of some length.")
        return self.drawn(Picture(shown.board, shown.told, (), last))

    @property
    def legal(self) -> Sequence[int]:
        return self.match.legal()

    def move(self, action: int) -> bool:
        self.act(action)
        return True

    def undo(self) -> bool:
        return False

    def hint(self) -> None:
        """None here."""
