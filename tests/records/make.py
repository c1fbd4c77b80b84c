"""Search for games that show what ``ways.py`` wants and write their records.

    python -m tests.records.make [NAME ..]

Without names, those whose records are missing. Needed again only when the rules get a new version.
"""

import sys
from pathlib import Path

import numpy as np

from ridotto.engine import record
from ridotto.engine.game import find_game
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.table import SYMBOL_REGION

from .ways import SETS, WAYS, Recorded, Way
from .ways_masterworks import WAYS as WAYS_MASTERWORKS

FOLDER = Path(__file__).parent / "mille-fiori"
GAME = find_game("mille-fiori")
NAMES = ("Ada", "Bo", "Cleo", "Dan")
MOST = 2_000
ALL = WAYS | WAYS_MASTERWORKS


def greedy(match: Match, seat: int, pick: np.random.Generator) -> str:
    """The move that scores most at once."""
    kernels = load_kernels(GAME)
    tables = np.repeat(match.view(seat).records, kernels.GREEDY_ROOM)
    actions = np.empty(GAME.max_legal, np.int16)
    gains = np.zeros(GAME.max_legal, np.float64)
    rng = new_rng(int(pick.integers(2**60)))
    n = kernels.greedy(match.box.record, tables, seat, rng, 1, actions, gains)
    best = [int(action) for action, gain in zip(actions[:n], gains[:n], strict=True) if gain == gains[:n].max()]
    return GAME.words(int(pick.choice(best)))


def laying(match: Match, seat: int, pick: np.random.Generator) -> str:
    """Diamonds and extra cards whenever possible, else anything."""
    legal = match.legal_words(seat)
    wanted = [words for words in legal if words.startswith(("lay", "extra", "draft"))] or legal
    return wanted[pick.integers(len(wanted))]


def sailing(match: Match, seat: int, pick: np.random.Generator) -> str:
    """By ship whenever possible, and no extra cards."""
    legal = match.legal_words(seat)
    wanted = [words for words in legal if words in {"sail", "decline"}] or legal
    return wanted[pick.integers(len(wanted))]


def collecting(match: Match, seat: int, pick: np.random.Generator, region: str) -> str:
    """After the bonus of one set, and out of the way of the others once it is reached."""
    legal = match.legal_words(seat)
    view = match.view(seat).describe()
    shown = {space["id"]: space["symbol"] or str(space["value"]) for space in GAME.components(match.box)["spaces"]}
    part = {space["id"] for space in GAME.components(match.box)["spaces"] if space["region"] == region}
    own = {shown[name] for name, owner in view["spaces"].items() if owner == seat and name in part}
    done = seat in view["bonuses"][region]

    def worth(words: str) -> float:
        verb, _, what = words.partition(" ")
        if verb == "lay":
            return (-1 if done else 1 + (shown[what] not in own)) if what in part else 0
        if verb in {"draft", "extra"}:
            symbol, there = what.split("-")[0], SYMBOL_REGION[CARD_IDS.index(what) // 5] == SETS.index(region)
            return 0 if not there else -1 if done else 1 + (symbol not in own)
        return -2 if verb == "decline" else 0

    best = max(map(worth, legal))
    wanted = [words for words in legal if worth(words) == best]
    return wanted[pick.integers(len(wanted))]


def sparing(match: Match, seat: int, pick: np.random.Generator) -> str:
    """Few diamonds: Doge cards, masterworks and Dogaressa cards, the ship in small steps, no extra cards."""
    legal = match.legal_words(seat)

    def worth(words: str) -> int:
        verb, _, what = words.partition(" ")
        if verb == "draft":
            return 9 if what.startswith(("doge", "horse", "vase", "bowl")) else -int(what[-1])
        if verb in {"climb", "advance"}:
            return -int(what)
        return {"use": 4, "doge": 3, "frame": 3, "sail": 2, "decline": 1, "lay": -1}.get(verb, 0)

    best = max(map(worth, legal))
    wanted = [words for words in legal if worth(words) == best]
    return wanted[pick.integers(len(wanted))]


def climbing(match: Match, seat: int, pick: np.random.Generator, policy: str) -> str:
    """Up the council: Doge cards and cards of the colour on which the figure stands.

    ``using`` uses Dogaressa cards at once; ``hoarding`` never until no card of the display is left.
    """
    legal = match.legal_words(seat)
    view = match.view(seat).describe()
    region = {card["id"]: card["region"] for card in GAME.components(match.box)["cards"]}
    colour = {"workshops": "brown", "houses": "purple", "nobili": "green", "populi": "green", "trade": "light-blue"}
    at = min(view["seats"][seat]["figure"], 18)
    tile = match.box.data["council"][view["council"][(at - 1) // 3]]["colour"]
    uses = policy == "using" or (policy == "hoarding" and not view["dogaressas"]["open"])

    def worth(words: str) -> float:
        verb, _, what = words.partition(" ")
        if verb == "use":
            return 3 if uses else 0.5 if policy == "climbing" else -1
        if verb in {"draft", "extra"}:
            return 2 if what.startswith("doge") else colour.get(str(region[what])) == tile
        return {"doge": 2, "decline": -1, "sail": pick.integers(2)}.get(verb, 0.5)

    best = max(map(worth, legal))
    wanted = [words for words in legal if worth(words) == best] or legal
    return wanted[pick.integers(len(wanted))]


def played(way: Way, seed: int) -> Match:
    """A game in that way."""
    box = GAME.load_box(way.changes["name"] if way.changes else way.edition, way.options, way.changes)
    match = Match.deal(GAME, box, NAMES[: way.players], f"record {seed}")
    pick = np.random.default_rng(seed)
    while not match.over:
        if match.awaits_chance:
            match.chance()
            continue
        seat = match.actors[0]
        if way.policy == "greedy":
            words = greedy(match, seat, pick)
        elif way.policy == "laying":
            words = laying(match, seat, pick)
        elif way.policy == "sailing":
            words = sailing(match, seat, pick)
        elif way.policy == "sparing":
            words = sparing(match, seat, pick)
        elif way.policy in {"climbing", "using", "hoarding"}:
            words = climbing(match, seat, pick, way.policy)
        elif way.policy == "random":
            legal = match.legal_words(seat)
            words = legal[pick.integers(len(legal))]
        else:
            words = collecting(match, seat, pick, way.policy)
        match.move(seat, words)
    return match


def make(name: str) -> None:
    """Find a game for a name and write its record."""
    way = ALL[name]
    for seed in range(MOST):
        game = record.to_record(played(way, seed))
        if way.shows(Recorded(game)):
            (FOLDER / f"{name}.record.json").write_text(record.dump(game), "utf-8")
            print(f"{name}: seed {seed}, {len(game['moves'])} moves")
            return
    print(f"{name}: none among {MOST} games")


if __name__ == "__main__":
    for name in sys.argv[1:] or [name for name in ALL if not (FOLDER / f"{name}.record.json").exists()]:
        make(name)
