/** The page of Mille Fiori. */

import type { GamePage } from "../game";
import { breakdown } from "./breakdown";
import { choiceText } from "./choices";
import { deedTexts, gainTexts } from "./deeds";
import { eventText, moveText } from "./events";
import { help } from "./help";
import Table from "./Surface.svelte";
import { touched } from "./touched";

const page: GamePage = {
  prefix: "mf",
  Table,
  eventText,
  moveText,
  choiceText,
  deedTexts,
  gainTexts,
  touched,
  breakdown,
  help,
  words: {
    en: () =>
      Promise.all([import("@ridotto/games/mille_fiori/words/en.ftl?raw"), import("@ridotto/games/mille_fiori/words/en.ui.ftl?raw")]),
    de: () =>
      Promise.all([import("@ridotto/games/mille_fiori/words/de.ftl?raw"), import("@ridotto/games/mille_fiori/words/de.ui.ftl?raw")]),
    it: () =>
      Promise.all([import("@ridotto/games/mille_fiori/words/it.ftl?raw"), import("@ridotto/games/mille_fiori/words/it.ui.ftl?raw")]),
  },
};

export default page;
