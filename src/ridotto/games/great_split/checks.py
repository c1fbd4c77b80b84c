"""Self-checks of the components: structure for every edition, sums for the built-in one."""

from itertools import pairwise
from typing import Any

from ridotto.engine import box as boxes
from ridotto.engine.errors import BadBox
from ridotto.engine.game import Json
from ridotto.games.great_split.table import (
    CARD_IDS,
    CHARACTERS,
    CRITERIA,
    FRAME,
    FRAMES,
    KINDS,
    LEVEL_SIZE,
    LEVELS,
    LIMIT,
    LINE_TOKENS,
    LINES,
    MAX_ARROWS,
    MAX_SEATS,
    MAX_TILES,
    RAIL,
    ROUNDS,
    SPACES,
    TILE_VALUES,
    TOKENS,
)

MAX_POINTS = 100
MAX_ICONS = 5
MAX_CONTRACTS = 5


def check_structure(data: Json) -> None:
    """What must hold for every edition, or the rules could not be played; BadBox names key, value and reason."""
    boxes.check_rules(data)
    _check_setup(data)
    _check_rounds(data)
    _check_tracks(data["tracks"])
    _check_scoring(data)
    for name in CARD_IDS:
        _check_card(f"cards.{name}", data["cards"][name])
    _check_characters(data)


def _check_setup(data: Json) -> None:
    setup = data["setup"]
    boxes.integer("setup.start_hand", setup["start_hand"], 1, LEVEL_SIZE[0] // MAX_SEATS)
    tiles = setup["market_tiles"]
    if not isinstance(tiles, list) or not ROUNDS <= len(tiles) <= MAX_TILES:
        raise BadBox(f"setup.market_tiles = {tiles!r}: this must be a list of {ROUNDS} to {MAX_TILES} values.")
    for value in tiles:
        boxes.integer("setup.market_tiles", value, 0, TILE_VALUES - 1)
    tokens = boxes.row("setup.scoring_tokens", setup["scoring_tokens"], LINES * LINE_TOKENS)
    if sorted(map(str, tokens)) != sorted(TOKENS):
        raise BadBox(f"setup.scoring_tokens = {tokens}: there is one token each of {', '.join(TOKENS)}.")
    lines = boxes.row("setup.scoring_line_after_round", setup["scoring_line_after_round"], LINES)
    for after in lines:
        boxes.integer("setup.scoring_line_after_round", after, 1, ROUNDS - 1)
    if lines[0] >= lines[1]:
        raise BadBox(f"setup.scoring_line_after_round = {lines}: line 1 comes before line 2.")
    criteria = data["tie_break"]
    if not isinstance(criteria, list):
        raise BadBox(f"tie_break = {criteria!r}: this must be a list of criteria, empty for none.")
    for name in criteria:
        boxes.word("tie_break", name, CRITERIA)
    if len(set(criteria)) < len(criteria):
        raise BadBox(f"tie_break = {criteria}: a criterion stands here twice.")


def _check_rounds(data: Json) -> None:
    for key, value in data["dealt"].items():
        boxes.integer(f"dealt.{key}", value, 1, 2)
    levels = boxes.row("rounds.deal_level", data["rounds"]["deal_level"], ROUNDS)
    for level in levels:
        boxes.integer("rounds.deal_level", level, 1, len(LEVELS))
    for name, limits in data["rounds"]["hand_limit"].items():
        for limit in boxes.row(f"rounds.hand_limit.{name}", limits, ROUNDS):
            boxes.integer(f"rounds.hand_limit.{name}", limit, 2, LIMIT)
    for key, dealt in data["dealt"].items():
        for level, size in enumerate(LEVEL_SIZE, 1):
            needed = int(key) * (dealt * levels.count(level) + (data["setup"]["start_hand"] if level == 1 else 0))
            if needed > size:
                raise BadBox(
                    f"dealt.{key} = {dealt}: {key} players would need {needed} cards of level {LEVELS[level - 1]}, "
                    f"and there are {size}."
                )


def _spaces(where: str, spaces: Any, last: int) -> list[int]:
    if not isinstance(spaces, list):
        raise BadBox(f"{where} = {spaces!r}: this must be a list of spaces.")
    for space in spaces:
        boxes.integer(where, space, 1, last)
    if len(set(spaces)) < len(spaces):
        raise BadBox(f"{where} = {spaces}: a space stands here twice.")
    return spaces


def _pairs(where: str, value: Any, last: int) -> list[list[Any]]:
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise BadBox(f"{where} = {value!r}: this must be a list of pairs, each of a space and what stands there.")
    _spaces(where, [space for space, _ in value], last)
    return value


def _check_tracks(tracks: Json) -> None:
    last = boxes.integer("tracks.resource_last_space", tracks["resource_last_space"], 1, SPACES - 1)
    seal_last = boxes.integer("tracks.seal_last_space", tracks["seal_last_space"], 1, SPACES - 1)
    arrows = _spaces("tracks.gold_double_arrow_spaces", tracks["gold_double_arrow_spaces"], last)
    if len(arrows) > MAX_ARROWS:
        raise BadBox(f"tracks.gold_double_arrow_spaces = {arrows}: there can be at most {MAX_ARROWS}.")
    boxes.integer("tracks.double_arrow_steps", tracks["double_arrow_steps"], 1, FRAME - 1)
    boxes.integer("tracks.prestige_lap", tracks["prestige_lap"], 10, 1000)
    banners = sorted(_pairs("tracks.tome_banners", tracks["tome_banners"], last))
    for space, points in banners:
        boxes.integer(f"tracks.tome_banners (space {space})", points, 0, MAX_POINTS)
    for (_, lower), (space, higher) in pairwise(banners):
        if higher < lower:
            raise BadBox(
                f"tracks.tome_banners (space {space}) = {higher}: a banner is worth no less than the last one."
            )
    for kind in KINDS:
        _spaces(f"tracks.contract_spaces.{kind}", tracks["contract_spaces"][kind], last)
        _spaces(f"tracks.seal_stars.{kind}", tracks["seal_stars"][kind], seal_last)
        for _, resource in _pairs(f"tracks.seal_bonus.{kind}", tracks["seal_bonus"][kind], seal_last):
            boxes.word(f"tracks.seal_bonus.{kind}", resource, KINDS)
    for kind, numbers in tracks["numbers"].items():
        where = f"tracks.numbers.{kind}"
        for number in boxes.row(where, numbers, last + 1):
            boxes.integer(where, number, 0, 50)
        if sorted(numbers) != numbers:
            raise BadBox(f"{where} = {numbers}: the numbers never fall along the track.")


def _check_scoring(data: Json) -> None:
    scoring = data["scoring"]
    boxes.integer("scoring.gem_points", scoring["gem_points"], 0, 10)
    points = [scoring["art_points"][name] for name in scoring["art_points"]]
    for name, tiers in scoring["art_points"].items():
        for value in boxes.row(f"scoring.art_points.{name}", tiers, len(points[0])):
            boxes.integer(f"scoring.art_points.{name}", value, 0, MAX_POINTS)
    rows = scoring["art_need"]
    if not isinstance(rows, list) or not 1 <= len(rows) <= RAIL:
        raise BadBox(f"scoring.art_need = {rows!r}: this must be a list of 1 to {RAIL} rows, one for each position.")
    for position, needs in enumerate(rows):
        where = f"scoring.art_need (slider {position})"
        for need in boxes.row(where, needs, len(points[0])):
            boxes.integer(where, need, 0, 50)
    tiles = sorted(data["setup"]["market_tiles"])
    if sum(tiles[-ROUNDS:]) > len(rows) - 1:
        raise BadBox(
            f"setup.market_tiles = {tiles}: six of them can move the slider by {sum(tiles[-ROUNDS:])}, "
            f"and the rail of scoring.art_need ends at {len(rows) - 1}."
        )


def _check_card(where: str, icons: Any) -> None:
    if not isinstance(icons, list) or not 1 <= len(icons) <= MAX_ICONS:
        raise BadBox(f"{where} = {icons!r}: this must be a list of 1 to {MAX_ICONS} icons.")
    seals = [icon for icon in icons if isinstance(icon, list)]
    for icon in icons:
        if isinstance(icon, list):
            for kind in icon:
                boxes.word(where, kind, KINDS)
        else:
            boxes.word(where, icon, (*KINDS, "prestige"))
    if any(sorted(seal) != sorted(seals[0]) or not seal for seal in seals):
        raise BadBox(f"{where} = {icons}: the seal icons of a card allow the same tracks, at least one.")
    groups = 1 + sum(one != other for one, other in pairwise(icons))
    if groups > FRAMES:
        raise BadBox(f"{where} = {icons}: a card has at most {FRAMES} different icons side by side.")


def _check_characters(data: Json) -> None:
    arrows = data["tracks"]["gold_double_arrow_spaces"]
    for name in CHARACTERS:
        character = data["characters"][name]
        for part in ("start", "contracts"):
            where = f"characters.{name}.{part}"
            value = character[part]
            if not isinstance(value, list) or len(value) > MAX_CONTRACTS:
                raise BadBox(f"{where} = {value!r}: this must be a list of at most {MAX_CONTRACTS} kinds.")
            for kind in value:
                boxes.word(where, kind, KINDS)
        gold = character["start"].count("gold")
        if arrows and gold >= min(arrows):
            raise BadBox(
                f"characters.{name}.start = {character['start']}: {gold} steps on gold would reach the double arrow "
                f"on space {min(arrows)} before the game begins."
            )


def check_printed(data: Json) -> None:
    """The sums of the components."""
    icons = [icon for name in CARD_IDS for icon in data["cards"][name]]
    tiles = sorted(data["setup"]["market_tiles"])
    found: dict[str, Any] = {
        "cards": len(data["cards"]),
        **{
            f"level_{i}": sum(name.partition("-")[0] == level for name in data["cards"])
            for i, level in enumerate(LEVELS, 1)
        },
        **{f"{kind}_icons": icons.count(kind) for kind in (*KINDS, "prestige")},
        "seal_cards": sum(isinstance(data["cards"][name][0], list) for name in CARD_IDS),
        "seal_icons": sum(isinstance(icon, list) for icon in icons),
        "lowest_slider": sum(tiles[:ROUNDS]),
        "highest_slider": sum(tiles[-ROUNDS:]),
    }
    for name, value in data["checks"].items():
        if found[name] != value:
            raise BadBox(f"checks.{name} = {value}: the components give {found[name]}; one of the two is wrong.")
