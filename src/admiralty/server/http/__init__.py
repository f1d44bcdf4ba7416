"""HTTP and sockets: endpoints, limits, and the connections themselves."""
