/** One table that waits for friends, as this browser sees it. */

import type { Invitation, Pong } from "../wire";
import { ApiError, getTable } from "./api";
import { t } from "./i18n";
import { recall, remember } from "./settings.svelte";
import { LiveSocket, type Connection } from "./socket";
import { toast } from "./toasts.svelte";

const NAME = "ridotto.name";

export class WaitingTable {
  table = $state.raw<Invitation | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is no table here; a sentence. */
  failure = $state<string | null>(null);
  /** Something was asked of the server and is not answered yet. */
  busy = $state(false);
  /** The name under which this person sits down; remembered. */
  name = $state(recall<string>(NAME, ""));

  readonly seat = $derived(this.table?.seats.findIndex((seat) => seat.yours) ?? -1);
  readonly free = $derived(this.table?.seats.filter((seat) => seat.kind === "open").length ?? 0);
  readonly #socket: LiveSocket<Invitation | Pong>;

  constructor(readonly id: string) {
    this.#socket = new LiveSocket(`invitations/${encodeURIComponent(id)}`, {
      since: () => null,
      message: (message) => {
        if (message.type === "invitation") this.#arrived(message);
      },
      connection: (state) => (this.connection = state),
      refused: () => void this.#refused(),
    });
  }

  #arrived(table: Invitation): void {
    const sat = this.seat >= 0;
    this.table = table;
    // Whoever gets up oneself knows.
    if (sat && this.seat < 0 && !this.busy && !table.closed && table.match === null) toast(t("table-freed"));
  }

  close(): void {
    this.#socket.close();
  }

  /** Ask the server for a change; what went wrong is told as a sentence. */
  async ask<T>(change: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      const answer = await change();
      remember(NAME, this.name);
      return answer;
    } catch (error) {
      toast(error instanceof ApiError ? error.message : t("error-unexpected"));
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #refused(): Promise<void> {
    try {
      this.table = await getTable(this.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      this.failure = error.message;
      this.close();
    }
  }
}
