/** The page of The Great Split. */

import type { GamePage } from "../game";
import { breakdown } from "./breakdown";
import { choiceText } from "./choices";
import { deedTexts, gainTexts } from "./deeds";
import { awaitText, eventText, moveText } from "./events";
import { help } from "./help";
import { weight } from "./pace";
import Table from "./Table.svelte";
import { touched } from "./touched";

const page: GamePage = {
  prefix: "gs",
  Table,
  eventText,
  moveText,
  choiceText,
  deedTexts,
  gainTexts,
  touched,
  awaitText,
  weight,
  breakdown,
  help,
  words: {
    en: () =>
      Promise.all([import("@ridotto/games/great_split/words/en.ftl?raw"), import("@ridotto/games/great_split/words/en.ui.ftl?raw")]),
    de: () =>
      Promise.all([import("@ridotto/games/great_split/words/de.ftl?raw"), import("@ridotto/games/great_split/words/de.ui.ftl?raw")]),
    it: () =>
      Promise.all([import("@ridotto/games/great_split/words/it.ftl?raw"), import("@ridotto/games/great_split/words/it.ui.ftl?raw")]),
  },
};

export default page;
