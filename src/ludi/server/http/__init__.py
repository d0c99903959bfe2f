"""HTTP and sockets: the gate, limits, connections, problems, the built page, and every route."""
