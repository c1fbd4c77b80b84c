"""The results as tables on a terminal."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ridotto.arena.intervals import METHOD, Estimate
from ridotto.arena.summary import Pair, Summary, ladder


def show(summary: Summary) -> None:
    """Print what a tournament tells."""
    console = Console()
    head = summary.head
    console.print(
        f"{head['game']} ({head['edition']}), {head['players']} seats: {summary.games} games on {summary.deals} deals, "
        f"seed {head['seed']}",
        highlight=False,
        markup=False,
    )
    console.print(*_bots(summary), sep="\n")
    if head["kind"] == "ladder":
        console.print(_pairs("Twice the budget against once", list(ladder(summary))))
    else:
        if head["players"] > 2:
            console.print(_meetings(summary))
        console.print(_pairs("Ahead of each other", summary.pairs))
    console.print(METHOD, style="dim", highlight=False)


def percent(found: Estimate) -> tuple[str, str]:
    """A share and its interval."""
    return f"{found.value:.1%}", f"{found.low * 100:.1f} to {found.high * 100:.1f}"


def number(found: Estimate | None) -> tuple[str, str]:
    """A figure and its interval."""
    return ("", "") if found is None else (f"{found.value:.1f}", f"{found.low:.1f} to {found.high:.1f}")


def others(found: dict[str, int]) -> str:
    """Who else sat at a table."""
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in found.items())


def _table(title: str, text: tuple[str, ...], figures: tuple[str, ...]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for column in text:
        table.add_column(column, overflow="fold")
    for column in figures:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _bots(summary: Summary) -> tuple[Table, Table]:
    title = "Bots" if summary.crowded else f"Bots (equally good players win {1 / summary.head['players']:.1%})"
    strength = _table(title, ("bot",), ("seats", "wins a seat" if summary.crowded else "win rate", "", "rating", ""))
    play = _table("Points and times", ("bot",), ("points", "margin", "", "ms a move", "longest"))
    for line in sorted(summary.bots, key=lambda each: -each.rating.value):
        strength.add_row(escape(line.bot), str(line.seats), *percent(line.win), *number(line.rating))
        times = f"{line.ms:.2f}", f"{line.longest:.0f}"
        play.add_row(escape(line.bot), f"{line.points:.1f}", *number(line.margin), *times)
    return strength, play


def _meetings(summary: Summary) -> Table:
    title = f"Tables (equally good players win {1 / summary.head['players']:.1%})"
    table = _table(title, ("bot", "against"), ("games", "win rate", ""))
    for each in summary.meetings:
        table.add_row(escape(each.bot), escape(others(each.others)), str(each.games), *percent(each.win))
    return table


def _pairs(title: str, pairs: list[Pair]) -> Table:
    table = _table(title, ("bot", "against"), ("games", "ahead", ""))
    for pair in pairs:
        table.add_row(escape(pair.bot), escape(pair.other), str(pair.games), *percent(pair.ahead))
    return table
