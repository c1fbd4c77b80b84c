"""An analysis as a report for people on the terminal."""

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

import ridotto
from ridotto.analysis import Analysis
from ridotto.analysis.decisions import MARKS
from ridotto.analysis.schema import AnalysedSeat, TurningPoint
from ridotto.cli.told import Teller, teller_of
from ridotto.cli.told.words import Words, sentence
from ridotto.engine import record
from ridotto.engine.game import Json
from ridotto.engine.match import Match

WORDS = Path(ridotto.__file__).parent / "words"
BARS = " ▁▂▃▄▅▆▇█"
MOST_BARS = 72
MARGINS = 18
"""Characters beside the name and the line of bars."""
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}
LUCK = (
    "Skill is what errors of the others brought, less what own errors lost. Luck is all the rest: "
    "the cards, their order, and what nobody could see. All of it is added up over the decisions, so that it "
    "may be more than 100%."
)
LITTLE = 0.05
"""Points that are not worth a word."""


def show(console: Console, found: Json, analysis: Analysis, seconds: float) -> None:
    """Print who has played how, how the game went, where it turned, and every marked decision."""
    _Report(console, found, analysis).show(seconds)


def sparkline(values: list[float], widest: int) -> str:
    """Values from 0 to 1 as a line of bars; of several that share a bar the mean."""
    columns = min(widest, len(values), MOST_BARS)
    bars = []
    for column in range(columns):
        part = values[column * len(values) // columns : (column + 1) * len(values) // columns]
        bars.append(BARS[round(sum(part) / len(part) * (len(BARS) - 1))])
    return "".join(bars)


def percent(share: float) -> str:
    """A share of one."""
    return f"{100 * share:.0f}%"


def _moved(share: float) -> str:
    return f"{'cost' if share < 0 else 'brought'} {percent(abs(share))}"


class _Report:
    """What is printed, part by part."""

    def __init__(self, console: Console, found: Json, analysis: Analysis) -> None:
        self._console = console
        self._analysis = analysis
        self._played: Match = record.replay(found)[0]
        self._teller: Teller = teller_of(self._played.game, self._played.box, analysis["players"])
        self._say_of = Words(WORDS, "study", ".study")
        self._names = [escape(name) for name in analysis["players"]]
        self._numbers = {each["move"]: number for number, each in enumerate(analysis["decisions"], 1)}
        """How people count the decisions, by the index of the move."""

    def show(self, seconds: float) -> None:
        decisions = self._analysis["decisions"]
        self._console.print(
            f"[bold]{escape(self._teller.title)}[/] ({escape(self._analysis['edition'])}): {len(decisions)} decisions, "
            f"numbered from 1; {self._analysis['iterations']} games tried out for each value; {seconds:.0f} s"
        )
        self._title("Players")
        self._console.print(self._seats())
        self._say(f"[dim]{self._legend()}[/]")
        self._title("Luck and skill")
        for each in self._analysis["seats"]:
            self._say(self._summed(each))
        self._say(f"[dim]{LUCK}[/]")
        self._title("Chance to win, from the first decision to the last")
        width = max(map(len, self._analysis["players"]))
        for seat, name in enumerate(self._analysis["players"]):
            course = [self._analysis["start"]["win"][seat], *(each["win"][seat] for each in decisions)]
            bars = sparkline(course, max(10, self._console.width - width - MARGINS))
            shown = escape(f"{name:{width}}")
            self._console.print(f"  {shown}  {bars}  {percent(course[0])} → {percent(course[-1])}", no_wrap=True)
        self._title("Turning points")
        for point in self._analysis["turning_points"]:
            headline, *lines = self._turn(point)
            self._say(headline)
            for line in lines:
                self._say(line, 4)
        if not self._analysis["turning_points"]:
            self._say("This game had none: no single decision cost or changed much.")
        self._title("Marked decisions")
        self._marked()

    def _title(self, text: str) -> None:
        self._console.print(f"\n[bold]{text}[/]")

    def _say(self, text: str, indent: int = 2) -> None:
        for line in Text.from_markup(text).wrap(self._console, self._console.width - indent):
            line.rstrip()
            line.pad_left(indent)
            self._console.print(line)

    def _seats(self) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column("", no_wrap=True)
        for title in ("Score", "Place", "Accuracy", "Inaccuracies", "Mistakes", "Blunders"):
            table.add_column(title, justify="right", no_wrap=True)
        scores, ranks, _ = self._played.result()
        for seat in self._analysis["seats"]:
            at = seat["seat"]
            counts = (seat["inaccuracies"], seat["mistakes"], seat["blunders"])
            score, place = self._teller.score(scores[at]), str((ranks or scores)[at])
            table.add_row(self._names[at], score, place, f"{seat['accuracy']:.0f}%", *map(str, counts))
        return table

    def _legend(self) -> str:
        blunder, mistake, inaccuracy = (percent(least) for least, _ in MARKS)
        return (
            "Accuracy is 100% if every decision was as good as the best one. A decision that gave away at least "
            f"{inaccuracy} of the chance to win is an inaccuracy; from {mistake} on it is a mistake, "
            f"and from {blunder} on a blunder."
        )

    def _summed(self, seat: AnalysedSeat) -> str:
        """How the chance at the start became the result."""
        start = self._analysis["start"]["win"][seat["seat"]]
        parts = [
            f"own errors lost {percent(seat['loss'])}",
            f"errors of others {_moved(seat['gifts'])}",
            f"luck {_moved(seat['luck'])}",
        ]
        return (
            f"{self._names[seat['seat']]} began with a chance to win of {percent(start)} and ended with "
            f"{percent(abs(start + seat['luck'] + seat['skill']))}: {parts[0]}, {parts[1]} "
            f"(together skill: {100 * seat['skill']:+.0f}%), and {parts[2]}."
        )

    def _turn(self, point: TurningPoint) -> Iterator[str]:
        """A turning point in sentences, made from the journal of both moves."""
        number = self._numbers[point["move"]]
        mark = self._analysis["decisions"][number - 1]["mark"]
        kind = f", [{STYLES[mark]}]{mark}[/]" if mark else ""
        yield f"[bold]Decision {number}, {self._names[point['seat']]}[/]{kind}"
        yield escape(" ".join(self._really(point)))
        if not point["loss"]:
            yield self._say_of("turn-swing", win=percent(point["swing"]))
            return
        yield escape(self._instead(point))
        win, points = percent(point["loss"]), self._teller.mean(point["points_loss"])
        much = point["points_loss"] >= LITTLE
        yield escape(self._say_of("turn-cost-points" if much else "turn-cost", win=win, points=points))

    def _really(self, point: TurningPoint) -> Iterator[str]:
        """What was played, and the seat's next moves as far as they belong to it."""
        log = self._played.log[point["move"] :]
        own = [entry for entry in log if entry.seat == point["seat"]][: 1 + len(point["played_then"])]
        for entry in own:
            yield self._teller.move(point["seat"], self._played.words_of(entry), self._played.events(entry.rows))

    def _instead(self, point: TurningPoint) -> str:
        """What the best move would have brought, with the moves that would have followed."""
        seat, events = point["seat"], point["best_events"]
        first, *later = self._teller.deeds([point["best"], *point["best_then"]], seat, events)
        then = "".join(self._say_of("turn-next", next=each) for each in later)
        gains = "; ".join(self._teller.gains(seat, events))
        name = "turn-instead" if gains else "turn-instead-nothing"
        return sentence(self._say_of(name, deed=first, then=then, gains=gains))

    def _marked(self) -> None:
        marked = [each for each in self._analysis["decisions"] if each["mark"]]
        if not marked:
            self._say("No decision was clearly worse than the best one.")
            return
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for title in ("Decision", "Player", "Mark", "Played", "Better", "Chance lost"):
            justify = "right" if title in {"Decision", "Chance lost"} else "left"
            table.add_column(title, justify=justify, vertical="top")  # type: ignore[arg-type]
        for each in marked:
            mark = each["mark"] or ""
            table.add_row(
                str(self._numbers[each["move"]]),
                self._names[each["seat"]],
                f"[{STYLES[mark]}]{mark}[/]",
                escape(self._teller.choice(each["played"])),
                escape(self._teller.choice(each["best"])),
                percent(each["loss"]),
            )
        self._console.print(table)
