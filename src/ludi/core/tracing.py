"""Random games folded into one number each: what two speeds are compared by, over millions of decisions.

Into the number goes everything a step consists of: what every seat and a watcher sees, the legal actions or the
outcomes of chance with their weights, every seat's features, what the deciding seat imagines, whether an invariant
broke, and in the end points and winners.
"""

from typing import Any

import numpy as np

from ludi.core.chance import RNG_SIZE, pick, seed_rng
from ludi.core.game_api import chance_outcomes, fault_of, features, imagine, is_winner, legal_actions, score_of
from ludi.core.playout import apply
from ludi.core.state import CHANCE, NONE, State
from ludi.core.view import blank_records, in_words

MIX = 0x9E3779B97F4A7C15 - (1 << 64)  # as a signed number


def fold(digest: int, number: int) -> int:
    """One more number into a digest."""
    mixed: Any = (np.int64(digest) ^ np.int64(number)) * np.int64(MIX)
    return mixed ^ (mixed >> 29)


def choices_of(state: State, actions: Any, weights: Any) -> int:
    """What may be done, and how heavily each; returns how many."""
    if state.seat == CHANCE:
        return chance_outcomes(state, actions, weights)
    count = legal_actions(state, actions)
    for place in range(count):
        weights[place] = 1
    return count


def fold_words(words: Any, digest: int) -> int:
    """A record, word by word."""
    for word in range(len(words)):
        digest = fold(digest, words[word])
    return digest


def fold_views(memory: Any, words: Any, views: Any, view_words: Any, digest: int) -> int:
    """What every seat and a watcher sees, and each seat's features."""
    watcher = len(memory.kept) - 1
    for viewer in range(watcher + 1):
        for word in range(len(view_words)):
            view_words[word] = (words[word] & memory.kept[viewer, word]) | memory.hidden[viewer, word]
        digest = fold_words(view_words, digest)
        if viewer < watcher:
            features(views[0], viewer, memory.row)
            for place in range(len(memory.row)):
                digest = fold(digest, memory.row[place])
    return digest


def fold_imagined(memory: Any, words: Any, views: Any, view_words: Any, seat: int, digest: int) -> int:
    """A state the deciding seat cannot rule out."""
    for word in range(len(view_words)):
        view_words[word] = (words[word] & memory.kept[seat, word]) | memory.hidden[seat, word]
    imagine(views[0], seat, memory.rng)
    return fold_words(view_words, digest)


def trace_games(
    start: Any, states: Any, words: Any, views: Any, view_words: Any, memories: Any, seeds: Any, traces: Any
) -> None:
    """Play a random game from `start` for each seed; of each its digest and its number of steps."""
    memory = memories[0]
    for game in range(len(seeds)):
        states[0] = start[0]
        state = states[0]
        seed_rng(memory.rng, seeds[game], 0)
        digest = 1
        steps = 0
        while state.seat != NONE:
            digest = fold_views(memory, words, views, view_words, digest)
            count = choices_of(state, memory.actions, memory.weights)
            for place in range(count):
                digest = fold(fold(digest, memory.actions[place]), memory.weights[place])
            if state.seat != CHANCE:
                digest = fold_imagined(memory, words, views, view_words, state.seat, digest)
            apply(state, memory.actions[pick(memory.rng, memory.weights, count)])
            digest = fold(digest, fault_of(state))
            steps += 1
        digest = fold_views(memory, words, views, view_words, digest)
        for seat in range(memory.players):
            digest = fold(fold(digest, score_of(state, seat)), is_winner(state, seat))
        traces[game, 0] = digest
        traces[game, 1] = steps


def new_memory(game: Any, players: int) -> Any:
    """What `trace_games` needs beside the tables, for games of so many players: one record."""
    kept, hidden = map(in_words, game.sight)
    size = (game.actions.size,)
    fields = [
        ("players", np.int64), ("kept", np.int64, kept.shape), ("hidden", np.int64, kept.shape),
        ("rng", np.int64, (RNG_SIZE,)), ("actions", np.int64, size), ("weights", np.int64, size),
        ("row", np.int8, (game.feature_size,)),
    ]  # fmt: skip
    memory = np.zeros(1, np.dtype((np.record, fields)))
    memory["players"], memory["kept"], memory["hidden"] = players, kept, np.broadcast_to(hidden, kept.shape)
    return memory


def traced(game: Any, rules: Any, start: Any, seeds: Any) -> Any:
    """Digest and number of steps of a random game from `start` for each seed, by the rules at any speed."""
    starts, traces = np.zeros(1, game.state), np.zeros((len(seeds), 2), np.int64)
    starts[0] = start
    (states, words), (views, view_words) = blank_records(game.state, 1), blank_records(game.state, 1)
    memory = new_memory(game, game.players_of(start))
    rules.trace_games(starts, states, words[0], views, view_words[0], memory, np.asarray(seeds, np.int64), traces)
    return traces
