/** The words of what is said above the table. */

import { t } from "../lib/i18n";
import { takenBack, type Notice } from "../lib/manners";
import type { Match } from "../lib/match.svelte";

export function noticeText(notice: Notice, { hello, yours, log }: Pick<Match, "hello" | "yours" | "log">): string {
  const name = (seat: number | null) => hello?.seats[seat ?? -1]?.name ?? "";
  switch (notice.kind) {
    case "replaced":
      return yours.length > 1 ? t("seat-replaced-named", { name: name(notice.seats[0] ?? null) }) : t("seat-replaced");
    case "rematch":
      return t("rematch-begun");
    case "paused":
      return t("paused");
    case "absent":
      return t(notice.here ? "seat-out-of-time" : "seat-absent", { name: name(notice.seat) });
    case "asked": {
      const { what, by, of } = notice.asked;
      const own = notice.own && yours.length === 1;
      const { count, yours: also } = takenBack(log, notice.asked, notice.answering);
      const said = { name: name(by), other: name(of), count, also: also ? "yes" : "no" };
      return t(own ? `asked-own-${what}` : `asked-${what}`, said);
    }
  }
}

/** Whose answer is awaited; not told to somebody who has to answer. */
export function noticeWaits(notice: Notice): number[] {
  return notice.kind === "asked" && notice.answering.length === 0 ? notice.asked.open : [];
}
