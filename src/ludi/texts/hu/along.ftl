## The page without a network

along-title = Vidd magaddal
along-lead = Az oldal és a megnyitott játékok ebben a böngészőben maradnak: botok ellen, egy képernyőnél, leckékkel és feladványokkal nem kell hozzájuk hálózat.
along-kept = megvan
along-not-kept = nincs meg
along-size = { $size }
along-working = Egy pillanat …
along-trouble = Nem sikerült mindent letölteni. Próbáld újra, ahol van hálózat.
along-all = Minden megvan: { $size }.
along-fetch = A többi letöltése: { $size }
along-fetch-some = A többi letöltése
along-insecure = Ez a ház titkosítás nélkül (http) érhető el, ezért a böngésző nem őriz meg oldalakat. Helyette minden játék egyetlen fájl, amely dupla kattintásra megnyílik, bármely eszközön:
along-file = A fájlhoz sem hálózat, sem szerver nem kell. Amit benne játszol, ott marad.
along-away = A szerver nem érhető el. Egyedül vagy egy képernyőnél játszhatsz.
along-new = Az oldalnak új verziója van.
along-turn = Betöltés
