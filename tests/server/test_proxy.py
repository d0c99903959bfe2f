"""deploy/nginx.conf as it is, before a real server: TLS, sockets, who asks, what is not for guests."""

import logging
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from ludi.server.settings import Settings
from tests.server.conftest import House, run_apart
from tests.server.visitor import ME, OPEN, Visitor
from tests.web.house import ROOT

NAME = "ludi.example.org"
FAR_AWAY = "127.0.0.7"  # where a guest comes from, as seen by the proxy
TOKEN = "a-token-of-the-keeper"
missing = [program for program in ("nginx", "openssl") if not shutil.which(program)]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"{' and '.join(missing)} not installed here")


def listening() -> socket.socket:
    """A port that is ours from now on, and the proxy's when it comes: who asks meanwhile waits."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    found.listen()
    return found


def certificate(folder: Path) -> None:
    """One that was made here, for the name of the house."""
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    words += ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-subj", f"/CN={NAME}"]
    subprocess.run([*words, "-addext", f"subjectAltName=DNS:{NAME}"], cwd=folder, check=True, capture_output=True)


def configured(folder: Path, plain: int, secure: int, server: int) -> str:
    """The configuration with other ports and folders, and nothing else changed."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/ssl/ludi", str(folder)).replace("127.0.0.1:8123", f"127.0.0.1:{server}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace("listen 443", f"listen 127.0.0.1:{secure}")
    folders = "".join(f"{kind}_temp_path {folder};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    return f"pid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{text}\n}}\n"


class Street:
    """The house, the proxy before it, and how guests come to it."""

    def __init__(self, house: House, plain: int, secure: int, trusted: ssl.SSLContext) -> None:
        self.house, self.plain, self.secure, self.trusted = house, plain, secure, trusted

    def guest(self) -> Visitor:
        """Somebody from far away, who says to come from elsewhere still."""
        visitor = Visitor(f"https://127.0.0.1:{self.secure}")
        visitor.client = httpx.Client(
            base_url=visitor.address,
            headers={"host": NAME, "x-forwarded-for": "203.0.113.9"},
            transport=httpx.HTTPTransport(verify=self.trusted, local_address=FAR_AWAY),
        )
        return visitor


@pytest.fixture(params=["", "/ludi"], ids=["at the top", "below a path"])
def street(
    request: pytest.FixtureRequest, quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Street]:
    monkeypatch.setenv("LUDI_METRICS_TOKEN", TOKEN)
    database, path = f"sqlite:///{tmp_path / 'tables.sqlite'}", str(request.param)
    house = House(Settings(database, proxies=("127.0.0.1",), hosts=(NAME,), base_path=path))
    house.open()
    certificate(tmp_path)
    sockets = listening(), listening()
    plain, secure = (int(found.getsockname()[1]) for found in sockets)
    handed = [found.fileno() for found in sockets]
    environment = os.environ | {"NGINX": "".join(f"{found.fileno()};" for found in sockets)}
    server = int(house.address.rpartition(":")[2])
    (tmp_path / "nginx.conf").write_text(configured(tmp_path, plain, secure, server), encoding="utf-8")
    words = ["nginx", "-e", "stderr", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    with subprocess.Popen(
        [*words, "-g", "daemon off;"], stderr=subprocess.DEVNULL, env=environment, pass_fds=handed
    ) as proxy:
        for found in sockets:
            found.close()
        trusted = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
        trusted.check_hostname = False  # the name is asked for by address
        yield Street(house, plain, secure, trusted)
        proxy.terminate()
    house.close()


def test_who_comes_without_tls_is_led_to_it(street: Street) -> None:
    answer = httpx.get(f"http://127.0.0.1:{street.plain}/rules/roma", headers={"host": NAME})

    assert (answer.status_code, answer.headers["location"]) == (308, f"https://{NAME}/rules/roma")


def test_a_table_is_opened_and_heard_through_the_proxy(street: Street) -> None:
    path = street.house.app.state.settings.base_path
    with street.guest() as guest:
        guest.client.base_url = httpx.URL(guest.address + path)
        answer = guest.client.get("/api/me")
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert all("; Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        cookies = "; ".join(f"{name}={value}" for name, value in guest.client.cookies.items())
        guest.client.headers["cookie"] = cookies  # they are for the name, not for the address we use
        table = guest.open_table("roma", ME, OPEN)
        address = f"wss://{NAME}{path}/api/tables/{table['id']}/socket"
        assert table["id"] in run_apart(first_heard(street, address, cookies))


async def first_heard(street: Street, address: str, cookies: str) -> str:
    """What a socket tells first. In one thread: in Python 3.11 two at one TLS connection may hang, or worse."""
    news = connect(
        address, host="127.0.0.1", port=street.secure, ssl=street.trusted, server_hostname=NAME,
        origin=f"https://{NAME}", additional_headers={"cookie": cookies}, open_timeout=60,
    )  # fmt: skip
    async with news as opened:
        return str(await opened.recv())


def test_the_house_knows_from_where_a_guest_comes(street: Street, caplog: pytest.LogCaptureFixture) -> None:
    with street.guest() as guest, caplog.at_level(logging.WARNING, "ludi.security"):
        guest.client.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"})

    assert [line.told["address"] for line in caplog.records if line.name == "ludi.security"] == [FAR_AWAY]  # type: ignore[attr-defined]


def test_figures_and_other_names_are_not_for_guests(street: Street) -> None:
    with street.guest() as guest:
        bearer = {"authorization": f"Bearer {TOKEN}"}
        assert guest.client.get("/metrics", headers=bearer).status_code == 404
        assert guest.client.get("/ludi/metrics", headers=bearer).status_code == 404
        assert guest.client.get("/api/health", headers={"host": "other.example"}).status_code == 421
