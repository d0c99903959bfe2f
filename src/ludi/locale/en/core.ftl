hidden = something hidden
