web-title = Ludi Romani
