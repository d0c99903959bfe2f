"""Alea Iacta Est for PettingZoo."""

from ludi.envs.aec import door

env, raw_env = door("alea_iacta_est")
