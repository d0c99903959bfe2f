"""A text as it is typed: for comparing what is printed with what stands in code and in a ledger."""

TYPED = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "\u00a0": " "})


def typed(text: str) -> str:
    """Quotation marks and spaces as a keyboard has them, code without its marks."""
    return " ".join(text.translate(TYPED).replace("`", "").split())
