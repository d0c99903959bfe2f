"""Alea Iacta Est, put together from the files of this folder."""

from ludi.core.game import Game
from ludi.games.alea_iacta_est.components import LONGEST, Seat
from ludi.games.alea_iacta_est.features import FEATURES, features
from ludi.games.alea_iacta_est.fields import FIELDS, OPTIONS
from ludi.games.alea_iacta_est.forecast import DERIVED, PRINTED, STAKES, era, forecast, score_sheet
from ludi.games.alea_iacta_est.moves import ACTIONS
from ludi.games.alea_iacta_est.narration import ending, figures_of, narrate
from ludi.games.alea_iacta_est.refusals import refuse
from ludi.games.alea_iacta_est.rules import chance_outcomes, legal_actions, perform, tally
from ludi.games.alea_iacta_est.rules.faults import FAULTS, RESTS, decider_of, fault_of, lacking
from ludi.games.alea_iacta_est.scoring import is_winner, score_of
from ludi.games.alea_iacta_est.state import recount, setup
from ludi.games.alea_iacta_est.view import imagine, seen_move

GAME = Game(
    name="alea_iacta_est", version=2, room=__name__, seats=Seat, players=(2, 3, 4, 5), options=OPTIONS,
    fields=FIELDS, faults=FAULTS, actions=ACTIONS, feature_slices=FEATURES,
    rules=(legal_actions, chance_outcomes, perform, tally, score_of, is_winner, imagine, features, recount, fault_of),
    setup=setup, rests=RESTS, lacking=lacking, decider_of=decider_of, seen_move=seen_move, ending=ending,
    narrate=narrate, refuse=refuse, forecast=forecast, score_sheet=score_sheet, printed=PRINTED, derives=DERIVED,
    figures_of=figures_of, stakes=STAKES, era=era, longest=LONGEST,
)  # fmt: skip
