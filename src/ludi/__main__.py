"""`python -m ludi` is `ludi`."""

from ludi.cli import main

main()
