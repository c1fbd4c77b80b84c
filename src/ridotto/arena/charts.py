"""Charts of the report page: plain SVG whose widths are shares of the page, so that text keeps its size on phones.

The figures stand beside each mark as text; a screen reader needs no drawing.
"""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

ROW = 30
MIDDLE = ROW / 2
HEIGHT = 220
EDGE = 8.0
"""Room at both sides of the scale, in percent, so that marks and figures at its ends are whole."""


@dataclass(frozen=True)
class Mark:
    """A line of a chart: a value with the interval around it."""

    label: str
    value: float
    low: float
    high: float
    text: str


@dataclass(frozen=True)
class Scale:
    """What lies between the left and the right end of a chart."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    log: bool = False

    def share(self, value: float) -> float:
        """Where a value lies, in percent of the width."""
        low, high, at = (math.log(each) if self.log else each for each in (self.low, self.high, value))
        inside = min(1.0, max(0.0, (at - low) / (high - low)))
        return EDGE + inside * (100 - 2 * EDGE)


PERCENT = Scale(0, 1, tuple((tick / 4, f"{tick * 25} %") for tick in range(5)))


def scale_around(values: Sequence[float], most: int = 5) -> Scale:
    """A linear scale with round ticks that holds all values."""
    low, high = min(values), max(values)
    span = max(high - low, 1e-9)
    step = 10 ** math.floor(math.log10(span / most))
    step = next(step * factor for factor in (1, 2, 5, 10) if span / (step * factor) <= most)
    begin, end = math.floor(low / step), math.ceil(high / step)
    if begin == end:
        end += 1
    return Scale(begin * step, end * step, [(at * step, f"{at * step:g}") for at in range(begin, end + 1)])


def scale_of_times(values: Sequence[float]) -> Scale:
    """A logarithmic scale of milliseconds from one power of ten to another."""
    positive = [value for value in values if value > 0] or [1.0]
    low = math.floor(math.log10(min(positive)))
    high = max(low + 1, math.ceil(math.log10(max(positive))))
    return Scale(10.0**low, 10.0**high, [(10.0**power, f"{10.0**power:g}") for power in range(low, high + 1)], log=True)


def marks(title: str, lines: Sequence[Mark], scale: Scale, *, line_at: float | None = None, note: str = "") -> str:
    """Values with their intervals one below the other; ``line_at`` is drawn through all of them."""
    rows = "".join(
        f'<div class="mark"><span class="label">{breakable(each.label)}</span>'
        f'<svg class="track" height="{ROW}" aria-hidden="true">{_grid(scale, ROW)}{_reference(scale, line_at, ROW)}'
        f"{_interval(scale, each)}</svg>"
        f'<span class="figure">{escape(each.text)}</span></div>'
        for each in lines
    )
    labels = "".join(
        f'<text x="{scale.share(at):.2f}%" y="14" text-anchor="middle">{escape(text)}</text>'
        for at, text in scale.ticks
    )
    axis = f'<div class="mark axis" aria-hidden="true"><span></span><svg class="track" height="20">{labels}</svg></div>'
    return _figure(title, rows + axis, note)


def curve(title: str, points: Sequence[Mark], scale: Scale, *, note: str = "") -> str:
    """Values with their intervals from left to right, joined by a line; the scale stands at the left."""

    def height(value: float) -> float:
        inside = (value - scale.low) / (scale.high - scale.low)
        return HEIGHT - 40 - inside * (HEIGHT - 60)

    def across(number: int) -> float:
        return 16 + (number + 0.5) * 82 / len(points)

    parts = [
        f'<line class="grid" x1="14%" x2="100%" y1="{height(at):.1f}" y2="{height(at):.1f}"/>'
        f'<text x="12%" y="{height(at) + 4:.1f}" text-anchor="end">{escape(text)}</text>'
        for at, text in scale.ticks
    ]
    places = [(across(number), height(point.value)) for number, point in enumerate(points)]
    parts += [
        f'<line class="joined" x1="{x1:.2f}%" y1="{y1:.1f}" x2="{x2:.2f}%" y2="{y2:.1f}"/>'
        for (x1, y1), (x2, y2) in pairwise(places)
    ]
    for (x, y), point in zip(places, points, strict=True):
        low, high = height(point.low), height(point.high)
        parts.append(f'<line class="interval" x1="{x:.2f}%" x2="{x:.2f}%" y1="{low:.1f}" y2="{high:.1f}"/>')
        parts.append(f'<circle class="dot" cx="{x:.2f}%" cy="{y:.1f}" r="5"/>')
        parts.append(f'<text x="{x:.2f}%" y="{HEIGHT - 12}" text-anchor="middle">{escape(point.label)}</text>')
    told = "; ".join(f"{point.label}: {point.text}" for point in points)
    drawing = f'<svg class="curve" height="{HEIGHT}" role="img" aria-label="{escape(told)}">{"".join(parts)}</svg>'
    return _figure(title, drawing, note)


def breakable(name: str) -> str:
    """A name as HTML that may be broken after its colons, commas and signs of equality, where lines are short."""
    return re.sub("[:,=]", r"\g<0><wbr>", escape(name, quote=False))


def _figure(title: str, body: str, note: str) -> str:
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<figure><figcaption>{escape(title)}</figcaption>{body}{below}</figure>"


def _grid(scale: Scale, height: int) -> str:
    at = (scale.share(tick) for tick, _ in scale.ticks)
    return "".join(f'<line class="grid" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="{height}"/>' for x in at)


def _reference(scale: Scale, value: float | None, height: int) -> str:
    if value is None:
        return ""
    x = scale.share(value)
    return f'<line class="reference" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="{height}"/>'


def _interval(scale: Scale, mark: Mark) -> str:
    low, high = scale.share(mark.low), scale.share(mark.high)
    ends = "".join(
        f'<line class="interval" x1="{x:.2f}%" x2="{x:.2f}%" y1="{MIDDLE - 5}" y2="{MIDDLE + 5}"/>' for x in (low, high)
    )
    between = f'<line class="interval" x1="{low:.2f}%" x2="{high:.2f}%" y1="{MIDDLE}" y2="{MIDDLE}"/>'
    return f'{between}{ends}<circle class="dot" cx="{scale.share(mark.value):.2f}%" cy="{MIDDLE}" r="5"/>'
