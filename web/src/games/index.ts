/** Which page plays which game; each is loaded when somebody sits down to it. */

import { addCatalogue } from "../lib/i18n";
import { LANGUAGES } from "../lib/settings.svelte";
import type { GamePage } from "./game";

const pages: Record<string, () => Promise<{ default: GamePage }>> = {
  "mille-fiori": () => import("./mille-fiori/index"),
};

/** Games without a page are for the command line and for bots. */
export const hasPage = (game: string): boolean => game in pages;

const loaded = new Map<string, Promise<GamePage>>();

/** The page of a game, its words included. Null: this page is older than the server and does not know the game. */
export function loadGame(game: string): Promise<GamePage> | null {
  const load = pages[game];
  if (!load) return null;
  let promise = loaded.get(game);
  if (!promise) {
    promise = load().then(({ default: page }) => {
      for (const language of LANGUAGES) addCatalogue(language, page.catalogues[language]);
      return page;
    });
    // A failed download may succeed the next time.
    promise.catch(() => loaded.delete(game));
    loaded.set(game, promise);
  }
  return promise;
}
