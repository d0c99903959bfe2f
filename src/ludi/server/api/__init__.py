"""What travels between server and page: one file a resource, its shape and its builder."""
