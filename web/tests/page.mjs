/** The page's own modules in Node, without a browser: Vite translates them as it does for the page. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const web = fileURLToPath(new URL("..", import.meta.url));
const python = process.env.PYTHON ?? "python3";

// What a browser has and the settings look at when they are loaded.
globalThis.matchMedia ??= () => ({ matches: false });
globalThis.navigator ??= { languages: ["en"] };

/** `load` gives a module of the page; `speaker(game)` what chooses the language; `close` must be called at the end. */
export async function openPage() {
  const server = await createServer({
    root: web,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const load = (path) => server.ssrLoadModule(path);
  return { load, speaker: (game) => speaker(load, game), close: () => server.close() };
}

/** A function that chooses the language; all words of the house and of a game are there. */
async function speaker(load, game) {
  const { addWords, houseWords, prepare } = await load("/src/lib/i18n.ts");
  const { settings, LANGUAGES } = await load("/src/lib/settings.svelte.ts");
  await addWords(houseWords);
  await (await load("/src/games/index.ts")).loadGame(game);
  for (const language of LANGUAGES) await prepare(language);
  return (language) => {
    settings.language = language;
  };
}

/** What a Python program says, line by line; the rules run uncompiled, which is quicker for a few games. */
export function fromPython(...program) {
  const environment = { ...process.env, RIDOTTO_JIT: "0" };
  const text = execFileSync(python, program, { cwd: web, env: environment, encoding: "utf8", maxBuffer: 1 << 28 });
  return text.trim().split("\n");
}
