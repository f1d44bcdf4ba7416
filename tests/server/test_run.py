"""Where a server can be reached."""

from __future__ import annotations

from admiralty.server.run import address, listen, network_address


def test_a_server_for_this_machine_tells_no_address_to_others() -> None:
    with listen("127.0.0.1", 0) as sock:
        assert address(sock) == f"http://127.0.0.1:{sock.getsockname()[1]}"
        assert network_address(sock) == ""


def test_a_server_for_all_tells_the_address_on_the_network_if_there_is_one() -> None:
    with listen("0.0.0.0", 0) as sock:
        port = sock.getsockname()[1]
        assert address(sock) == f"http://127.0.0.1:{port}"
        outside = network_address(sock)
        assert outside == "" or (outside.endswith(f":{port}") and "0.0.0.0" not in outside)
