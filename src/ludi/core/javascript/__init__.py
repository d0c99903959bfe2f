"""Plain Python that makes words for people, as JavaScript: the same source tells what happens in a browser.

`modules.py` collects what is reached from some functions, `functions.py` writes a function down, `values.py` a value.
Globals are taken as they are when it is written: an enum, a table or a record of the core becomes a constant.
`web/src/local/python/` holds what Python's operators and built-in functions do.
"""
