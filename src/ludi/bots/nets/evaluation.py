"""A net evaluated, compiled like the rules: what one seat sees goes in, logits of its actions and all shares come out.

    units  = relu(inp(row))                               features that are 0, most of them, are left out
    units += two(relu(one(norm(units))))                  for each block
    logits = policy(norm(units)), value(norm(units))      of the legal actions alone

Weights are bytes with a step for each row. Before each layer its input is rounded to whole numbers of 16 bits, so that
the long sums are of whole numbers: they come out alike in any order, on any machine, and compilers make them fast. What
is left of fractions is added up in one order.
"""

from math import factorial
from typing import Any, NamedTuple

import numpy as np

from ludi.bots.value.outcomes import write_shares
from ludi.core.game_api import features
from ludi.core.state import NONE
from ludi.core.view import Records, Viewing, write_view

SMALL = 1e-5  # added to a variance, as PyTorch has it
MOST_WHOLE = 32767
MOST_PRODUCT = 2147483647 // 127  # a sum of so many times a byte fits 32 bits
LOWEST = -708.0  # e to the power of less is next to nothing
HALVINGS = 1.4426950408889634  # 1 / log 2
HALF_FIRST, HALF_REST = 0.693145751953125, 1.42860682030941723212e-6  # log 2, its first bits and what is left
TERMS = np.array([1.0 / factorial(power) for power in range(13, -1, -1)])
HALVED = np.array([0.5 ** (1 << bit) for bit in range(10)])


class Evaluator(NamedTuple):
    """A net, and what one thread needs to ask it: room to work in, and to write what a seat sees."""

    nets: Any
    workspaces: Any
    viewing: Viewing


def enter(net: Any, workspace: Any) -> None:
    """The first layer: what stands in the row, as units."""
    units = workspace.units
    for unit in range(len(units)):
        units[unit] = 0
    for feature in range(len(workspace.row)):
        if workspace.row[feature] != 0:
            seen = np.float32(workspace.row[feature] * net.inp_factor[feature])
            for unit in range(len(units)):
                units[unit] += seen * np.float32(net.inp[feature, unit])
    for unit in range(len(units)):
        units[unit] = max(np.float32(0), units[unit] * net.inp_step[unit] + net.inp_bias[unit])


def normalise(net: Any, workspace: Any, which: int) -> None:
    """The units brought to mean 0 and variance 1, then weighted: written beside them."""
    units = workspace.units
    width = len(units)
    one = two = three = four = 0.0
    for unit in range(0, width, 4):
        one += units[unit]
        two += units[unit + 1]
        three += units[unit + 2]
        four += units[unit + 3]
    mean = ((one + two) + (three + four)) / width
    one = two = three = four = 0.0
    for unit in range(0, width, 4):
        one += (units[unit] - mean) * (units[unit] - mean)
        two += (units[unit + 1] - mean) * (units[unit + 1] - mean)
        three += (units[unit + 2] - mean) * (units[unit + 2] - mean)
        four += (units[unit + 3] - mean) * (units[unit + 3] - mean)
    spread = np.float32(1.0 / np.sqrt(((one + two) + (three + four)) / width + SMALL))
    middle = np.float32(mean)
    for unit in range(width):
        workspace.beside[unit] = (units[unit] - middle) * spread * net.norm[which, unit] + net.norm_bias[which, unit]


def make_whole(workspace: Any) -> Any:
    """Round what stands beside to whole numbers, the largest as large as can be; returns what 1 of them stands for."""
    beside = workspace.beside
    width = len(beside)
    one = two = three = four = np.float32(0)
    for unit in range(0, width, 4):
        one = max(one, abs(beside[unit]))
        two = max(two, abs(beside[unit + 1]))
        three = max(three, abs(beside[unit + 2]))
        four = max(four, abs(beside[unit + 3]))
    largest = max(max(one, two), max(three, four))
    most = np.float32(min(MOST_WHOLE, MOST_PRODUCT // width))
    factor = most / largest if largest > 0 else np.float32(0)
    for unit in range(width):
        workspace.whole[unit] = np.int16(np.int32(np.rint(beside[unit] * factor)))
    return np.float32(largest / most)


def product(weights: Any, row: int, whole: Any) -> Any:
    """The sum of a row of weights times the whole numbers, in 32 bits."""
    total = np.int32(0)
    for unit in range(len(whole)):
        total = np.int32(total + np.int32(np.int32(weights[row, unit]) * np.int32(whole[unit])))
    return total


def pass_block(net: Any, workspace: Any, block: int) -> None:
    """Two layers beside a straight way."""
    normalise(net, workspace, block)
    step = make_whole(workspace)
    for unit in range(len(workspace.units)):
        total = np.float32(product(net.one[block], unit, workspace.whole))
        workspace.beside[unit] = max(
            np.float32(0), total * (net.one_step[block, unit] * step) + net.one_bias[block, unit]
        )
    step = make_whole(workspace)
    for unit in range(len(workspace.units)):
        total = np.float32(product(net.two[block], unit, workspace.whole))
        workspace.units[unit] += total * (net.two_step[block, unit] * step) + net.two_bias[block, unit]


def evaluate(net: Any, workspace: Any, actions: Any, count: int, players: int) -> None:
    """From `workspace.row` to `.logits`, one for each of the actions, and `.shares`, one for each side."""
    blocks = len(net.one)
    enter(net, workspace)
    for block in range(blocks):
        pass_block(net, workspace, block)
    normalise(net, workspace, blocks)
    step = make_whole(workspace)
    for place in range(count):
        choice = actions[place] - net.first_choice
        total = np.float32(product(net.policy, choice, workspace.whole))
        workspace.logits[place] = total * (net.policy_step[choice] * step) + net.policy_bias[choice]
    for side in range(players):
        total = np.float32(product(net.value, side, workspace.whole))
        workspace.shares[side] = total * (net.value_step[side] * step) + net.value_bias[side]
    make_shares(workspace.shares, players)


def make_shares(logits: Any, count: int) -> None:
    """Logits become shares that add up to 1."""
    highest = logits[0]
    for place in range(1, count):
        highest = max(highest, logits[place])
    together = 0.0
    for place in range(count):
        logits[place] = exponential(logits[place] - highest)
        together += logits[place]
    for place in range(count):
        logits[place] /= together


def exponential(number: float) -> float:
    """e to the power of a number that is 0 or less, from sums and products alone: so it comes out alike everywhere.

    The number is taken apart into halvings and a rest below 0.35, whose power is a sum of thirteen terms. Of 200,000
    numbers none was off by more than 1.2 units in the last place.
    """
    if number < LOWEST:
        return 0.0
    halvings = int(0.5 - number * HALVINGS)
    rest = number + halvings * HALF_FIRST + halvings * HALF_REST
    power = TERMS[0]
    for term in range(1, len(TERMS)):
        power = power * rest + TERMS[term]
    bit = 0
    while halvings > 0:
        if halvings & 1:
            power *= HALVED[bit]
        halvings >>= 1
        bit += 1
    return power


def evaluate_rows(nets: Any, workspaces: Any, rows: Any, logits: Any, shares: Any, players: int) -> None:
    """Row after row: logits of all actions, and the shares of all sides."""
    workspace = workspaces[0]
    for action in range(logits.shape[1]):
        workspace.actions[action] = action + nets[0].first_choice
    for place in range(len(rows)):
        for feature in range(len(workspace.row)):
            workspace.row[feature] = rows[place, feature]
        evaluate(nets[0], workspace, workspace.actions, logits.shape[1], players)
        for action in range(logits.shape[1]):
            logits[place, action] = workspace.logits[action]
        for side in range(players):
            shares[place, side] = workspace.shares[side]


def evaluate_view(nets: Any, workspaces: Any, views: Any, seat: int, count: int, players: int) -> None:
    """What a seat sees, and the actions that stand in the workspace."""
    features(views[0], seat, workspaces[0].row)
    evaluate(nets[0], workspaces[0], workspaces[0].actions, count, players)


def ask(evaluator: Evaluator, words: Any, seat: int, count: int, players: int) -> None:
    """What the net says by what this seat sees of a record; the actions stand in the workspace."""
    write_view(words, evaluator.viewing.sight, seat, evaluator.viewing.words)
    evaluate_view(evaluator.nets, evaluator.workspaces, evaluator.viewing.views, seat, count, players)


def value_all(evaluator: Evaluator, states: Records, shares: Any) -> None:
    """Every seat's share of the victory in states where somebody decides, by what it sees, or nobody any more."""
    workspace = evaluator.workspaces[0]
    players = shares.shape[1]
    for place in range(len(states.rows)):
        seat = states.rows[place].seat
        if seat == NONE:
            write_shares(states.rows[place], shares, place, players)
            continue
        ask(evaluator, states.words[place], seat, 0, players)
        for side in range(players):
            shares[place, (seat + side) % players] = workspace.shares[side]
