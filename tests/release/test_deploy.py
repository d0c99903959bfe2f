"""What starts the server elsewhere starts it with words it understands."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator

import pytest
import yaml
from typer.main import get_command

from ludi.cli.app import app
from tests.web.house import ROOT

DEPLOY = ROOT / "deploy"


def commands() -> Iterator[list[str]]:
    """Every command line of `ludi` in the folder."""
    yield shlex.split(*re.findall(r"^ExecStart=/opt/ludi/bin/ludi (.*)$", read("ludi.service"), re.MULTILINE))
    yield json.loads(*re.findall(r"^CMD (.*)$", read("Containerfile"), re.MULTILINE))
    yield yaml.safe_load(read("compose.yaml"))["services"]["server"]["command"]


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("words", list(commands()), ids=["service", "container", "compose"])
def test_the_server_is_started_with_words_it_understands(words: list[str]) -> None:
    root = get_command(app)
    assert hasattr(root, "commands")
    serve = root.commands[words[0]]

    given = serve.make_context("serve", words[1:]).params

    assert given["show"] is False
    assert given["data"] or given["database"]


def test_the_lock_holds_everything_a_server_needs_and_no_address() -> None:
    lock = read("requirements.lock")
    held = set(re.findall(r"^([a-z0-9._-]+)==", lock, re.MULTILINE))
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[\[><=; ]", name)[0] for name in asked["dependencies"]} | {"psycopg"}

    assert {name.replace(".", "-") for name in wanted} <= {name.replace(".", "-") for name in held}
    assert "://" not in lock
    assert all(name.count("--hash=sha256:") for name in re.split(r"^(?=[a-z])", lock, flags=re.MULTILINE) if name)


def test_the_proxy_passes_on_to_a_server_started_with_words_it_understands() -> None:
    [words] = re.findall(r"ludi (serve .*)$", read("nginx.conf"), re.MULTILINE)
    root = get_command(app)
    assert hasattr(root, "commands")

    given = root.commands["serve"].make_context("serve", shlex.split(words)[1:]).params

    assert f"proxy_pass http://127.0.0.1:{given['port']};" in read("nginx.conf")
    assert given["proxy"] == ["127.0.0.1"]


def test_the_container_copies_nothing_that_is_built_or_secret() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()

    assert {".git", ".venv", "web/dist", "web/node_modules"} <= set(ignored)


def test_what_starts_the_server_names_the_proxy_that_stands_before_it() -> None:
    service = dict(re.findall(r"^Environment=(\w+)=(.*)$", read("ludi.service"), re.MULTILINE))
    compose = yaml.safe_load(read("compose.yaml"))
    [network] = compose["networks"]["default"]["ipam"]["config"]

    assert service["LUDI_PROXY"] == "127.0.0.1"
    assert compose["services"]["server"]["environment"]["LUDI_PROXY"] == network["gateway"]
    assert compose["services"]["server"]["ports"] == ["127.0.0.1:8123:8123"]  # nobody else can say so
