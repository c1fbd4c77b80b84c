"""The picture of a training: how the losses fell."""

from dataclasses import dataclass

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 40, 40


@dataclass(frozen=True)
class Epoch:
    """How good the network was after going through all positions once more."""

    number: int
    training: float
    """Cross entropy between chances and who won, over the positions learned from, while learning."""
    validation: float
    """The same over positions of games kept back."""
    points: float
    """Root of the mean squared error of the points still to come, over games kept back."""

    def line(self) -> str:
        """For the terminal."""
        losses = f"training {self.training:.4f}  validation {self.validation:.4f}"
        return f"epoch {self.number:2}  {losses}  error of the points {self.points:.2f}"


def curve(game: str, epochs: list[Epoch], baseline: float) -> str:
    """An SVG picture of the losses, for light and dark pages."""
    values = [baseline, *(epoch.training for epoch in epochs), *(epoch.validation for epoch in epochs)]
    low, high = min(values), max(values)
    margin = 0.05 * (high - low) or 0.05
    low, high = low - margin, high + margin

    def at(number: float, loss: float) -> str:
        across = LEFT + (number - 1) / max(1, len(epochs) - 1) * (WIDTH - LEFT - RIGHT)
        down = HEIGHT - BOTTOM - (loss - low) / (high - low) * (HEIGHT - TOP - BOTTOM)
        return f"{across:.1f},{down:.1f}"

    last = len(epochs)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="Losses of the network of {game} by epoch" font-family="sans-serif" font-size="12">',
        "<style>text{fill:#333}.g{stroke:#8886}.t{stroke:#3b7dd8}.v{stroke:#d8563b}.b{stroke:#777;"
        "stroke-dasharray:5 4}polyline{fill:none;stroke-width:2}"
        "@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>",
        f'<text x="{LEFT}" y="20" font-size="14">{game}: cross entropy by epoch</text>',
    ]
    for i in range(5):
        loss = low + margin + i / 4 * (high - low - 2 * margin)
        y = at(1, loss).split(",")[1]
        parts.append(f'<line class="g" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y}" dy="4" text-anchor="end">{loss:.3f}</text>')
    for number in sorted({1, *range(4, last + 1, 4), last}):
        x = at(number, low).split(",")[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{number}</text>')
    lines = {
        "b": ("leading score", [(1, baseline), (last, baseline)]),
        "t": ("training", [(epoch.number, epoch.training) for epoch in epochs]),
        "v": ("validation", [(epoch.number, epoch.validation) for epoch in epochs]),
    }
    for place, (kind, (name, points)) in enumerate(lines.items()):
        height = TOP + 10 + 20 * place
        parts.append(f'<polyline class="{kind}" points="{" ".join(at(*point) for point in points)}"/>')
        parts.append(f'<polyline class="{kind}" points="{WIDTH - RIGHT + 15},{height} {WIDTH - RIGHT + 40},{height}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 46}" y="{height + 4}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
