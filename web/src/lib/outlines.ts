/** Moves that are outlined on the table: which parts of it they touch, and where those lie on the screen. */

import type { Touch } from "../games/game";

/** Told apart by line, sign and corner, not by colour alone. */
export type Manner = "best" | "played" | "other" | "hint";

export interface Outlined {
  manner: Manner;
  /** Its words. */
  move: string;
  /** What the move is known by beside its words: its place in a list. */
  number?: number;
  touches: Touch[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Frame extends Box {
  manner: Manner;
  text: string;
  /** The selector that found it. */
  at: string;
  /** How many other moves touch the same part and lie closer around it. */
  depth: number;
}

/** The part of a box that lies in another one; null if too little of it does to point at it. */
export function within(box: Box, room: Box): Box | null {
  const x = Math.max(box.x, room.x);
  const y = Math.max(box.y, room.y);
  const width = Math.min(box.x + box.width, room.x + room.width) - x;
  const height = Math.min(box.y + box.height, room.y + room.height) - y;
  return width < box.width / 2 || height < box.height / 2 || width < 2 || height < 2 ? null : { x, y, width, height };
}

/** What can be seen of an element, which may have been scrolled away within its part of the table. */
function seen(element: Element, table: Element): Box | null {
  let box: Box | null = element.getBoundingClientRect();
  for (let around = element.parentElement; box && around; around = around.parentElement) {
    if (around === table || getComputedStyle(around).overflow !== "visible") box = within(box, around.getBoundingClientRect());
    if (around === table) break;
  }
  return box;
}

/** Where the moves are to be outlined now, from the upper left corner of the table. */
export function framesOf(table: Element, moves: readonly Outlined[]): Frame[] {
  const corner = table.getBoundingClientRect();
  const around = new Map<Element, number>();
  return moves.flatMap(({ manner, number, touches }) =>
    touches.flatMap(({ at, sign }): Frame[] => {
      for (const element of table.querySelectorAll(at)) {
        const box = element.checkVisibility({ visibilityProperty: true }) ? seen(element, table) : null;
        if (!box) continue;
        const depth = around.get(element) ?? 0;
        around.set(element, depth + 1);
        const text = [number, sign].filter((one) => one !== undefined).join(" ");
        return [{ x: box.x - corner.x, y: box.y - corner.y, width: box.width, height: box.height, manner, text, at, depth }];
      }
      return [];
    }),
  );
}
