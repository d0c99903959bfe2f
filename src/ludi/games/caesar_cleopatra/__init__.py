"""Caesar & Cleopatra, put together from the files of this folder."""

from ludi.core.game import Game
from ludi.games.caesar_cleopatra.components import LONGEST, Seat
from ludi.games.caesar_cleopatra.features import FEATURES, features
from ludi.games.caesar_cleopatra.fields import FIELDS, OPTIONS, Phase
from ludi.games.caesar_cleopatra.forecast import DERIVED, PRINTED, STAKES, forecast, score_sheet, spoken
from ludi.games.caesar_cleopatra.moves import ACTIONS
from ludi.games.caesar_cleopatra.narration import ending, figures_of, narrate
from ludi.games.caesar_cleopatra.refusals import refuse
from ludi.games.caesar_cleopatra.rules import chance_outcomes, legal_actions, perform, tally
from ludi.games.caesar_cleopatra.rules.faults import FAULTS, RESTS, decider_of, fault_of, lacking
from ludi.games.caesar_cleopatra.scoring import is_winner, score_of
from ludi.games.caesar_cleopatra.state import recount, setup
from ludi.games.caesar_cleopatra.view import imagine, is_secret, seen_move

GAME = Game(
    name="caesar_cleopatra", version=3, learned_since=2, room=__name__, seats=Seat, players=(2,), options=OPTIONS,
    fields=FIELDS, faults=FAULTS, actions=ACTIONS, feature_slices=FEATURES,
    rules=(legal_actions, chance_outcomes, perform, tally, score_of, is_winner, imagine, features, recount, fault_of),
    setup=setup, rests=RESTS, lacking=lacking, decider_of=decider_of, seen_move=seen_move, ending=ending,
    narrate=narrate, refuse=refuse, forecast=forecast, score_sheet=score_sheet, printed=PRINTED, derives=DERIVED,
    is_secret=is_secret, suggested=(Phase.ORDER,), spoken=spoken, stakes=STAKES,
    routine=(Phase.REFILL, Phase.REPLACE, Phase.REDRAW), longest=LONGEST, figures_of=figures_of,
)  # fmt: skip
