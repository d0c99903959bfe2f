"""A sentence as it travels, and what is answered where something cannot be done."""

from ludi.core.shape import Shape
from ludi.core.texts import Line


class Said(Shape):
    """A sentence to be said in the reader's language: `ludi.core.texts.Line`."""

    message: str
    values: dict[str, "int | str | Said"]
    rule: str


class Trouble(Shape):
    """Why something cannot be done: RFC 9457, and a line to be said."""

    type: str
    title: str
    status: int
    detail: str
    line: Said | None


def said(line: Line) -> Said:
    """A line as it travels."""
    values = {name: said(value) if isinstance(value, Line) else value for name, value in line.values.items()}
    return {"message": line.message, "values": values, "rule": line.rule}


def line_of(told: Said) -> Line:
    """A line that has travelled."""
    values = {
        name: value if isinstance(value, (int, str)) else line_of(value) for name, value in told["values"].items()
    }
    return Line(told["message"], values, told["rule"])
