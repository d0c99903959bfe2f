"""Which language somebody speaks, by what the system says: the variables of POSIX, and gettext's list."""

from collections.abc import Iterator, Mapping

from ludi.core.texts import ENGLISH, LANGUAGES

PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says anything is the locale
NOBODY = ("C", "POSIX")


def spoken(environment: Mapping[str, str]) -> str:
    """The first language of the system that we have; English where there is none."""
    return next((code for code in wanted(environment) if code in LANGUAGES), ENGLISH)


def wanted(environment: Mapping[str, str]) -> Iterator[str]:
    """The languages somebody wants, the dearest first: LANGUAGE lists several, unless there is no locale at all."""
    locale = next((environment[place] for place in PLACES if environment.get(place)), "C")
    if bare(locale) in NOBODY:
        return
    for name in (*environment.get("LANGUAGE", "").split(":"), locale):
        code = bare(name).replace("_", "-").lower()
        yield from (code, code.partition("-")[0])


def bare(locale: str) -> str:
    """A locale without its encoding and its variant: of de_AT.UTF-8@euro, de_AT."""
    return locale.partition("@")[0].partition(".")[0]
