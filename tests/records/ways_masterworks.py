"""What each of the own records of The Masterworks shows, in the manner of ``ways.py``."""

from itertools import pairwise

from ridotto.engine.game import Json

from .ways import Recorded, Step, Way

KINDS = ("points", "two-masterworks", "extra-card", "sea-route", "minor-doge", "major-doge")
REWARDS = {"points", "masterwork", "dogaressa", "sea-route"}
COMPASSES = {7, 16, 20, 27}
PALACE = 19
CITY = 32
COURT = ("doge", "horse", "vase", "bowl")
TILES = ("brown-1", "brown-2", "green-1", "green-2", "purple", "light-blue")


def reward_at(game: Recorded, space: int) -> str:
    """The kind of reward of a council space; ``palace`` at the top."""
    if space == PALACE:
        return "palace"
    tile = game.game["setup"]["council"][(space - 1) // 3]
    return str(game.match.box.data["council"][tile]["rewards"][(space - 1) % 3])


def rewards(game: Recorded) -> set[str]:
    """The kinds of all rewards that were received."""
    return {reward_at(game, event["end"]) for step in game.steps for event in step.of("climb")}


def quiet_compass(step: Step) -> bool:
    """The council's sea route leads to a compass, and no extra card follows."""
    ends = [event["end"] for event in step.of("sail")]
    return bool(step.of("climb")) and len(ends) == 1 and ends[0] in COMPASSES and not step.of("extra-earned")


def every_kind_used(game: Recorded) -> bool:
    """All kinds of Dogaressa cards, each with all that can follow."""
    words = [step.words for step in game.steps]
    return (
        all(f"use {kind}" in words for kind in KINDS)
        and any(a == "use extra-card" and b.startswith("extra ") for a, b in pairwise(words))
        and game.any(lambda step: step.words.startswith("advance") and step.of("extra-earned"))
        and "climb 3" in words
    )


def sea_spaces(game: Recorded) -> set[int]:
    """The sea spaces that were reached."""
    return {event["end"] for step in game.steps for event in step.of("sail")}


def two_rewards(step: Step) -> bool:
    """A sea route reward leads to another one."""
    return len(step.of("sail")) == 2 and len(step.of("climb")) == 2 and step.words == "doge"


def hole_filled(step: Step) -> bool:
    """Q19: a used card that is shuffled back fills a hole of the display at once."""
    before, after = ((table["dogaressas_open"][0] >= 0).sum() for table in (step.before, step.after))
    return step.seat < 0 and int(before) == 0 and int(after) == 1


def lines(game: Recorded, seat: int) -> int:
    """How many lines of a window score."""
    return len(
        game.steps[-1].of("score", reason="row", seat=seat) + game.steps[-1].of("score", reason="column", seat=seat)
    )


def full_window(game: Recorded) -> bool:
    """A window with nine cards and several lines that score."""
    seats = game.match.view().describe()["seats"]
    return any(None not in told["window"] and lines(game, seat) > 1 for seat, told in enumerate(seats))


def covered_line(game: Recorded) -> bool:
    """A card is covered by another, and that line scores at the end."""
    return any(
        step.of("frame", double=True) and lines(game, step.seat) > 0 and step.words != "frame 5" for step in game.steps
    )


def discarded_with_a_step(step: Step) -> bool:
    """R8.3, X2.5: a card is discarded without effect of its own, but the figure goes on."""
    at_end = int(step.before["ship"][0, step.seat]) == CITY
    return step.words == "sail" and step.diamonds(step.seat) == 0 and at_end and bool(step.of("climb"))


def calm_round(game: Recorded) -> bool:
    """A whole round in which nobody takes the start player card, which therefore stays where it is."""
    events = [event["kind"] for step in game.steps for event in step.events]
    rounds = [i for i, kind in enumerate(events) if kind == "round"]
    return any("start-player" not in events[a:b] for a, b in pairwise(rounds))


def taken_twice(game: Recorded) -> bool:
    """Two seats take the start player card in one cycle; the next one begins with the later."""
    takers: list[int] = []
    for step in game.steps:
        takers += [event["seat"] for event in step.of("start-player")]
        if step.of("cycle"):
            if len(set(takers)) > 1:
                return int(step.after["start"][0]) == takers[-1] == int(step.after["turn"][0])
            takers = []
    return False


def court_cards_as_extra(game: Recorded) -> bool:
    """A Doge card and a masterwork as extra cards, both played for what they are."""
    pairs = [(a.words.split("-")[0], b.words.split()[0]) for a, b in pairwise(game.steps)]
    return ("extra doge", "doge") in pairs and any(
        a in {f"extra {shape}" for shape in COURT[1:]} and b == "frame" for a, b in pairs
    )


def ends_with_chance(game: Recorded) -> bool:
    """The last move is the shuffling, and the windows score with it."""
    return game.steps[-1].seat < 0 and bool(game.steps[-1].of("score"))


def nobody_sails_with_court_cards(game: Recorded) -> bool:
    """Doge cards and masterworks are always played for what they are."""
    plays = [(event["card"], step.words) for step in game.steps for event in step.of("play")]
    court = [words for card, words in plays if card.startswith(COURT)]
    return game.differs and len(court) > 5 and "sail" not in court


def everywhere(name: str, reward: str) -> Json:
    """An edition whose council gives the same reward on all spaces."""
    tile = {"rewards": [reward] * 3, "points": [0, 0, 0]}
    return {"name": name, "extends": "masterworks", "council": dict.fromkeys(TILES, tile)}


OWN = {
    **{"name": "as-printed", "extends": "masterworks", "note": "figures read off a box"},
    "council": {"purple": {"rewards": ["points", "dogaressa", "masterwork"], "points": [4, 0, 0]}},
    "rewards": {"sea_route": 4},
    "doges": {"doge-1": {"arrows": 2, "points": 3}},
    "dogaressas": {"points": {"points": 10}},
    "sea": {"effect": {"S22": 0, "S23": "masterwork"}, "points": {"S22": 2}},
    "bonus": {"palace": [25, 20, 10, 5]},
}


def plays_as_printed(game: Recorded) -> bool:
    """The figures of the owner's edition are seen."""
    return (
        game.any(lambda step: step.of("score", reason="council", points=4))
        and game.any(lambda step: step.of("sail", end=23) and not step.of("extra-earned"))
        and game.count("bonus", set="palace", points=25) == 1
    )


WAYS: dict[str, Way] = {
    f"masterworks-{name}": Way(shows, players, policy, options or {}, changes, "masterworks")
    for name, shows, players, policy, options, changes in (
        ("end-by-deck-2p", lambda game: game.ended_by("deck"), 2, "sparing", None, None),
        ("end-by-deck-3p", lambda game: game.ended_by("deck"), 3, "using", None, None),
        ("end-by-deck-4p", lambda game: game.ended_by("deck"), 4, "greedy", None, None),
        ("end-by-diamonds-2p", lambda game: game.ended_by("diamonds"), 2, "greedy", None, None),
        ("end-by-diamonds-3p", lambda game: game.ended_by("diamonds"), 3, "laying", None, None),
        ("end-by-diamonds-4p", lambda game: game.ended_by("diamonds"), 4, "laying", None, None),
        ("every-dogaressa-card", every_kind_used, 3, "using", None, None),
        (
            "every-council-reward",
            lambda game: rewards(game) == REWARDS | {"palace"} and game.any(quiet_compass),
            *(4, "climbing", None, None),
        ),
        (
            "every-sea-space",
            lambda game: {*range(21, 33)} <= sea_spaces(game) and game.count("extra-earned", reason="sea", space="S27"),
            *(4, "sailing", None, None),
        ),
        ("sea-route-twice", lambda game: game.any(two_rewards), 3, "climbing", None, None),
        (
            "empty-dogaressas",
            lambda game: game.count("lost", what="dogaressa") > 0 and game.any(hole_filled),
            *(4, "hoarding", None, everywhere("dogaressas-everywhere", "dogaressa")),
        ),
        (
            "empty-masterworks",
            lambda game: game.count("lost", what="masterwork") > 2,
            *(4, "climbing", None, everywhere("masterworks-everywhere", "masterwork")),
        ),
        ("covered-place", covered_line, 3, "greedy", None, None),
        ("full-window", full_window, 2, "climbing", None, None),
        (
            "palace-and-city",
            lambda game: len(game.places("palace")) == len(game.places("city")) == 3,
            *(3, "climbing", None, None),
        ),
        (
            "bonus-lost",
            lambda game: any(game.count("bonus-lost", set=which) for which in ("palace", "city")),
            *(2, "laying", {"end_by_diamonds": "round"}, None),
        ),
        (
            "last-diamond-at-the-palace",
            lambda game: game.any(lambda step: step.of("last-diamond") and step.of("bonus", set="palace")),
            *(2, "climbing", None, None),
        ),
        (
            "discarded-card",
            lambda game: game.any(discarded_with_a_step),
            2,
            "laying",
            {"end_by_diamonds": "round"},
            None,
        ),
        ("start-player-kept", calm_round, 3, "random", None, None),
        ("start-player-twice", taken_twice, 4, "random", None, None),
        ("court-cards-as-extra", court_cards_as_extra, 4, "random", None, None),
        (
            "blind",
            lambda game: game.count("take", blind=True) > 5 and game.any(lambda step: step.words == "take stack"),
            *(2, "random", None, None),
        ),
        ("ends-with-shuffle", ends_with_chance, 3, "random", None, None),
        ("shared-victory", lambda game: (game.match.result()[1] or []).count(1) == 2, 4, "random", None, None),
        (
            "switch-colour-step-first-true",
            lambda game: game.differs and game.any(lambda step: step.of("climb") and step.of("diamond")),
            *(3, "greedy", {"colour_step_first": True}, None),
        ),
        ("switch-start-player-at-once-true", taken_twice, 4, "random", {"start_player_at_once": True}, None),
        (
            "switch-main-deck-ship-numbers-false",
            nobody_sails_with_court_cards,
            *(2, "random", {"main_deck_ship_numbers": False}, None),
        ),
        ("own-edition", plays_as_printed, 3, "climbing", None, OWN),
    )
}
