"""The research door: environments for learners. They wrap a game and know no rule. See docs/research.md."""
