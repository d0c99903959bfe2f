"""For operators and engineers: metrics, log lines, the OpenAPI document, the page's types."""
