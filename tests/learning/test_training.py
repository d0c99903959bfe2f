"""A run learns, stops, goes on, and says the same for the same seed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from ludi.bots.nets.files import write_net
from ludi.core.errors import LudiError
from ludi.games import GAMES
from ludi.learning.net import PolicyNet, fill, weights_of
from ludi.learning.opponents import Won
from ludi.learning.recipe import Recipe, recipe_for, recipe_from, written
from ludi.learning.response import Response
from ludi.learning.schedule import Schedule
from ludi.learning.training import CHECKPOINT, Run, device_named, resumed

ROMA = GAMES.find("roma")
CPU = torch.device("cpu")
SMALL: dict[str, Any] = {
    "mix": ("scale=small",), "width": 32, "blocks": 1, "lanes": 64, "steps": 16, "batch": 512, "decisions": 8192,
    "past": 0.25, "responses": 0,
}  # fmt: skip


def run_of(**wishes: Any) -> Run:
    return Run(recipe_for(ROMA, False, **(SMALL | wishes)), CPU, measured=8)


def learned(run: Run) -> dict[str, Any]:
    for row in run.learn():
        run.progress.curve.append(row)
    return weights_of(run.learner.mean)


@pytest.fixture(autouse=True)
def one_thread() -> Any:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def test_the_same_seed_and_decisions_make_the_same_net() -> None:
    one, two, other = learned(run_of()), learned(run_of()), learned(run_of(seed=2))

    assert all((one[name] == two[name]).all() for name in one)
    assert any((one[name] != other[name]).any() for name in one)


def test_a_run_learns_to_beat_who_plays_at_random() -> None:
    run = run_of(mix=("scale=whole",), width=64, lanes=256, decisions=300_000, steps=32, batch=1024, rate=3e-3)
    learned(run)
    row = run.progress.curve[-1]
    run.measured = 200

    run.measure(row)

    assert row.random is not None
    assert row.random > 0.65  # of 200 games; a net that has learned nothing takes half


def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    run = run_of()
    rows = run.learn()
    next(rows), next(rows)
    run.save(tmp_path)

    again = resumed(tmp_path, CPU, lambda recipe: recipe)

    kept, now = run.learner.net.state_dict(), again.learner.net.state_dict()
    assert all(torch.equal(kept[name], now[name]) for name in kept)
    assert again.progress.decisions == run.progress.decisions
    assert len(again.past) == len(run.past)
    learned(again)
    assert again.progress.decisions == 8192


def test_a_checkpoint_of_other_rules_is_refused(tmp_path: Path) -> None:
    run = run_of()
    run.save(tmp_path)
    kept = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    torch.save(kept | {"version": 1}, tmp_path / CHECKPOINT)

    with pytest.raises(LudiError, match="version 1 of roma"):
        resumed(tmp_path, CPU, lambda recipe: recipe)


def test_a_checkpoint_of_other_actions_is_refused(tmp_path: Path) -> None:
    run = run_of()
    run.save(tmp_path)
    kept = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    kept["learned"]["actions"][0] = "give thermae"
    torch.save(kept, tmp_path / CHECKPOINT)

    with pytest.raises(LudiError, match="learned other actions or features of roma"):
        resumed(tmp_path, CPU, lambda recipe: recipe)


def test_where_there_is_no_checkpoint_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(LudiError, match="no checkpoint"):
        resumed(tmp_path, CPU, lambda recipe: recipe)


def test_a_recipe_is_written_and_read() -> None:
    recipe = recipe_for(GAMES.find("alea_iacta_est"), True, mix=("players=5:2",), entropy=0.03)
    assert recipe_from(written(recipe)) == recipe
    with pytest.raises(LudiError, match="another version of the trainer"):
        recipe_from(written(recipe) | {"magic": 1})


def test_rates_fall_along_a_line() -> None:
    recipe = Recipe("roma", rate=1.0, last_rate=0.0, entropy=0.3, last_entropy=0.1, by_lead=1.0, last_by_lead=0.5)
    assert Schedule(recipe).at(0) == (1.0, 0.3, 1.0)
    assert Schedule(recipe).at(0.5) == pytest.approx((0.5, 0.2, 0.75))
    assert Schedule(recipe).at(2) == pytest.approx((0.0, 0.1, 0.5))


def test_a_response_begins_as_the_one_it_answers_and_leaves_it_alone() -> None:
    run = run_of()
    before = weights_of(run.learner.mean)
    response = Response(run)
    recipe = run.recipe
    run.recipe = replace(recipe, rate=0.0, last_rate=0.0)

    won = response.train(run.learner, 0.5)

    same = weights_of(response.learner.net)
    assert all((same[name] == before[name]).all() for name in before)  # with no rate nothing is learned
    run.recipe = recipe
    response.train(run.learner, 0.5)
    after = weights_of(response.learner.net)
    assert any((after[name] != before[name]).any() for name in before)
    assert all((weights_of(run.learner.mean)[name] == before[name]).all() for name in before)
    assert won.games > 0
    assert response.curve[-1][1] >= 4096


def test_a_response_goes_on_from_a_net_in_a_file(tmp_path: Path) -> None:
    run = run_of()
    before = weights_of(run_of(seed=9).learner.net)
    write_net(ROMA, before, {}, tmp_path / "answer.npz")
    run.recipe = replace(run.recipe, rate=0.0, last_rate=0.0)
    response = Response(run)

    response.train(run.learner, 0.5, start=tmp_path / "answer.npz")

    after = weights_of(response.learner.net)
    assert all(abs(after[name] - before[name]).max() < 0.02 for name in before)  # kept in bytes


def test_a_net_with_more_blocks_begins_as_the_smaller_one_it_grew_from(tmp_path: Path) -> None:
    small = run_of(blocks=1)
    write_net(ROMA, learned(small), {}, tmp_path / "small.npz")
    small.begin_with(tmp_path / "small.npz")
    grown = run_of(blocks=3)

    grown.begin_with(tmp_path / "small.npz")

    rows = torch.randint(0, 3, (16, ROMA.feature_size), dtype=torch.int8)
    (policy, value, _), (same_policy, same_value, _) = small.learner.net(rows), grown.learner.net(rows)
    assert torch.allclose(policy, same_policy, atol=1e-5)
    assert torch.allclose(value, same_value, atol=1e-5)


def test_responses_are_trained_on_the_way_and_sit_among_the_past() -> None:
    run = run_of(responses=2, keep_every=2.0)
    learned(run)
    told = [row.response for row in run.progress.curve if row.response is not None]
    assert len(told) == 2
    assert len(run.past) == 1 + 2


def test_what_is_won_has_a_mean_and_an_error() -> None:
    won = Won(2, 0.5, 0.25) + Won(2, -0.5, 0.25)
    assert (won.games, won.mean) == (4, 0)
    assert won.error == pytest.approx((0.5 / 4 / 4) ** 0.5)
    assert Won().mean == Won().error == 0


def test_weights_go_out_as_arrays_and_in_again() -> None:
    torch.manual_seed(1)
    one, two = PolicyNet(ROMA, 16, 1), PolicyNet(ROMA, 16, 1)
    fill(two, weights_of(one))
    assert all((weights_of(one)[name] == weights_of(two)[name]).all() for name in weights_of(one))
    assert not any(name.startswith("lead") for name in weights_of(one))  # what only learning needs


def test_a_gpu_that_is_not_there_is_named() -> None:
    if torch.cuda.is_available():
        pytest.skip("there is one")
    assert device_named("auto").type == "cpu"
    with pytest.raises(LudiError, match="no GPU"):
        device_named("cuda")
