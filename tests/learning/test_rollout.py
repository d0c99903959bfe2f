"""Who sits where, whose value it is, and what a decision was worth."""

from collections.abc import Mapping, Sequence

import pytest
import torch

from ludi.core.errors import LudiError
from ludi.games import GAMES
from ludi.learning.learner import in_bfloat16
from ludi.learning.net import PolicyNet, by_seat, by_side
from ludi.learning.opponents import FixedOpponent
from ludi.learning.rollout import RolloutBuffer, player_of
from ludi.learning.tables import Tables, mix_in, outcome, usual_mix

CPU = torch.device("cpu")
ALEA, ROMA = GAMES.find("alea_iacta_est"), GAMES.find("roma")
MIXED: Sequence[tuple[Mapping[str, str], int]] = [({"players": "2"}, 1), ({"players": "5"}, 2)]


def buffer_of(steps: int = 40, lanes: int = 30) -> RolloutBuffer:
    return RolloutBuffer(Tables(ALEA, lanes, 3, MIXED, CPU, 0), steps)


def net(seed: int = 1) -> PolicyNet:
    torch.manual_seed(seed)
    made = PolicyNet(ALEA, 16, 1)
    for head in (made.policy, made.value, made.lead):
        torch.nn.init.normal_(head.weight, std=0.3)
    return made


def test_sides_are_turned_into_seats_and_back() -> None:
    movers, players = torch.tensor([0, 1, 4, 2]), torch.tensor([2, 2, 5, 3])
    sides = torch.tensor([[0.6, 0.4, 0, 0, 0], [0.6, 0.4, 0, 0, 0], [0.1, 0.2, 0.3, 0.4, 0], [0.5, 0.3, 0.2, 0, 0]])

    seats = by_seat(sides, movers, players)

    assert torch.allclose(seats[0], torch.tensor([0.6, 0.4, 0, 0, 0]))
    assert torch.allclose(seats[1], torch.tensor([0.4, 0.6, 0, 0, 0]))
    assert torch.allclose(seats[2], torch.tensor([0.2, 0.3, 0.4, 0, 0.1]))
    assert torch.allclose(seats[3], torch.tensor([0.3, 0.2, 0.5, 0, 0]))
    assert torch.allclose(by_side(seats, movers, players), sides)


def test_an_end_is_told_as_shares_and_leads_of_those_who_sit_there() -> None:
    rewards = torch.tensor([[1.0, -1.0, 0.0], [1.0, -0.5, -0.5], [0.0, 0.0, 0.0]])
    scores = torch.tensor([[12, 7, 99], [10, 50, 8], [1, 1, 1]])
    done, players = torch.tensor([True, True, False]), torch.tensor([2, 3, 3])

    shares, leads = outcome(rewards, scores, done, players)

    assert shares.tolist() == [[1, 0, 0], [1, 0, 0], [0, 0, 0]]
    assert leads[0].tolist() == pytest.approx([0.25, -0.25, 0])  # five points of twenty; nobody sits at the third seat
    assert leads[1].tolist() == [-1, 1, -1]
    assert leads[2].tolist() == [0, 0, 0]


def test_without_a_lambda_below_one_an_advantage_is_the_outcome_less_what_was_expected() -> None:
    buffer = buffer_of(steps=600)
    rollout = buffer.play(player_of(in_bfloat16(net(), CPU)), 1.0, 0.0)

    gains = buffer.gains(buffer.shares, buffer.values, 1.0)
    ends = buffer.done.nonzero()

    assert len(rollout) == 600 * 30
    assert len(ends) > 10
    for step, lane in ends[:10]:
        earlier = buffer.done[:step, lane].nonzero()
        first = int(earlier[-1]) + 1 if len(earlier) else 0
        for back in (first, int(step)):
            expected = buffer.shares[step, lane] - buffer.values[back, lane]
            assert torch.allclose(gains[back, lane], expected, atol=1e-4)


def test_shares_expected_add_up_to_one_and_nobody_sits_at_an_empty_seat() -> None:
    buffer = buffer_of()
    buffer.play(player_of(in_bfloat16(net(), CPU)), 0.95, 1.0)

    assert torch.allclose(buffer.values.sum(-1), torch.ones(41, 30), atol=1e-5)
    assert (buffer.values[:, buffer.tables.players == 2, 2:] == 0).all()
    assert (buffer.movers.max(0).values < buffer.tables.players).all()


def test_in_an_opponents_lanes_the_learner_has_one_seat_each_in_turn() -> None:
    buffer = buffer_of(steps=30, lanes=60)

    def first_legal(rows: torch.Tensor, masks: torch.Tensor, temperature: float) -> torch.Tensor:
        return masks.int().argmax(-1)

    rollout = buffer.play(player_of(in_bfloat16(net(), CPU)), 0.95, 1.0, FixedOpponent(first_legal, 30))

    late = slice(30, None)
    seats = buffer.learners(late)
    for players in (2, 5):
        sat = seats[buffer.tables.players[late] == players]
        assert sorted(set(sat.tolist())) == list(range(players))
        assert max(sat.bincount()) - min(sat.bincount()) <= 1
    theirs = ~buffer.own[:, late]
    assert torch.equal(theirs, buffer.movers[:-1, late] != seats)
    assert torch.equal(buffer.actions[:, late][theirs], buffer.masks[:-1, late].int().argmax(-1)[theirs])
    assert buffer.own[:, :30].all()
    alone = (buffer.masks[:-1].sum(-1) == 1).flatten()
    assert not rollout.decisions.own[alone].any()  # where there is no choice, no policy learns


def test_a_mix_is_typed_in_words() -> None:
    assert mix_in(ALEA, ["players=5,scale=whole:3"])[0][1] == 3
    assert mix_in(ALEA, ["players=5"])[0][0]["players"] == "5"
    assert mix_in(ROMA, []) == usual_mix(ROMA)
    with pytest.raises(LudiError, match="no part of a mix"):
        mix_in(ALEA, ["players=:2"])
    with pytest.raises(LudiError, match="players"):
        mix_in(ALEA, ["players=9"])


def test_the_usual_mix_has_every_number_of_players_and_every_other_option() -> None:
    asked = [options for options, _ in usual_mix(ALEA)]
    assert [{"players": str(number)} for number in (2, 3, 4, 5)] == asked[:4]
    assert {"templum_self_raise": "yes"} in asked
    assert {"scale": "small"} in asked


def test_too_few_lanes_for_a_mix_are_refused() -> None:
    with pytest.raises(LudiError, match="too few"):
        Tables(ALEA, 2, 0, MIXED, CPU, 0)
