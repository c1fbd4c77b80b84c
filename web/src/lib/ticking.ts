/** The time, for those who look at it; nothing ticks while nobody does. */

import { createSubscriber } from "svelte/reactivity";

function every(milliseconds: number): () => number {
  const watch = createSubscriber((update) => {
    const timer = window.setInterval(update, milliseconds);
    return () => window.clearInterval(timer);
  });
  return () => {
    watch();
    return performance.now();
  };
}

/** Milliseconds of the page's own clock; reactive, fine enough for whole seconds. */
export const slowly = every(250);
/** The same, fine enough for tenths of a second. */
export const quickly = every(100);
