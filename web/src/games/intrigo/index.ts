/** The page of Intrigo. */

import type { GamePage } from "../game";
import { weight } from "./awarding";
import { breakdown, score, verdict } from "./breakdown";
import { choiceText } from "./choices";
import { deedTexts, gainTexts } from "./deeds";
import { awaitText, eventText, moveText } from "./events";
import { help } from "./help";
import Table from "./Table.svelte";
import { touched } from "./touched";

const page: GamePage = {
  prefix: "ig",
  Table,
  eventText,
  moveText,
  choiceText,
  deedTexts,
  gainTexts,
  touched,
  awaitText,
  weight,
  score,
  breakdown,
  verdict,
  help,
  words: {
    en: () =>
      Promise.all([import("@ridotto/games/intrigo/words/en.ftl?raw"), import("@ridotto/games/intrigo/words/en.ui.ftl?raw")]),
    de: () =>
      Promise.all([import("@ridotto/games/intrigo/words/de.ftl?raw"), import("@ridotto/games/intrigo/words/de.ui.ftl?raw")]),
    it: () =>
      Promise.all([import("@ridotto/games/intrigo/words/it.ftl?raw"), import("@ridotto/games/intrigo/words/it.ui.ftl?raw")]),
  },
};

export default page;
