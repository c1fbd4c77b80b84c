/** The keyboard within a row of things. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys within a row of things, so that the Tab key need not stop at every one of them. */
export function walk(event: KeyboardEvent, selector: string): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const things = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(selector)];
  const here = things.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? undefined : things[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
