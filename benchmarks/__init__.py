"""Measurements of a running house, each a program of its own: bounded in time, and on this machine only."""
