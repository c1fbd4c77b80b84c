"""Tournaments between bots: who plays whom on which deals, the results, and what can be concluded from them."""
