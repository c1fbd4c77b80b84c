/** Short sentences about something that just went wrong or right; they leave by themselves. */

export interface Toast {
  id: number;
  text: string;
  /** Something went right; otherwise something went wrong. */
  good: boolean;
}

const STAY = 7_000;

export const toasts = $state<Toast[]>([]);
let next = 0;

export function toast(text: string, good = false): void {
  // The same complaint twice in a row is one complaint.
  if (toasts.at(-1)?.text === text) dismiss(toasts.at(-1)!.id);
  const id = (next += 1);
  toasts.push({ id, text, good });
  window.setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((one) => one.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
