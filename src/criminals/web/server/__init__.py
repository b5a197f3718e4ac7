"""HTTP and WebSocket: the only part that needs the web packages."""
