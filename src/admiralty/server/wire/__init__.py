"""What goes over HTTP and the socket, as types."""
