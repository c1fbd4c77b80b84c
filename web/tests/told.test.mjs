/** The terminal tells whole games as the page does: the same words, put together in two languages. */

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { fromPython, openPage } from "./page.mjs";

const { load, speaker, close } = await openPage();
after(close);
const { loadGame } = await load("/src/games/index.ts");

const all = [];
for (const name of ["mille-fiori", "intrigo", "great-split"]) {
  const speak = await speaker(name);
  const games = fromPython("tests/games.py", name).map((line) => JSON.parse(line));
  all.push({ name, speak, page: await loadGame(name), games });
}

for (const { name, speak, page, games } of all) {
  describe(name, () => {
    for (const { edition, components, seats, log, own, told, scores, told_scores } of games.filter(({ told }) => told)) {
      it(`with ${seats.length} seats, ${edition}`, () => {
        speak("en");
        const moves = log.slice(1).map((entry, at) => ({ ...entry, move: entry.move ?? own[at] }));
        let compared = 0;
        moves.forEach((entry, at) => {
          if (!told[at]) return;
          const { seat, move, events } = entry;
          const said = {
            // On the terminal nothing is told of wallets and the market, which only follow from what all decided.
            move: name === "great-split" ? told[at].move : page.moveText(entry, seats, components),
            choice: page.choiceText(move, components),
            deeds: page.deedTexts([move], seat, events, components),
            gains: page.gainTexts(seat, events, seats, components),
          };
          assert.deepEqual(told[at], said, move);
          compared += 1;
        });
        assert.ok(compared > 10);
        if (page.score) assert.deepEqual(told_scores, scores.map(page.score.text));
      });
    }
  });
}
