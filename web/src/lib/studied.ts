/** A moment of a finished game that the table shows: then it asks nothing, and nobody at it is "you". */

import { getContext, setContext } from "svelte";

const KEY = Symbol("studied");
/** What is looked at, a sentence that stands in place of what the table would ask; null during play. */
type Studied = () => string | null;

export const setStudied = (studied: Studied): Studied => setContext(KEY, studied);
export const getStudied = (): Studied => getContext<Studied | undefined>(KEY) ?? (() => null);
