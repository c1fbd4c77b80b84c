/** The palace with some events drawn into it: what a move would change, or what the last one has changed. */

import type { Arcade, GameEvent, Space } from "./types";

export interface Palace {
  arcades: Arcade[];
  spaces: Space[];
  /** Places that the events are about. */
  changed: Set<string>;
}

export function applied(arcades: Arcade[], spaces: Space[], events: GameEvent[]): Palace {
  const cells = new Map(spaces.map((space) => [space.id, { ...space }]));
  const cards = new Map(arcades.map((arcade) => [arcade.id, { ...arcade }]));
  const changed = new Set<string>();
  const lay = (id: string | undefined, card: string | null, face_up = true) => {
    const space = cells.get(id ?? "");
    if (!space) return;
    Object.assign(space, { card, face_up });
    changed.add(space.id);
  };
  for (const event of events) {
    const { space, other, card, arcade } = event;
    const token = cards.get(arcade ?? "");
    switch (event.kind) {
      case "placed":
      case "called":
        if (event.kind === "placed" || event.holder !== undefined) lay(space, card ?? null);
        break;
      case "bought":
        lay(space, event.influence ?? null);
        break;
      case "plot-turned":
        lay(space, cells.get(space ?? "")?.card ?? card ?? null, !cells.get(space ?? "")?.face_up);
        break;
      case "plot-moved":
        lay(other, card ?? null);
        lay(space, null);
        break;
      case "plots-swapped": {
        const [one, two] = [cells.get(space ?? "")?.card ?? null, cells.get(other ?? "")?.card ?? null];
        lay(space, two);
        lay(other, one);
        break;
      }
      case "token-turned":
        if (!token) break;
        token.face_up = !token.face_up;
        changed.add(token.id);
        break;
      case "tokens-swapped": {
        const swapped = cards.get(other ?? "");
        if (!token || !swapped) break;
        [token.token, swapped.token] = [swapped.token, token.token];
        changed.add(token.id).add(swapped.id);
        break;
      }
      case "stands":
      case "award":
        if (!token) break;
        if (event.kind === "stands") changed.add(token.id);
        token.winner = event.seat ?? null;
        token.reason = (event.reason as Arcade["reason"] | undefined) ?? "empty";
        break;
    }
  }
  return { arcades: [...cards.values()], spaces: [...cells.values()], changed };
}

export interface Arrow {
  from: string;
  to: string;
  /** Both change places. */
  both: boolean;
}

/** What the arrows of an effect connect, as its events tell. */
export function arrowsOf(events: GameEvent[]): Arrow[] {
  const source = events.find(({ kind }) => kind === "bought")?.space;
  return events.flatMap(({ kind, space = "", other = "", arcade = "" }): Arrow[] => {
    switch (kind) {
      case "plot-turned":
      case "cancelled":
        return source ? [{ from: source, to: space, both: false }] : [];
      case "token-turned":
        return source ? [{ from: source, to: arcade, both: false }] : [];
      case "tokens-swapped":
        return [{ from: arcade, to: other, both: true }];
      case "plot-moved":
        return [{ from: space, to: other, both: false }];
      case "plots-swapped":
        return [{ from: space, to: other, both: true }];
      default:
        return [];
    }
  });
}

/** The arrow of a purchase whose words are not all chosen yet: from the card to what it is to concern. */
export function arrowOf(words: string[]): Arrow[] {
  const [, , space = "", first = "", second = ""] = words;
  const isPlace = (word: string) => /^[AS]\d+$/.test(word);
  if (isPlace(first) && isPlace(second)) return [{ from: first, to: second, both: first.startsWith("A") }];
  return isPlace(first) ? [{ from: space, to: first, both: false }] : [];
}
