"""The Great Split: divide a hand of treasures, give away the better half, and make the most of the rest."""

from pathlib import Path

from ridotto.engine.game import Game
from ridotto.games.great_split import advice, box, components, describe, moves, rules, schema, table

GAME = Game(
    name="great-split",
    folder=Path(__file__).parent,
    rules=rules,
    box_dtype=table.BOX,
    table_dtype=table.TABLE,
    actions=table.ACTIONS,
    max_legal=table.MAX_LEGAL,
    max_outcome=table.CARDS + len(table.CHARACTERS) + table.LINES * table.LINE_TOKENS + table.MAX_TILES,
    seats=box.SEATS,
    editions=box.editions(),
    load_box=box.load_box,
    switches=box.switches,
    words=moves.words,
    action=moves.action,
    is_secret=moves.is_secret,
    setup_words=moves.setup_words,
    setup_outcome=moves.setup_outcome,
    chance_words=None,
    chance_outcome=None,
    describe=describe.describe,
    event=describe.event,
    components=components.components,
    reveals=describe.reveals,
    features=rules.FEATURES,
    schema={
        "View": schema.View,
        "Event": schema.Event,
        "Components": schema.Components,
        "Advice": schema.Advice,
    },
    words_at=moves.words_at,
    advise=advice.advise,
)
