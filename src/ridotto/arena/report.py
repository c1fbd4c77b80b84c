"""The report page: one HTML file that needs nothing else."""

from html import escape
from pathlib import Path

from ridotto.arena.charts import PERCENT, Mark, breakable, curve, marks, scale_around, scale_of_times
from ridotto.arena.intervals import METHOD, Estimate
from ridotto.arena.repeat import command
from ridotto.arena.summary import Line, Pair, Summary, ladder
from ridotto.arena.terminal import number, others, percent

_STYLE = Path(__file__).with_name("report.css")


def page(summary: Summary) -> str:
    """The whole page."""
    head = summary.head
    title = f"{head['game']} ({head['edition']}): " + (
        "does twice the budget win?" if head["kind"] == "ladder" else "a tournament"
    )
    ladders = head["kind"] == "ladder"
    sections = [_ladder(summary), _standing(summary)] if ladders else [_standing(summary), _meetings(summary)]
    sections += [_times(summary), _repeat(summary)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE.read_text('utf-8')}</style></head>\n<body><main>"
        f"<h1>{escape(title)}</h1>{_lead(summary)}{''.join(sections)}</main></body></html>\n"
    )


def _lead(summary: Summary) -> str:
    head = summary.head
    switches = "".join(f", {escape(f'{name} = {value}')}" for name, value in head["options"].items())
    return (
        f'<p class="lead">{head["players"]} seats{switches}. {summary.games} games on {summary.deals} deals: '
        f"each deal is played once from every seat, so that its luck cancels.</p>"
    )


def _ranked(summary: Summary) -> list[Line]:
    return sorted(summary.bots, key=lambda line: -line.rating.value)


def _standing(summary: Summary) -> str:
    lines = _ranked(summary)
    fair, hidden = 1 / summary.head["players"], summary.head["kind"] == "ladder" or summary.crowded
    wins = "wins a seat" if summary.crowded else "win rate"
    rates = [_mark(line.bot, line.win, _share(line.win)) for line in lines]
    ratings = [_mark(line.bot, line.rating, _figure(line.rating)) for line in lines]
    ends = [end for line in lines for end in (line.rating.low, line.rating.high)]
    rows = [
        [line.bot, str(line.seats), _share(line.win), _figure(line.rating), f"{line.points:.1f}", _figure(line.margin)]
        for line in lines
    ]
    note = f"Equally good players win {fair:.1%} (dashed). A shared first place counts by its share."
    return (
        "<h2>Who is better</h2>"
        + ("" if hidden else marks("Win rate, with 95 % intervals", rates, PERCENT, line_at=fair, note=note))
        + marks(
            "Rating on the scale of openskill, with 95 % intervals (the mean of all is 25)", ratings, scale_around(ends)
        )
        + _table(["bot", "seats", wins, "rating", "points", "ahead of the best other"], rows)
        + f'<p class="note">{METHOD}</p>'
    )


def _meetings(summary: Summary) -> str:
    """Tables at which somebody sits alone, and who came before whom."""
    found = ""
    if summary.crowded:
        fair = 1 / summary.head["players"]
        lines = [
            _mark(f"{each.bot} against {others(each.others)}", each.win, _share(each.win)) for each in summary.meetings
        ]
        note = f"Equally good players win {fair:.1%} (dashed). A shared first place counts by its share."
        found = "<h2>Alone against the others</h2>" + marks(
            "Win rate, with 95 % intervals", lines, PERCENT, line_at=fair, note=note
        )
    elif summary.head["players"] > 2:
        rows = [
            [each.bot, others(each.others), str(each.games), _share(each.win), f"{each.fair:.1%}"]
            for each in summary.meetings
        ]
        found = "<h2>At the tables</h2>" + _table(["bot", "against", "games", "win rate", "fair"], rows, texts=2)
    return found + "<h2>Who came before whom</h2>" + _ahead(summary.pairs)


def _ahead(pairs: list[Pair]) -> str:
    lines = [_mark(f"{pair.bot} before {pair.other}", pair.ahead, _share(pair.ahead)) for pair in pairs]
    note = "How often a seat of the first came before a seat of the second; equal ranks count a half."
    return marks("Ahead of each other, with 95 % intervals", lines, PERCENT, line_at=0.5, note=note)


def _ladder(summary: Summary) -> str:
    steps = list(ladder(summary))
    sure = sum(step.ahead.low > 0.5 for step in steps)
    said = f"Twice the budget is surely better in {sure} of {len(steps)} steps."
    first = summary.bots[0].bot
    points = [_mark(f"×{2**rung}", line.rating, _figure(line.rating)) for rung, line in enumerate(summary.bots)]
    ends = [end for line in summary.bots for end in (line.rating.low, line.rating.high)]
    return f"<h2>Does twice the budget win?</h2><p>{said}</p>{_ahead(steps)}" + curve(
        "Rating by budget", points, scale_around(ends), note=f"As multiples of {first}."
    )


def _times(summary: Summary) -> str:
    lines = [
        Mark(line.bot, line.ms, line.ms, max(line.ms, line.longest), f"{line.ms:.2f} ms, longest {line.longest:.0f}")
        for line in _ranked(summary)
    ]
    scale = scale_of_times([end for line in lines for end in (line.value, line.high)])
    note = "Only moves where there was a choice, as measured while the games ran side by side."
    title = "Milliseconds a move: the mean, and the line to the longest"
    return "<h2>Time to think</h2>" + marks(title, lines, scale, note=note)


def _repeat(summary: Summary) -> str:
    head = summary.head
    own = "" if head["changes"] is None else " FILE is the edition file that was used; the results hold its changes."
    return (
        f"<h2>To repeat it</h2><pre>{escape(command(head, summary.deals))}</pre>"
        f'<p class="note">Ridotto {escape(head["ridotto"])}, rules version {head["rules"]}, '
        f"code {escape(head['code'])}. Bots with a budget of iterations play the same games again, on any machine; "
        f"bots that look at the clock do not.{own}</p>"
    )


def _table(columns: list[str], rows: list[list[str]], texts: int = 1) -> str:
    head = "".join(
        f'<th scope="col"{" class=text" if at < texts else ""}>{escape(column)}</th>'
        for at, column in enumerate(columns)
    )
    body = "".join(
        f'<tr><th scope="row">{breakable(row[0])}</th>'
        + "".join(
            f'<td class="text">{breakable(cell)}</td>' if at < texts else f"<td>{escape(cell)}</td>"
            for at, cell in enumerate(row[1:], 1)
        )
        + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _mark(label: str, found: Estimate, text: str) -> Mark:
    return Mark(label, found.value, found.low, found.high, text)


def _share(found: Estimate) -> str:
    value, between = percent(found)
    return f"{value} ({between})"


def _figure(found: Estimate | None) -> str:
    value, between = number(found)
    return f"{value} ({between})" if value else ""
