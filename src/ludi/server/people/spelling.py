"""What people write, names and talk, without what deceives the eye; and which names look alike.

Look-alikes are not refused, since many share a name by right: the page shows their seats with them.
"""

import unicodedata
from functools import lru_cache

from ludi.server.http.problems import Problem

LONGEST_NAME = 40  # code points
LONGEST_SAYING = 400
MOST_MARKS = 3  # above and below one letter
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, directions, joiners, nothing at all
MARKS = ("Mn", "Me")
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffd\U0001d159")  # letters that show nothing
SHAPES = frozenset(map(chr, range(0xFE00, 0xFE10)))  # which picture of a sign is wanted
JOINERS = frozenset("\u200c\u200d")  # some scripts, and pictures of several people, cannot be written without

# What looks like a letter of ours, in the order of the lines below: Cyrillic, Greek, digits and strokes, then others.
LOOKS = str.maketrans(
    "АВЕЗІЈКМНОРСТУХЅԌԚԜҮҺаеозікрсухѕјԁԛԝһѵьпгъΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχωϲ01|ıſ"
    "Ӏӏɑɡօոսհցքյ"  # a stroke of Cyrillic, two of phonetics, Armenian
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ"  # Cherokee
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",  # Lisu
    "ABE3IJKMHOPCTYXSGQWYhaeo3ikpcyxsjdqwhvbnrbABEZHIKMNOPTYXabyenikvoptuxwcollis"
    "llagonuhgpj"
    "ABCDEGHJKLMPRSTVWZ"
    "BPDTGKJCZFMNLSRVHWXYAEIOU",
)
PAIRS = (("rn", "m"), ("vv", "w"), ("i", "l"))


def name_of(text: str) -> str:
    """A name as it is kept and shown; what is none is refused."""
    name = tidied(unicodedata.normalize("NFKC", text))
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise Problem(422, "server-no-name")
    if len(name) > LONGEST_NAME:
        raise Problem(422, "server-long-name", most=LONGEST_NAME)
    return name


def saying_of(text: str) -> str:
    """Something said as it is kept and shown."""
    return tidied(unicodedata.normalize("NFC", text), SHAPES | JOINERS)[:LONGEST_SAYING].strip()


def tidied(text: str, kept: frozenset[str] = frozenset()) -> str:
    """One line of what is seen: no controls, no directions, no blanks but single spaces, no towers of marks."""
    seen, marks = list[str](), 0
    for letter in " ".join(text.split()):
        kind = unicodedata.category(letter)
        if letter not in kept and (kind in UNSEEN or letter in BLANK or letter in SHAPES):
            continue
        marks = marks + 1 if kind in MARKS and letter not in SHAPES else 0
        is_bare = not seen or seen[-1] == " "
        if marks <= MOST_MARKS and not (marks and is_bare):
            seen.append(letter)
    return " ".join("".join(seen).split())


@lru_cache(4096)
def look_of(name: str) -> str:
    """How a name looks to somebody who reads quickly: two of one look are taken for each other."""
    plain = unicodedata.normalize("NFKD", name)
    letters = [letter for letter in plain if unicodedata.category(letter)[0] in "LNS"]
    look = "".join(letters).translate(LOOKS).casefold().translate(LOOKS)
    for pair, one in PAIRS:
        look = look.replace(pair, one)
    return look
