"""Products of bytes and 16 bits become one instruction where they are parts of a sum, and nowhere else."""

from ludi.core.wasm_dots import with_dots, with_whole_loads

FUNCTION = """define void @sum() {
  %b = load <4 x i8>, ptr %bytes, align 1
  %next = getelementptr i8, ptr %bytes, i32 4
  %c = load <4 x i8>, ptr %next, align 1
  %0 = sext <4 x i8> %b to <4 x i32>
  %1 = sext <4 x i8> %c to <4 x i32>
  %2 = sext <4 x i16> %x to <4 x i32>
  %3 = sext <4 x i16> %y to <4 x i32>
  %4 = mul nsw <4 x i32> %2, %0
  %5 = mul nsw <4 x i32> %3, %1
  %6 = add <4 x i32> %4, %one
  %7 = add <4 x i32> %5, %two
  br i1 %8, label %out, label %in, !llvm.loop !7
}
"""


def test_two_products_that_are_summed_become_a_dot_of_eight() -> None:
    code = with_dots(FUNCTION)

    assert "%4 = call <4 x i32> @llvm.wasm.dot" in code
    assert "%5 = add <4 x i32> zeroinitializer, zeroinitializer" in code
    assert "mul" not in code
    assert "declare <4 x i32> @llvm.wasm.dot" in code


def test_its_loop_is_written_out_several_times() -> None:
    code = with_dots(FUNCTION)

    assert "!llvm.loop !7" not in code
    assert "llvm.loop.unroll.count" in code


def test_products_that_are_used_otherwise_stay() -> None:
    for other in ("%6 = sub <4 x i32> %4, %one", "%6 = add <4 x i32> %4, %one\n  store <4 x i32> %4, ptr %a"):
        code = FUNCTION.replace("%6 = add <4 x i32> %4, %one", other)

        assert with_dots(code) == code


def test_products_of_other_kinds_stay() -> None:
    code = FUNCTION.replace("sext <4 x i8>", "zext <4 x i8>")

    assert with_dots(code) == code


def test_halves_that_lie_together_are_read_at_once() -> None:
    code = with_whole_loads(with_dots(FUNCTION))

    assert '%"4.i8" = load <8 x i8>, ptr %bytes, align 1' in code


def test_halves_that_lie_apart_or_are_written_between_are_not() -> None:
    apart = with_dots(FUNCTION.replace("i32 4\n", "i32 8\n"))
    between = with_dots(FUNCTION.replace("  %0 = sext", "  store i8 0, ptr %bytes\n  %0 = sext"))

    assert with_whole_loads(apart) == apart
    assert with_whole_loads(between) == between
