"""Ridotto: a gaming house for modern board and card games, and their rules as a library."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("ridotto")
except PackageNotFoundError:  # a checkout that was never installed
    __version__ = "0+unknown"
