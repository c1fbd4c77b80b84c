/** What the tests of every game's words ask: that people can read them, in every language. */

import assert from "node:assert/strict";

export const LANGUAGES = ["en", "de", "it"];

/** Nothing is missing in the text; `prefix` stands before the ids of the game's messages. */
export function assertReadable(text, about, prefix) {
  const where = `${JSON.stringify(about)}: ${text}`;
  assert.match(text, /\S/, where);
  assert.doesNotMatch(text, /undefined|NaN|\[object|[{}]|\(\)|“”|„“|«»| {2}| [.,:;]|[.:;]{2}|: ?\.|\bL0\b|\bS0\b/, where);
  assert.doesNotMatch(text, new RegExp(`\\b${prefix}-`), where);
}
