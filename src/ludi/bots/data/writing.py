"""Files of positions: Parquet, a row group a chunk; or npz, whose columns wait on the disk until all are there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO, Protocol
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np

from ludi.core.errors import LudiError

FORMATS = ("parquet", "npz")
KEY = "ludi"  # under which a Parquet file keeps what it is about
Columns = dict[str, Any]  # arrays of one length; two axes where a cell holds many numbers


class Sheets(Protocol):
    """A file that is being written."""

    def add(self, columns: Columns) -> None:
        """Further rows; the columns are the same every time."""
        ...


@contextmanager
def open_sheets(path: Path, form: str, about: dict[str, Any]) -> Iterator[Sheets]:
    """A file in one of FORMATS; it appears under its name when it is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".part")
    with TemporaryDirectory(dir=path.parent, prefix=".columns-") as folder:
        sheets = ParquetSheets(unfinished, about) if form == "parquet" else NpzSheets(Path(folder), unfinished, about)
        try:
            yield sheets
            sheets.close()
            unfinished.replace(path)
        finally:
            sheets.leave()
            unfinished.unlink(missing_ok=True)


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet; a clear sentence where they are not installed."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise LudiError("Parquet needs pyarrow: pip install 'ludi-romani[data]'; or write --format npz.") from None
    return pyarrow, parquet


class ParquetSheets:
    """A Parquet file; cells with many numbers are lists of one length."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        self.path, self.about = path, about
        self.file: Any = None
        self.arrow, self.parquet = arrow()

    def add(self, columns: Columns) -> None:
        """A row group."""
        table = self.arrow.table({name: self.column(array) for name, array in columns.items()})
        table = table.replace_schema_metadata({KEY: json.dumps(self.about)})
        if self.file is None:
            single = [name for name, array in columns.items() if array.ndim == 1]
            self.file = self.parquet.ParquetWriter(
                self.path, table.schema, compression="zstd", compression_level=1, use_dictionary=single
            )
        self.file.write_table(table)

    def column(self, array: Any) -> Any:
        """An array as a column; NaN is nothing."""
        if array.ndim == 1:
            return self.arrow.array(array, from_pandas=True)
        values = self.arrow.array(np.ascontiguousarray(array).reshape(-1))
        return self.arrow.FixedSizeListArray.from_arrays(values, array.shape[1])

    def close(self) -> None:
        """The file is whole."""
        self.leave()

    def leave(self) -> None:
        """Whether it is whole or not."""
        if self.file is not None:
            self.file.close()
            self.file = None


class NpzSheets:
    """An npz file, for np.load: an array a column, and `about` as text."""

    def __init__(self, folder: Path, path: Path, about: dict[str, Any]) -> None:
        self.folder, self.path, self.about = folder, path, about
        self.columns: dict[str, tuple[BinaryIO, np.dtype[Any], tuple[int, ...]]] = {}
        self.rows = 0

    def add(self, columns: Columns) -> None:
        """To the columns on the disk."""
        for name, array in columns.items():
            if name not in self.columns:
                self.columns[name] = (self.folder / name).open("w+b"), array.dtype, array.shape[1:]
            self.columns[name][0].write(np.ascontiguousarray(array).tobytes())
        self.rows += len(next(iter(columns.values())))

    def close(self) -> None:
        """Put the columns together."""
        with ZipFile(self.path, "w", ZIP_DEFLATED, compresslevel=1) as archive:
            for name, (file, kind, shape) in self.columns.items():
                header = {"descr": np.lib.format.dtype_to_descr(kind), "fortran_order": False}
                file.seek(0)
                with archive.open(f"{name}.npy", "w", force_zip64=True) as entry:
                    np.lib.format.write_array_header_1_0(entry, header | {"shape": (self.rows, *shape)})
                    copyfileobj(file, entry)
            with archive.open("about.npy", "w") as entry:
                np.lib.format.write_array(entry, np.array(json.dumps(self.about)))

    def leave(self) -> None:
        """The columns on the disk go."""
        for file, _, _ in self.columns.values():
            file.close()
