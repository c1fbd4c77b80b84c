"""Explaining a finished game: what each decision has cost, where the game turned, and what was luck.

``jobs`` makes a small job of every decision, ``analyse_decision`` does one, and ``assemble`` puts the answers together.
"""

from ridotto.analysis.decisions import Decision, Job, analyse_decision
from ridotto.analysis.report import assemble, jobs
from ridotto.analysis.schema import Analysis

__all__ = ["Analysis", "Decision", "Job", "analyse_decision", "assemble", "jobs"]
