"""The server: tables, seats, a log that is the truth. It knows no rule and no card."""
