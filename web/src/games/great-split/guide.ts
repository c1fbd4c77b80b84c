/** What the `?` beside a part of the table explains, and where each lies on the board. */

import { t } from "../../lib/i18n";
import type { Guide, Spot } from "../../lib/explain/explainer.svelte";
import { bandOf, inside, trackRect, worthOf, type BoardShape } from "./geometry";
import { chapter, helpFor, related } from "./help";
import { sentence } from "./labels";
import { trackName } from "./names";
import { KINDS, sealOf, type Components } from "./types";

const isTrack = (part: string) => KINDS.some((kind) => part === kind || part === sealOf(kind)) || part === "prestige";

export const guideOf = (components: () => Components): Guide => ({
  name: (part) => (isTrack(part) ? sentence(trackName(part)) : t(`gs-help-${helpFor(part)}-title`)),
  chapterOf: helpFor,
  page: (id) => chapter(id, components()),
  related,
});

/** The `?` of every track beside its sign; for fingers one on every track where it can be hit. */
export function boardSpots(shape: BoardShape, touch: boolean): Spot[] {
  const tracks = KINDS.flatMap((kind) => [kind, sealOf(kind)]);
  const spots = tracks.map((track) => {
    const { x, y, width, height } = trackRect(shape, track);
    if (!touch) return { part: track as string, x: x + 7, y: y + 8 };
    // Two tracks one above the other are too near for fingers: their marks lie side by side.
    const along = shape.stacked ? (track.endsWith("-seal") ? 0.72 : 0.28) : 0.5;
    const band = shape.stacked ? bandOf(shape, tracks.indexOf(track) % 2 ? (track.replace("-seal", "") as "gold") : (track as "gold")) : { y, height };
    return { part: track as string, x: x + width * along, y: band.y + band.height / 2 };
  });
  const worth = worthOf(shape, touch ? "topaz" : "tomes");
  const { y, height } = inside(shape);
  return [
    ...spots,
    { part: "contracts", x: worth.x + worth.width - (touch ? worth.width / 2 : 7), y: worth.y + (touch ? worth.height / 2 : 8) },
    { part: "prestige", x: shape.width / 2, y: y + height + shape.rim / 2 },
  ];
}
