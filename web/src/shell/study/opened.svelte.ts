/** The analysis in the page of its match: it is open exactly while the address says so. */

import { t } from "../../lib/i18n";
import type { Match } from "../../lib/match.svelte";
import type { Outlined } from "../../lib/outlines";
import { goTo, matchPath, nowAt, studyPath } from "../../lib/route.svelte";
import { toast } from "../../lib/toasts.svelte";
import { loadStudy, type StudyPanel } from "./index";

export class OpenedStudy {
  /** Null while it is not looked at. */
  Panel = $state.raw<StudyPanel | null>(null);
  /** Somebody asked for it here; otherwise its address was opened. */
  pressed = $state(false);
  /** On a narrow window it gives way to the table. */
  folded = $state(false);
  /** The moment of it that the table shows, in a sentence. */
  studied = $state<string | null>(null);
  /** Moves of it that the table outlines. */
  outlined = $state.raw<readonly Outlined[]>([]);

  #wanted = false;

  constructor(readonly match: Match) {}

  /** A press: the address changes, and all else follows from that. */
  ask(): void {
    this.pressed = true;
    goTo(studyPath(this.match.id));
    // A step back leads to the match itself.
    history.replaceState({ follows: true }, "");
  }

  /** Back to the match. */
  leave(): void {
    if ((history.state as { follows?: boolean } | null)?.follows) history.back();
    else nowAt(matchPath(this.match.id));
  }

  async show(): Promise<void> {
    if (this.#wanted) return;
    this.#wanted = true;
    this.folded = false;
    try {
      const found = await loadStudy();
      if (this.#wanted) this.Panel = found;
    } catch {
      toast(t("study-missing"));
      if (this.#wanted) this.leave();
    }
  }

  /** Whether it had been looked at. */
  hide(): boolean {
    const shown = this.#wanted;
    this.#wanted = this.pressed = false;
    this.Panel = this.studied = this.match.studying = null;
    this.outlined = [];
    if (shown) this.match.eyes.close();
    return shown;
  }
}
