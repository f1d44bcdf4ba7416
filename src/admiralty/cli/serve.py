"""`admiralty serve`: the web application on this machine."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated

import typer

from admiralty.cli.console import notice, out
from admiralty.cli.errors import FAILED, Stop

PORT = 8765


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="0 takes any free one.", min=0, max=65535)] = PORT,
    db: Annotated[
        str, typer.Option("--db", metavar="URL", help="A file, or postgresql://name@host/base.")
    ] = "",
    workers: Annotated[
        int, typer.Option(metavar="N", help="Processes that share the work, on PostgreSQL.", min=0, max=256)
    ] = 0,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
) -> None:
    """Serve the web application until Ctrl-C; games are kept from one start to the next."""
    from admiralty.server.errors import CannotStart
    from admiralty.server.http.pages import INDEX, NOT_BUILT
    from admiralty.server.run import BACKLOG, address, listen, network_address, prepare
    from admiralty.server.run import serve as run
    from admiralty.server.settings import Settings
    from admiralty.server.store import database
    from admiralty.server.supervisor import Supervisor, command

    try:
        settings = Settings.from_environment(host, db)
        is_shared = prepare(settings, workers)
        sock = listen(host, port)
        out.print(address(sock), markup=False)
        notice(f"Games are kept in {database.shown(database.address(settings.database))}. Ctrl-C stops.")
        outside = network_address(sock)
        if outside:
            notice(f"Phones and other computers on this network open {outside}")
        has_page = (settings.static / INDEX).is_file()
        if not has_page:
            notice(NOT_BUILT.strip())
        if open_page and has_page:
            threading.Timer(1.0, webbrowser.open, [outside or address(sock)]).start()
        if is_shared:
            sock.listen(BACKLOG)
            Supervisor(workers, command(sock, settings.database, host, workers)).run()
        else:
            run(settings, sock)
    except CannotStart as error:
        raise Stop(str(error), FAILED) from None
