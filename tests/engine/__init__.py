"""What every game shares, tested with the games that are installed."""
