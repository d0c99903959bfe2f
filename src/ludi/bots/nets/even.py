"""A search with a net for those who ask what every move is worth, not only which one to make."""

from ludi.bots.nets.search import NetSearchBot
from ludi.bots.search import Tree
from ludi.core.state import State

FAIRNESS = 0.5  # how much of the first look every move gets alike, whatever the net thinks of it


class EvenSearch(NetSearchBot):
    """A search with a net that tries every move of the decision asked about often enough to know what it is worth."""

    def grow(self, one: Tree, view: State, seat: int, until: float) -> None:
        """Open the root, let no move of it be overlooked, and go on as always."""
        if one.node_of(view, seat) < 0:
            one.think(view, seat, 1, self.style)
        memory, node = one.memory[0], one.node_of(view, seat)
        if node >= 0:  # none where there is only one thing to do
            edges = slice(int(memory.first[node]), int(memory.first[node] + memory.count[node]))
            memory.prior[edges] = (1 - FAIRNESS) * memory.prior[edges] + FAIRNESS / int(memory.count[node])
        super().grow(one, view, seat, until)
