"""The commands and their options; each imports what it needs only when it runs, so that all start quickly."""

from pathlib import Path
from typing import Annotated

import typer

from ridotto import __version__
from ridotto.cli.arena import arena
from ridotto.cli.bench import bench

app = typer.Typer(
    name="ridotto",
    help="A gaming house for modern board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",  # lines of a paragraph flow
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(bench, name="bench")
app.add_typer(arena, name="arena")

Game = Annotated[str, typer.Argument(help="The game, for example mille-fiori.", show_default=False)]
Edition = Annotated[
    str | None,
    typer.Option(help="A built-in edition, or the path of an edition file of your own.", show_default="the first"),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A rule switch, NAME=VALUE; may be given several times.")
]
Data = Annotated[
    Path | None,
    typer.Option(envvar="RIDOTTO_DATA", help="Folder that holds the matches.", show_default="the user's data folder"),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        envvar="RIDOTTO_DATABASE",
        help="PostgreSQL for the matches, postgresql://USER:PASSWORD@HOST/NAME; several servers may share it.",
        show_default="a file in that folder",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ridotto {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A gaming house for modern board games."""


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(envvar="RIDOTTO_HOST", help="Address to listen on; 0.0.0.0 lets other devices in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="RIDOTTO_PORT", min=1, max=65535, help="Port to listen on.")] = 8000,
    data: Data = None,
    database: DatabaseUrl = None,
    log: Annotated[
        str, typer.Option(envvar="RIDOTTO_LOG", help="How to log on standard error: text or json.")
    ] = "text",
    access_log: Annotated[
        bool,
        typer.Option("--access-log", envvar="RIDOTTO_ACCESS_LOG", help="Also log every request, by its route."),
    ] = False,
) -> None:
    """Start the house: play in the browser."""
    from ridotto.cli.serve import run

    run(host, port, data, database, log, access_log)


@app.command()
def check(
    data: Data = None,
    database: DatabaseUrl = None,
    live: Annotated[bool, typer.Option("--live", help="Only matches that are not over.")] = False,
    go_on: Annotated[
        bool,
        typer.Option("--go-on", envvar="RIDOTTO_GO_ON", help="End with status 0 even if a live match cannot go on."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Replay the stored matches under the rules that are installed, before a new release serves; changes nothing.

    Ends with status 1 if a match that is not over could not go on.
    """
    from ridotto.cli.check import run

    run(data, database, live, go_on, as_json)


@app.command()
def backup(
    folder: Annotated[Path, typer.Argument(help="A new folder for the copy.", show_default=False)],
    data: Data = None,
) -> None:
    """Copy matches and secret into a new folder, also while the house is open."""
    from ridotto.cli.backup import run

    run(folder, data)


@app.command()
def simulate(
    game: Game,
    edition: Edition = None,
    option: Options = None,
    players: Annotated[int | None, typer.Option(help="Number of seats.", show_default="the fewest")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    bots: Annotated[str, typer.Option(help="Names by seat, separated by commas; one name stands for all.")] = "random",
    records: Annotated[Path | None, typer.Option(help="Folder to write a record of every game to.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games."""
    from ridotto.cli.simulate import run

    run(game, edition, option or [], players, games, seed, bots, records, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, *.record.json.", show_default=False)],
    as_json: AsJson = False,
    trace: Annotated[bool, typer.Option("--trace", help="Also the scores after every move.")] = False,
    legal: Annotated[
        bool, typer.Option("--legal", help="With --trace, also the legal moves before every move.")
    ] = False,
) -> None:
    """Replay a recorded game and check every move."""
    from ridotto.cli.replay import run

    run(file, as_json, trace, legal)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.", show_default=False)],
    iterations: Annotated[
        int | None,
        typer.Option(
            min=10,
            max=1_000_000,
            help="How many games are tried out for each value: more is surer and slower.",
            show_default="so often that it takes less than a minute",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal analyses.")] = 0,
    as_json: AsJson = False,
    out: Annotated[
        Path | None, typer.Option(help="File to write the analysis to, as JSON.", show_default=False)
    ] = None,
) -> None:
    """Explain a recorded game: the best move of every decision, what errors cost, where it turned, what was luck.

    Every decision is looked at as its player saw it: hidden cards are dealt anew many times, and what was played is
    compared with the best move. The report tells who has played how well, how luck and skill led to the result, how the
    chances to win went, at most three turning points with what was played and what would have been better, and every
    decision that was marked: an inaccuracy, a mistake, or a blunder.

    Decisions are numbered from 1 in the order of the game, as on the page. With --json or --out you get the whole
    analysis for programs; there moves are counted from 0, as in the record.
    """
    from ridotto.cli.analyse import run

    run(file, iterations, seed, as_json, out)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record with its seed.", show_default=False)],
    shown: Annotated[
        str | None,
        typer.Option(
            "--hash", help="What the page showed at the start, at least its first 8 digits.", show_default=False
        ),
    ] = None,
) -> None:
    """Check that all chance of a recorded game follows from the seed whose hash was told at its start."""
    from ridotto.cli.verify import run

    run(file, shown)


@app.command()
def box(
    game: Game,
    edition: Edition = None,
    check: Annotated[Path | None, typer.Option(help="An edition file to check.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show the components of a game with the provenance of every figure, or check an edition file."""
    from ridotto.cli.box import run

    run(game, edition, check, as_json)
