/** What a place of the sea route or the council gives, as signs. */

import type { LegalMove } from "../../../wire";
import { earnsExtra } from "../decision";
import type { Desk } from "../desk.svelte";
import { councilSpace } from "./colours";

export interface Gain {
  /** A drawing, if the gain has one. */
  glyph?: string;
  text?: string;
}

/** `space`: S7 or L5; `move`: what leads there. */
export function gainsAt(space: string, move: LegalMove, { view, components, you }: Desk): Gain[] {
  const number = Number(space.slice(1));
  const points = move.points[you ?? -1] ?? 0;
  const gains: Gain[] = points > 0 ? [{ text: `+${points}` }] : [];
  if (earnsExtra(move)) gains.push({ text: "✦" });
  if (space.startsWith("S")) {
    const effect = components.sea[number - 1]?.effect;
    if (effect === "masterwork") gains.push({ glyph: "masterwork" });
    else if (effect) gains.push(...Array.from({ length: effect }, () => ({ glyph: "step" })));
  } else {
    const reward = councilSpace(number, view, components)?.reward;
    if (reward === "sea-route") gains.push({ glyph: "ship" });
    else if (reward && reward !== "points") gains.push({ glyph: reward });
  }
  return gains.length ? gains : [{ text: "–" }];
}
