"""Information-set Monte-Carlo tree search for any game: strong opponents, and what a move is worth."""

from ridotto.bots.search.plan import Plan
from ridotto.bots.search.search import Candidate, Found, search

__all__ = ["Candidate", "Found", "Plan", "search"]
