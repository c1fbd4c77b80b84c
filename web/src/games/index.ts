/** Which page plays which game; each is loaded when somebody sits down to it. */

import { addWords } from "../lib/i18n";
import type { GamePage } from "./game";

interface Listed {
  /** A proper name, the same in every language; known before the page is there. */
  title: string;
  load: () => Promise<{ default: GamePage }>;
}

/** In the order in which they are offered. */
const pages: Record<string, Listed> = {
  "mille-fiori": { title: "Mille Fiori", load: () => import("./mille-fiori/index") },
  intrigo: { title: "Intrigo", load: () => import("./intrigo/index") },
  "great-split": { title: "The Great Split", load: () => import("./great-split/index") },
};

export const titleOf = (game: string): string => pages[game]?.title ?? game;

/** Those of the games that have a page; the others are for the command line and for bots. */
export function withPage<T extends { name: string }>(games: T[]): T[] {
  return Object.keys(pages).flatMap((name) => games.filter((game) => game.name === name));
}

const loaded = new Map<string, Promise<GamePage>>();

/** The page of a game, its words included. Null: this page is older than the server and does not know the game. */
export function loadGame(game: string): Promise<GamePage> | null {
  const load = pages[game]?.load;
  if (!load) return null;
  let promise = loaded.get(game);
  if (!promise) {
    promise = load().then(async ({ default: page }) => {
      await addWords(page.words);
      return page;
    });
    // A failed download may succeed the next time.
    promise.catch(() => loaded.delete(game));
    loaded.set(game, promise);
  }
  return promise;
}
