"""Positions strangers write are thought about by a process that reads nothing but code, and talks to nobody."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.server.bots.advice import Adviser
from ludi.server.bots.sandbox import SECCOMP, environment
from ludi.server.bots.study_workers import StudyWorkers

TRIED = """
import json, os, socket, subprocess, sys
from pathlib import Path
from ludi.server.bots.sandbox import shut_in

missing, done = shut_in(), {}
def tried(name, act):
    try:
        act()
        done[name] = "done"
    except OSError as error:
        done[name] = type(error).__name__
tried("a secret", Path(sys.argv[1]).read_text)
tried("the folder", lambda: os.listdir(Path(sys.argv[1]).parent))
tried("a file", lambda: Path(sys.argv[1]).with_name("new").write_text("x"))
tried("another's file", lambda: Path(sys.argv[1]).unlink())
tried("tcp", socket.socket)
tried("udp", lambda: socket.socket(type=socket.SOCK_DGRAM))
tried("unix", lambda: socket.socket(socket.AF_UNIX))
tried("a program", lambda: subprocess.run(["/bin/true"]))
tried("a process", lambda: os.kill(os.getppid(), 0))
tried("code", lambda: __import__("ludi.games.roma.forecast"))
print(json.dumps([missing, done]))
"""


def test_such_a_process_reads_only_code_writes_nothing_and_talks_to_nobody(tmp_path: Path) -> None:
    secret = tmp_path / "tables.sqlite"
    secret.write_text("hands")
    found = subprocess.run([sys.executable, "-c", TRIED, secret], capture_output=True, text=True, check=True)
    missing, done = json.loads(found.stdout)
    if missing:
        pytest.skip(f"This kernel cannot shut in: {', '.join(missing)}.")

    assert done.pop("code") == "done"
    assert set(done.values()) == {"PermissionError"}, done
    assert secret.read_text() == "hands"


def test_the_environment_holds_no_secret() -> None:
    secrets = {"PGPASSWORD": "x", "LUDI_METRICS_TOKEN": "x"}
    kept = environment({"PATH": "/bin", "LUDI_CACHE": "/c", "LC_ALL": "C"} | secrets)

    assert {"PATH", "LUDI_CACHE", "LC_ALL"} <= kept.keys()
    assert "x" not in kept.values()


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
def test_a_process_that_is_asked_knows_nothing_of_the_servers_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "a secret of the server")
    students = StudyWorkers(Adviser())
    answer = students.ask({"kind": "page", "game": "roma", "words": "", "action": None})
    assert students.process is not None
    process = Path(f"/proc/{students.process.pid}")
    known, fence = (process / "environ").read_bytes(), (process / "status").read_text()
    students.close()

    assert answer is not None
    assert "found" in answer
    assert b"a secret of the server" not in known
    if platform.machine() in SECCOMP:
        assert "Seccomp:\t2" in fence  # a filter: it is shut in before it is asked
    assert os.environ["PGPASSWORD"]
