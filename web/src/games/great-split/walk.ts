/** Arrow keys within a row of cards, so that the Tab key need not stop at every one of them. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function walkCards(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  // The splitter moves with the same keys.
  if (step === undefined || event.defaultPrevented) return;
  const cards = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-card], [data-take-up]")];
  const here = cards.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? undefined : cards[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
