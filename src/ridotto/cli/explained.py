"""An analysis as a report on the terminal."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ridotto.analysis import Analysis
from ridotto.analysis.schema import AnalysedDecision, TurningPoint
from ridotto.engine.game import Json
from ridotto.engine.record import plain

BARS = " ▁▂▃▄▅▆▇█"
MOST_BARS = 72
MARGINS = 18
"""Characters beside the name and the line of bars."""
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}
UNSCORED = 4
"""Events told of a move that scored nothing."""
NOT_TOLD = {"kind", "seat", "points"}


def show(console: Console, found: Json, analysis: Analysis, seconds: float) -> None:
    """Print who has played how, how the game went, where it turned, and every marked decision."""
    names = [escape(name) for name in analysis["players"]]
    decisions = analysis["decisions"]
    console.print(
        f"[bold]{analysis['game']}[/] ({escape(analysis['edition'])}), {len(decisions)} decisions, "
        f"{analysis['iterations']} iterations for each value, {seconds:.0f} s\n"
    )
    console.print(_seats(found, analysis, names))
    console.print("  [dim]?! inaccuracies, ? mistakes, ?? blunders; lost, luck and skill in win probability[/]")
    console.print("\n[bold]Win probability[/] from the first decision to the last")
    width = max(map(len, names))
    for seat, name in enumerate(names):
        course = [analysis["start"]["win"][seat], *(each["win"][seat] for each in decisions)]
        bars = sparkline(course, max(10, console.width - width - MARGINS))
        console.print(f"  {name:{width}}  {bars}  {100 * course[0]:.0f} → {100 * course[-1]:.0f} %", no_wrap=True)
    _turning_points(console, analysis["turning_points"], names)
    _marked(console, decisions, names)


def sparkline(values: list[float], widest: int) -> str:
    """Values from 0 to 1 as a line of bars; of several that share a bar the mean."""
    columns = min(widest, len(values), MOST_BARS)
    bars = []
    for column in range(columns):
        part = values[column * len(values) // columns : (column + 1) * len(values) // columns]
        bars.append(BARS[round(sum(part) / len(part) * (len(BARS) - 1))])
    return "".join(bars)


def _seats(found: Json, analysis: Analysis, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("", no_wrap=True)
    for title in ("score", "rank", "accuracy", "?!", "?", "??", "lost", "luck", "skill"):
        table.add_column(title, justify="right", no_wrap=True)
    result = found.get("result") or {}
    scores = analysis["decisions"][-1]["scores"]
    for seat in analysis["seats"]:
        at = seat["seat"]
        rank = result["ranks"][at] if "ranks" in result else ""
        counts = [seat["inaccuracies"], seat["mistakes"], seat["blunders"]]
        table.add_row(
            names[at],
            str(plain(scores[at])),
            str(rank),
            f"{seat['accuracy']:.0f} %",
            *map(str, counts),
            f"{100 * seat['loss']:.0f} %",
            f"{100 * seat['luck']:+.0f} %",
            f"{100 * seat['skill']:+.0f} %",
        )
    return table


def _turning_points(console: Console, points: list[TurningPoint], names: list[str]) -> None:
    if not points:
        return
    console.print("\n[bold]Turning points[/]")
    for point in points:
        console.print(f"  Move {point['move']}, {names[point['seat']]}: {_explained(point)}")


def _explained(point: TurningPoint) -> str:
    """A turning point in words, made from the journal of both moves."""
    played = _line(point["played"], point["played_then"]) + _brought(point["played_events"], point["seat"])
    if not point["loss"]:
        return f"{played}, and win probabilities moved by {100 * point['swing']:.0f} %."
    best = _line(point["best"], point["best_then"]) + f" instead{_brought(point['best_events'], point['seat'])}"
    points = (
        f" and {point['points_loss']:.1f} points against the best other seat" if point["points_loss"] >= 0.05 else ""
    )
    return f"{played}; {best}. That cost {100 * point['loss']:.0f} % win probability{points}."


def _line(words: str, then: list[str]) -> str:
    return ", ".join(f"[bold]{escape(each)}[/]" for each in (words, *then))


def _brought(events: list[Json], seat: int) -> str:
    """What a move set off for the seat, in its order, up to the last event that scored; some, if none did."""
    own = [event for event in events if event.get("seat", seat) == seat]
    told = []
    for event in own:
        what = " ".join(str(value) for key, value in event.items() if key not in NOT_TOLD and isinstance(value, str))
        points = event.get("points", 0)
        told.append(
            " ".join(part for part in (str(event["kind"]).replace("-", " "), what) if part)
            + (f" {plain(points):+}" if points else "")
        )
    length = max((at for at, each in enumerate(own, 1) if each.get("points")), default=0) or UNSCORED
    told = told[:length] + ([".."] if len(told) > length else [])
    return escape(f" ({', '.join(told)})") if told else ""


def _marked(console: Console, decisions: list[AnalysedDecision], names: list[str]) -> None:
    marked = [each for each in decisions if each["mark"]]
    if not marked:
        console.print("\nNo decision was clearly worse than the best one.")
        return
    console.print("\n[bold]Marked decisions[/]")
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for title in ("move", "", "", "played", "best", "lost"):
        table.add_column(title, justify="right" if title in {"move", "lost"} else "left")
    for each in marked:
        mark = each["mark"] or ""
        table.add_row(
            str(each["move"]),
            names[each["seat"]],
            f"[{STYLES[mark]}]{mark}[/]",
            escape(each["played"]),
            escape(each["best"]),
            f"{100 * each['loss']:.0f} %",
        )
    console.print(table)
