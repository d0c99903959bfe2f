"""Learn to choose as a bot did: behaviour cloning from a file of `ludi dataset`, with PyTorch.

    ludi dataset roma --bot caesar --games 1000 --out roma.parquet
    python examples/read_dataset.py roma.parquet --epochs 3

The file is read a row group at a time, so it may be larger than memory. A tenth of the games is kept aside to be asked
about: positions of one game are alike, so games are divided, not positions.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from pyarrow import parquet
from torch import nn

ASIDE = 10  # every tenth game is asked about, not learned from


def read(file: parquet.ParquetFile, aside: bool, size: int) -> Iterator[tuple[torch.Tensor, ...]]:
    """Batches of observation, mask, action and outcome; `file.metadata` knows how many row groups there are."""
    for number in range(file.num_row_groups):
        table = file.read_row_group(number, columns=["game", "observation", "mask", "action", "outcome"])
        games = table["game"].to_numpy()
        chosen = np.flatnonzero((games % ASIDE == 0) == aside)
        np.random.default_rng(number).shuffle(chosen)  # positions of one game lie side by side
        columns = [many(table["observation"]), many(table["mask"]), one(table["action"]), one(table["outcome"])]
        for first in range(0, len(chosen), size):
            rows = chosen[first : first + size]
            seen, mask, action, outcome = (torch.from_numpy(column[rows]) for column in columns)
            yield seen.float(), mask.bool(), action.long(), outcome.float()


def many(column: object) -> np.ndarray:
    """A column of lists of one length, as rows; its memory is not copied."""
    joined = column.combine_chunks()
    return joined.flatten().to_numpy().reshape(len(joined), -1)


def one(column: object) -> np.ndarray:
    """A column of numbers."""
    return column.to_numpy()


class Net(nn.Module):
    """Two heads: a score for every action, and the share of the victory the seat expects."""

    def __init__(self, features: int, actions: int, units: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, units), nn.ReLU(), nn.Linear(units, units), nn.ReLU())
        self.policy, self.value = nn.Linear(units, actions), nn.Linear(units, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of legal actions (others have none), and the value."""
        units = self.body(seen)
        return self.policy(units).masked_fill(~mask, -torch.inf), self.value(units).squeeze(-1)


def learn(net: Net, file: parquet.ParquetFile, optimizer: torch.optim.Optimizer, size: int) -> None:
    """One pass over the games that are learned from."""
    for seen, mask, action, outcome in read(file, False, size):
        scores, value = net(seen, mask)
        loss = nn.functional.cross_entropy(scores, action)
        loss = loss + nn.functional.binary_cross_entropy_with_logits(value, outcome)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


@torch.no_grad()
def ask(net: Net, file: parquet.ParquetFile, size: int) -> tuple[float, float]:
    """Of the choices in games it has not seen: how many it would make alike, and how many a die would."""
    alike, by_die, count = 0.0, 0.0, 0
    for seen, mask, action, _ in read(file, True, size):
        real = mask.sum(dim=1) > 1  # where there was a choice
        alike += float((net(seen, mask)[0].argmax(dim=1) == action)[real].sum())
        by_die += float((1 / mask.sum(dim=1))[real].sum())
        count += int(real.sum())
    return alike / max(count, 1), by_die / max(count, 1)


def main() -> None:
    """Read, learn, ask."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("file", type=Path)
    given.add_argument("--epochs", type=int, default=3)
    given.add_argument("--batch", type=int, default=512)
    asked = given.parse_args()
    torch.manual_seed(1)
    file = parquet.ParquetFile(asked.file)
    about = json.loads(file.schema_arrow.metadata[b"ludi"])
    features, actions = sum(piece["size"] for piece in about["features"]), len(about["actions"])
    print(f"{file.metadata.num_rows:,} positions of {about['game']}, {features} features, {actions} actions")
    net = Net(features, actions)
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    for epoch in range(1, asked.epochs + 1):
        learn(net, file, optimizer, asked.batch)
        alike, by_die = ask(net, file, asked.batch)
        print(f"epoch {epoch}: chooses as the bot did {alike:.1%} of the time; a die {by_die:.1%}")


if __name__ == "__main__":
    main()
