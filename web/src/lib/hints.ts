/** Where on the table a suggestion of the house points. */

/** Attributes by which tables name what can be pressed. */
const PLACES = ["data-card", "data-space", "data-arcade", "data-kind", "data-track"];

/** Selectors of what a move names; none where the move is about how cards are put together. */
export function hintedPlaces(move: string): string[] {
  if (move.includes("|")) return [];
  const [verb = "", ...objects] = move.split(" ");
  const whole = [`[data-move=${JSON.stringify(move)}]`, ...(objects[0] ? [`[data-move=${JSON.stringify(`${verb} ${objects[0]}`)}]`] : [])];
  return [
    ...whole,
    ...objects.flatMap((object) => PLACES.map((place) => `[${place}=${JSON.stringify(object)}]:is([data-legal],[data-move])`)),
  ];
}
