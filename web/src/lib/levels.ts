/** How well computers play: six levels from gentle to strong, and whatever else a server offers. */

import { name } from "./i18n";

/** Weakest first. */
export const LEVELS = ["beginner", "novice", "casual", "skilled", "expert", "master"] as const;
/** Where nobody has chosen: a pleasant game. */
const USUAL = "casual";
/** For tests and for comparisons; matches with them are shown like any other. */
const UNLISTED = new Set(["random", "greedy"]);

/** What people choose from, of the bots of a server: the levels, then what its owner has added. */
export function offeredLevels(bots: readonly string[]): string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  const others = bots.filter((bot) => !UNLISTED.has(bot) && !levels.some((level) => level === bot));
  return levels.length + others.length > 0 ? [...levels, ...others] : [...bots];
}

/** The level that is set until somebody chooses. */
export function usualLevel(offered: readonly string[]): string {
  return offered.includes(USUAL) ? USUAL : (offered.at(-1) ?? "");
}

/** How well the first computer at a table played that has one of the levels; null if there was none. */
export const playedLevel = (seats: readonly { bot: string | null }[]): string | null =>
  seats.find(({ bot }) => LEVELS.some((level) => level === bot))?.bot ?? null;

/** From 1 to 6; 0 for what is no level. */
export const rankOf = (bot: string | null): number => LEVELS.findIndex((level) => level === bot) + 1;

/** What people read; a bot without words of its own goes by its name. */
export const levelName = (bot: string): string => name(bot, `bot-${bot}`);
export const levelHelp = (bot: string): string => name("", `bot-${bot}-help`);
