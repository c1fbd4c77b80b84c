/** What the header says: whose turn it is and what is awaited. */

import { list } from "../lib/format";
import { t } from "../lib/i18n";
import type { Match } from "../lib/match.svelte";

export interface Situation {
  /** The main line. */
  text: string;
  /** What happened last, or how things stand; may be empty. */
  detail: string;
  yours: boolean;
}

export function situation(match: Match): Situation {
  const { hello, page, player } = match;
  const plain = (text: string): Situation => ({ text, detail: "", yours: false });
  if (match.failure) return plain(t("brand"));
  if (!hello || !page || !player.now) return plain(t("connecting"));
  const entry = player.shown?.entry ?? null;
  const detail = entry ? page.moveText(entry, hello.seats, hello.components) : "";
  if (match.studying !== null) return { text: match.studying, detail, yours: false };
  if (player.browsed !== null) return { text: t("turn-earlier"), detail, yours: false };
  if (player.closing) return { text: t("turn-replay"), detail, yours: false };
  if (match.over) return { text: winners(match), detail, yours: false };
  if (player.replaying) return { text: t("turn-replay"), detail, yours: false };
  if (match.company.paused) return { text: t("turn-paused"), detail, yours: false };
  if (match.you !== null && match.actors.includes(match.you) && match.company.replaced(match.you)) {
    return { text: t("turn-replaced"), detail, yours: false };
  }
  if (match.forced !== null) return { text: t("turn-forced"), detail, yours: true };
  if (match.yourTurn) {
    const awaited = match.state && page.awaitText?.(match.state, match.actors);
    return { text: awaited ? t("turn-yours-to", { what: awaited }) : yourTurn(match), detail, yours: true };
  }
  const text = waiting(match);
  return { text: match.yours.length > 0 ? text : t("turn-watching", { what: text }), detail, yours: false };
}

function yourTurn(match: Match): string {
  const name = match.hello?.seats[match.you ?? -1]?.name ?? "";
  return match.yours.length > 1 ? t("turn-yours-named", { name }) : t("turn-yours");
}

function waiting(match: Match): string {
  const seats = match.hello?.seats ?? [];
  const names = match.actors.map((seat) => seats[seat]?.name ?? "");
  if (names.length === 0) return t("turn-nobody");
  const computers = match.actors.every((seat) => seats[seat]?.kind === "computer" || match.company.replaced(seat));
  return t(computers ? "turn-thinking" : "turn-waiting", { names: list(names), count: names.length });
}

function winners(match: Match): string {
  const { now } = match.player;
  const ranks = now?.ranks;
  if (!now || !ranks) return t("turn-over");
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = first.map((seat) => match.hello?.seats[seat]?.name ?? "");
  const points = now.scores[first[0] ?? 0] ?? 0;
  const args = { names: list(names), count: names.length };
  const score = match.page?.score?.text(points);
  return score === undefined ? t("turn-won", { ...args, points }) : t("turn-won-score", { ...args, score });
}

/** What calls somebody back who looks at something else: a question, or the own turn; empty if nothing does. */
export function calling({ company, hello, yourTurn }: Match): string {
  const { notice } = company;
  if (notice?.kind === "asked" && notice.answering.length > 0) {
    return t("asked-title", { name: hello?.seats[notice.asked.by]?.name ?? "" });
  }
  return yourTurn ? t("turn-yours") : "";
}
