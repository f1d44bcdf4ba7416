"""The web application's server: rooms, access, history, bots and clocks behind HTTP and a socket."""
