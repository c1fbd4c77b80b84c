/** The matches in which this browser has a seat; looked up anew when the page is seen again or another tab plays. */

import type { MatchSummary } from "../wire";
import { getMatches } from "./api";
import { SEEN } from "./settings.svelte";

const A_DAY = 86_400_000;

export class OwnMatches {
  all = $state.raw<MatchSummary[]>([]);
  /** Those that go on first, then the newest. */
  readonly sorted = $derived(
    this.all.toSorted((a, b) => Number(a.over) - Number(b.over) || b.created.localeCompare(a.created)),
  );
  /** The newest one that is not over; what was begun long ago has been left lying. */
  readonly running = $derived(this.sorted.find(({ over, created }) => !over && Date.parse(created) > Date.now() - A_DAY) ?? null);

  async look(): Promise<void> {
    // The page itself already says when the server does not answer.
    this.all = await getMatches().catch(() => this.all);
  }

  /** Keeps up with other tabs until the function that it returns is called. */
  follow(): () => void {
    const seen = () => !document.hidden && void this.look();
    const played = ({ key }: StorageEvent) => {
      const id = key?.startsWith(SEEN) ? key.slice(SEEN.length) : null;
      if (id !== null && !this.all.some((match) => match.id === id)) void this.look();
    };
    void this.look();
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("focus", seen);
    window.addEventListener("storage", played);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("focus", seen);
      window.removeEventListener("storage", played);
    };
  }
}
