"""Bots at the tables, advice and hints, compiling, and processes that think about what strangers wrote."""
