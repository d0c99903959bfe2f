"""What travels between server and page: one file a resource, its shapes and what makes them.

Answers are dictionaries of a known shape (`ludi.core.shape`): made once, checked by mypy, sent as they are. Only what
comes in (`requests`) is checked when the server runs.
"""
