"""Recorded games, and what the own ones among them show."""
