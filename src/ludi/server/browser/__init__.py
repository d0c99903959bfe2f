"""What a browser is given to play without a server: the table's own code, words and pictures of a game, its bots."""
