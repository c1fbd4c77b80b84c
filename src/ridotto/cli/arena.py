"""``ridotto arena``: tournaments between bots."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ridotto.arena.schedule import Tournament
    from ridotto.arena.summary import Summary

arena = typer.Typer(
    help="Tournaments between bots: the same deals with rotated seats, ratings, and how they compare.",
    no_args_is_help=True,
)

Name = Annotated[str, typer.Argument(metavar="GAME", help="The game, for example mille-fiori.", show_default=False)]
Edition = Annotated[str | None, typer.Option(help="A built-in edition, or an edition file.", show_default="the first")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A rule switch, NAME=VALUE; may be given several times.")
]
Players = Annotated[int | None, typer.Option(help="Number of seats.", show_default="the fewest")]
Deals = Annotated[
    int, typer.Option(min=1, help="How many deals; each is played once from every seat. More may be added later.")
]
Seed = Annotated[int, typer.Option(help="Equal seeds give equal deals, and equal games if no bot looks at the clock.")]
Workers = Annotated[
    int | None,
    typer.Option(
        min=1,
        help="How many games at a time; of bots with several threads at most as many as there are cores for.",
        show_default="as many as there are cores for",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(help="Play on the Ray cluster at this address; 'local' starts one here.", show_default="no cluster"),
]
Out = Annotated[
    Path | None,
    typer.Option(
        help="File of the results; with the same arguments it goes on from there.",
        show_default="GAME-PLAYERSp-..arena.jsonl in this folder",
    ),
]
Page = Annotated[
    Path | None, typer.Option(help="Report page with charts, one HTML file.", show_default="beside the results")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@arena.callback()
def _group() -> None:
    """Tournaments between bots: the same deals with rotated seats, ratings, and how they compare."""


@arena.command()
def play(
    name: Name,
    bot: Annotated[list[str], typer.Option(help="A bot, for example greedy or search:iterations=200; two or more.")],
    edition: Edition = None,
    option: Options = None,
    players: Players = None,
    schedule: Annotated[
        str | None,
        typer.Option(
            help="mixed: different bots at every table; pairs: one of each against others of one kind; "
            "first: the same, for the first bot only; steps: for each bot and the next one named.",
            show_default="mixed if there are bots enough, else pairs",
        ),
    ] = None,
    deals: Deals = 50,
    seed: Seed = 0,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    page: Page = None,
    as_json: AsJson = False,
) -> None:
    """A tournament: every table plays every deal once in each rotation of its seats."""
    from ridotto.arena.schedule import tables_of

    tournament = _tournament(name, edition, option or [], players, bot, seed)
    tables = tables_of(schedule, tournament.bots, tournament.players)
    _run(tournament, tables, "tournament", deals, workers, ray, out, page, as_json)


@arena.command()
def ladder(
    name: Name,
    bot: Annotated[str, typer.Option(help="The bot with the smallest budget.")] = "search:iterations=100",
    steps: Annotated[int, typer.Option(min=1, max=20, help="How often the budget is doubled.")] = 5,
    edition: Edition = None,
    option: Options = None,
    players: Players = None,
    deals: Deals = 50,
    seed: Seed = 0,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    page: Page = None,
    as_json: AsJson = False,
) -> None:
    """Does twice the budget win? Each budget plays against the half of it."""
    from ridotto.arena.budgets import rungs
    from ridotto.arena.schedule import tables_of

    tournament = _tournament(name, edition, option or [], players, rungs(bot, steps), seed)
    tables = tables_of("steps", tournament.bots, tournament.players)
    _run(tournament, tables, "ladder", deals, workers, ray, out, page, as_json)


@arena.command()
def report(
    file: Annotated[Path, typer.Argument(help="Results of a tournament, finished or not.", show_default=False)],
    page: Page = None,
    as_json: AsJson = False,
) -> None:
    """Show the results of a file and write its report page."""
    from ridotto.arena.results import read
    from ridotto.arena.summary import summarize

    head, results = read(file)
    found = summarize(head, results)
    unfinished = len({(result.deal, result.number) for result in results}) - found.games
    if unfinished:
        typer.echo(
            f"ridotto: {file}: the games of deals that are not complete are left out ({unfinished}); "
            "ridotto arena play goes on with them.",
            err=True,
        )
    _show(found, file, page, as_json)


def _tournament(
    name: str, edition: str | None, options: list[str], players: int | None, bots: list[str], seed: int
) -> "Tournament":
    """What is played, without its tables; RidottoError or UnknownName if something of it is not possible."""
    from ridotto.arena.schedule import Tournament
    from ridotto.bots import find_bot
    from ridotto.cli.common import load_box
    from ridotto.engine.game import find_game
    from ridotto.engine.match import check_players

    game = find_game(name)
    box = load_box(game, edition, options)
    seats = players if players is not None else min(game.seats)
    check_players(game, ["bot"] * seats)
    names = tuple(each.strip() for each in bots)
    for each in names:
        find_bot(each)
    return Tournament(game.name, box.edition, dict(box.options), box.changes, seats, names, (), seed)


def _run(
    tournament: "Tournament",
    tables: tuple[tuple[int, ...], ...],
    kind: str,
    deals: int,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    page: Path | None,
    as_json: bool,
) -> None:
    """Play what is missing in the file, then show it. Interrupted, the file stays and the status is 130."""
    from dataclasses import replace

    from ridotto.arena.results import ResultFile, head_of
    from ridotto.arena.run import play
    from ridotto.arena.summary import summarize
    from ridotto.arena.workers import open_pool

    tournament = replace(tournament, tables=tables, kind=kind)
    path = out or Path(f"{tournament.game}-{tournament.players}p-{tournament.digest()}.arena.jsonl")
    _page_of(path, page)
    head = head_of(tournament)
    with ResultFile(path, head) as file:
        try:
            with _Bar() as bar, open_pool(workers, ray, tournament.game, tournament.bots) as pool:
                play(tournament, deals, file, pool, bar.tell)
        except KeyboardInterrupt:
            typer.echo(
                f"Interrupted: {len(file.results)} finished games are in {path}; the same command goes on from there.",
                err=True,
            )
            raise typer.Exit(130) from None
        found = summarize(head, file.results.values())
    _show(found, path, page, as_json)


class _Bar:
    """How far it is, on the error output of a terminal."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
        from rich.progress import TimeRemainingColumn as Remaining

        console = Console(stderr=True)
        columns = (
            TextColumn("games"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            Remaining(compact=True),
        )
        self._progress = Progress(*columns, console=console, disable=not console.is_terminal)
        self._task = self._progress.add_task("games", total=None)

    def __enter__(self) -> "_Bar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def tell(self, done: int, of: int) -> None:
        """So many games of so many are finished."""
        self._progress.update(self._task, completed=done, total=of)


def _page_of(path: Path, page: Path | None) -> Path:
    """Where the page goes; RidottoError if it would replace the results."""
    from ridotto.engine.errors import RidottoError

    found = page or path.with_suffix(".html")
    if found.absolute() == path.absolute():
        raise RidottoError(f"The page would replace the results in {path}; name another file with --page.")
    return found


def _show(summary: "Summary", path: Path, page: Path | None, as_json: bool) -> None:
    """Print the figures and write the page."""
    from ridotto.arena import report, terminal
    from ridotto.system.files import write_whole

    written = _page_of(path, page)
    write_whole(written, report.page(summary).encode(), make_folder=True)
    if as_json:
        typer.echo(json.dumps(summary.as_json()))
        return
    terminal.show(summary)
    typer.echo(f"Results: {path}\nReport:  {written}")
