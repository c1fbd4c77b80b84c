/** Keys of the shell while a match is played. The games add none of their own letters. */

import { settings } from "../lib/settings.svelte";

export type KeyAction = "skip" | "undo" | "hint" | "log" | "menu" | "help" | "earlier" | "later";

export const KEYS: { id: KeyAction | "escape" | "walk" | "arrows"; label: string; key?: string }[] = [
  { id: "walk", label: "Tab" },
  { id: "arrows", label: "← ↑ → ↓" },
  { id: "escape", label: "Esc" },
  { id: "skip", label: "S", key: "s" },
  { id: "undo", label: "U", key: "u" },
  { id: "hint", label: "H", key: "h" },
  { id: "log", label: "L", key: "l" },
  { id: "menu", label: "M", key: "m" },
  { id: "help", label: "?", key: "?" },
  { id: "earlier", label: ",", key: "," },
  { id: "later", label: ".", key: "." },
];

/** What a key means, unless it is being typed, belongs to a dialog or is switched off. */
export function actionOf(event: KeyboardEvent): KeyAction | null {
  if (!settings.keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input:not([type=range]), select, textarea, [contenteditable]")) return null;
  if (document.querySelector("dialog[open]")) return null;
  const known = KEYS.find((one) => one.key === event.key.toLowerCase());
  return (known?.id as KeyAction | undefined) ?? null;
}
