"""What chance brings in a story: the same every time, so that what fails fails again.

`LUDI_LUCK=7 pytest tests/web` brings other dice, cards and choices to every story: none may need its luck. Only how the
house calls a guest without a name is left to chance.
"""

import os
from hashlib import sha256
from random import Random

GIVEN = os.environ.get("LUDI_LUCK", "")

# A browser's random bytes, counted on over its reloads: no two commands may bear one name.
IN_A_BROWSER = """(() => {{
  crypto.getRandomValues = (bytes) => {{
    const turn = Number(localStorage.getItem('luck') ?? 0) + 1;
    localStorage.setItem('luck', String(turn));
    let state = Math.imul({seed} + turn, 0x9e3779b1);
    for (let n = 0; n < bytes.length; n++) {{
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + n;
      bytes[n] = (state ^ (state >>> 13)) >>> 8;
    }}
    return bytes;
  }};
}})()"""


class Luck(Random):
    """The luck of the story that is being told."""

    def begin(self, story: str) -> None:
        """Another story, known by its name."""
        self.seed(sha256(f"{GIVEN}:{story}".encode()).hexdigest())

    def hex(self, size: int) -> str:
        """So many bytes, hexadecimal."""
        return self.randbytes(size).hex()

    def in_a_browser(self) -> str:
        """A script with which a browser has luck of its own."""
        return IN_A_BROWSER.format(seed=self.getrandbits(32))


LUCK = Luck()
