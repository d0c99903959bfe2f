"""Caesar & Cleopatra for PettingZoo."""

from ludi.envs.aec import door

env, raw_env = door("caesar_cleopatra")
