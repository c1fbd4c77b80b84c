"""Processes that work for another one."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def attend() -> None:
    """Let this process end with the one that it works for, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is told by its parent, not by the terminal
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
