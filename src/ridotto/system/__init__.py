"""What commands, tournaments and the server need of files and processes, and what knows nothing of games."""
