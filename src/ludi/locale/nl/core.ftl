hidden = iets verborgens
