"""The web server: rooms, accounts, history, bots and clocks behind HTTP and a socket."""
