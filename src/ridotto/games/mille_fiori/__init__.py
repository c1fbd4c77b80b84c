"""Mille Fiori: lay glass diamonds in five quarters of a lagoon city, or sail."""

from pathlib import Path

from ridotto.engine.game import Game
from ridotto.games.mille_fiori import box, describe, moves, rules, schema, table

GAME = Game(
    name="mille-fiori",
    folder=Path(__file__).parent,
    rules=rules,
    box_dtype=table.BOX,
    table_dtype=table.TABLE,
    actions=table.ACTIONS,
    max_legal=table.FACES + 1,
    max_outcome=table.DECK + 1 + table.MASTERWORK_STACK + table.DOGARESSA_STACK + table.TILES,
    seats=box.SEATS,
    editions=box.editions(),
    load_box=box.load_box,
    switches=box.switches,
    words=moves.words,
    action=moves.action,
    is_secret=moves.is_secret,
    setup_words=moves.setup_words,
    setup_outcome=moves.setup_outcome,
    chance_words=moves.chance_words,
    chance_outcome=moves.chance_outcome,
    describe=describe.describe,
    event=describe.event,
    components=describe.components,
    reveals=describe.reveals,
    features=rules.FEATURES,
    schema={"View": schema.View, "Event": schema.Event, "Components": schema.Components},
)
