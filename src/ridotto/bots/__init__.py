"""Computer players. A bot is given a seat's view and a generator, never the table."""

from ridotto.bots.bot import Bot, choose_move, seated
from ridotto.bots.names import bot_names, find_bot

__all__ = ["Bot", "bot_names", "choose_move", "find_bot", "seated"]
