"""Roma, put together from the files of this folder."""

from ludi.core.game import Game
from ludi.games.roma.components import LONGEST, Seat
from ludi.games.roma.features import FEATURES, features
from ludi.games.roma.fields import FIELDS, OPTIONS
from ludi.games.roma.forecast import DERIVED, PRINTED, STAKES, forecast, score_sheet, spoken
from ludi.games.roma.moves import ACTIONS
from ludi.games.roma.narration import ending, figures_of, narrate
from ludi.games.roma.refusals import refuse
from ludi.games.roma.rules import chance_outcomes, legal_actions, perform, tally
from ludi.games.roma.rules.faults import FAULTS, RESTS, decider_of, fault_of, lacking
from ludi.games.roma.scoring import is_winner, score_of
from ludi.games.roma.state import recount, setup
from ludi.games.roma.view import imagine, seen_move

GAME = Game(
    name="roma", version=2, room=__name__, seats=Seat, players=(2,), options=OPTIONS, symmetric=True,
    fields=FIELDS, faults=FAULTS, actions=ACTIONS, feature_slices=FEATURES,
    rules=(legal_actions, chance_outcomes, perform, tally, score_of, is_winner, imagine, features, recount, fault_of),
    setup=setup, rests=RESTS, lacking=lacking, decider_of=decider_of, seen_move=seen_move, ending=ending,
    narrate=narrate, refuse=refuse, forecast=forecast, score_sheet=score_sheet, printed=PRINTED, derives=DERIVED,
    spoken=spoken, stakes=STAKES, longest=LONGEST, figures_of=figures_of,
)  # fmt: skip
