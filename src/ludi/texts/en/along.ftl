## The page without a network

along-title = Take it along
along-lead = The page and the games you opened stay in this browser: against bots, at one screen, with lessons and puzzles, they need no network.
along-kept = is kept
along-not-kept = is not kept
along-size = { $size }
along-working = One moment …
along-trouble = Not everything could be fetched. Try again where there is a network.
along-all = Everything is kept: { $size }.
along-fetch = Fetch the rest: { $size }
along-fetch-some = Fetch the rest
along-insecure = This house is reached without encryption (http), so the browser keeps no pages. Instead, each game is one file that opens by a double click, on any device:
along-file = A file needs neither network nor server. What is played in it stays with it.
along-away = The server is out of reach. Alone, and at one screen, you can play.
along-new = There is a new version of the page.
along-turn = Load it
