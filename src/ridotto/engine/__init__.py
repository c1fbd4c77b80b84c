"""What every game shares: the contract, compiled kernels, matches, records and the journal. Names no game."""
