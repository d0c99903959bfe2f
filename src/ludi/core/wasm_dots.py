"""Sums of products, as nets are made of, by an instruction of WebAssembly: eight products at once instead of four.

The compiler widens bytes and whole numbers of 16 bits to 32 bits, multiplies four lanes, and adds them to a sum that is
added up across its lanes at the end; two such multiplications stand one below the other. `i32x4.dot_i16x8_s` multiplies
all eight as they are and adds them by twos: the same sum, since whole numbers add up alike in any order. (No two
products of a byte and 16 bits overflow 32.) The compiler does not find it by itself, nor that both halves lie together.
"""

import re
from collections.abc import Callable

DOT = "declare <4 x i32> @llvm.wasm.dot(<8 x i16>, <8 x i16>)"
UNROLLED = 4  # turns of such a loop are written out
FIRST_NOTE = 900_000  # notes on loops are numbered from here on, above the compiler's own
MULTIPLIED = r"  (%[\w.]+) = mul nsw <4 x i32> (%[\w.]+), (%[\w.]+)\n"
TWICE = re.compile(MULTIPLIED + MULTIPLIED)
WIDENED = re.compile(r"  (%[\w.]+) = sext <4 x (i8|i16)> (%[\w.]+) to <4 x i32>\n")
BEGINS = re.compile(r"^(?=define )", re.MULTILINE)
EIGHT = "<8 x i32> <" + ", ".join(f"i32 {lane}" for lane in range(8)) + ">"
NAME = r'%[\w.]+|%"[\w.]+"'
BOTH = re.compile(
    rf"  ({NAME}) = shufflevector <4 x (i8|i16)> ({NAME}), <4 x i(?:8|16)> ({NAME}), {re.escape(EIGHT)}\n"
)
LOADED = re.compile(rf"^  ({NAME}) = load <4 x i(?:8|16)>, ptr ({NAME}),.*$", re.MULTILINE)
PLACED = re.compile(rf"^  ({NAME}) = getelementptr (?:\w+ )*i8, ptr ({NAME}), i(?:32|64) (-?\d+)$", re.MULTILINE)
LOOP = re.compile(r"(llvm\.wasm\.dot[^!]*?!llvm\.loop) !\d+", re.DOTALL)


def in_each_function(code: str, change: Callable[[str], str]) -> str:
    """LLVM code, each function changed by itself: names are its own."""
    return "".join(map(change, BEGINS.split(code)))


def with_dots(code: str) -> str:
    """LLVM code with such products as one instruction."""
    made = in_each_function(code, products_as_dots)
    if made == code:
        return code
    notes = [f'!{FIRST_NOTE} = !{{!"llvm.loop.unroll.count", i32 {UNROLLED}}}']

    def noted(found: re.Match[str]) -> str:
        note = f"!{FIRST_NOTE + len(notes)}"
        notes.append(f"{note} = distinct !{{{note}, !{FIRST_NOTE}}}")
        return f"{found[1]} {note}"

    return "\n".join([LOOP.sub(noted, made), DOT, *notes, ""])


def products_as_dots(code: str) -> str:
    """One function, or what stands before the first."""
    widened = {name: (kind, narrow) for name, kind, narrow in WIDENED.findall(code)}

    def as_dot(found: re.Match[str]) -> str:
        one, other = found[1], found[4]
        narrow = [dict(widened.get(name, ("", "")) for name in found.group(*both)) for both in ((2, 3), (5, 6))]
        if any(set(kinds) != {"i8", "i16"} for kinds in narrow) or not all(is_summed(code, x) for x in (one, other)):
            return found[0]
        name = one.removeprefix("%")
        lines = [
            f'%"{name}.{kind}" = shufflevector <4 x {kind}> {narrow[0][kind]}, <4 x {kind}> {narrow[1][kind]}, {EIGHT}'
            for kind in ("i8", "i16")
        ]
        lines += [
            f'%"{name}.wide" = sext <8 x i8> %"{name}.i8" to <8 x i16>',
            f'{one} = call <4 x i32> @llvm.wasm.dot(<8 x i16> %"{name}.wide", <8 x i16> %"{name}.i16")',
            f"{other} = add <4 x i32> zeroinitializer, zeroinitializer",
        ]
        return "".join(f"  {line}\n" for line in lines)

    return TWICE.sub(as_dot, code)


def is_summed(code: str, name: str) -> bool:
    """Whether a product is used once, as a part of a sum."""
    uses = re.findall(rf"^.*{re.escape(name)}(?![\w.]).*$", code, re.MULTILINE)
    return len(uses) == 2 and any(" = add <4 x i32> " in use for use in uses)


def with_whole_loads(code: str) -> str:
    """Optimised code in which both halves of eight numbers that lie together are read at once."""
    return in_each_function(code, halves_as_wholes)


def halves_as_wholes(code: str) -> str:
    """One function, or what stands before the first."""
    loaded = {found[1]: (found[2], found.end()) for found in LOADED.finditer(code)}
    placed = {name: (base, int(offset)) for name, base, offset in PLACED.findall(code)}

    def as_whole(found: re.Match[str]) -> str:
        name, kind, *halves = found.groups()
        if not all(half in loaded for half in halves):
            return found[0]
        (first, since), (second, _) = (loaded[half] for half in halves)
        (base, begin), (same, then) = (placed.get(place, (place, 0)) for place in (first, second))
        size = 1 if kind == "i8" else 2
        is_untouched = not re.search(r"\b(store|call)\b", code[since : found.start()])
        if base != same or then - begin != 4 * size or not is_untouched:
            return found[0]
        return f"  {name} = load <8 x {kind}>, ptr {first}, align {size}\n"

    return BOTH.sub(as_whole, code)
