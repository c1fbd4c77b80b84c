/** A finger that presses must not move what it presses: only the keyboard looks at things by their focus. */

export const byKey = (event: FocusEvent): boolean => (event.currentTarget as Element).matches(":focus-visible");
