"""Learned value networks: small, trained on games of the house with itself, and run by compiled code on a CPU."""

from ridotto.bots.learned.network import Network, chances, forward, load_network

__all__ = ["Network", "chances", "forward", "load_network"]
