/** The page of Intrigo. */

import de from "@ridotto/games/intrigo/words/de.ftl?raw";
import deUi from "@ridotto/games/intrigo/words/de.ui.ftl?raw";
import en from "@ridotto/games/intrigo/words/en.ftl?raw";
import enUi from "@ridotto/games/intrigo/words/en.ui.ftl?raw";
import it from "@ridotto/games/intrigo/words/it.ftl?raw";
import itUi from "@ridotto/games/intrigo/words/it.ui.ftl?raw";
import type { GamePage } from "../game";
import { weight } from "./awarding";
import { breakdown, score } from "./breakdown";
import { awaitText, eventText, moveText } from "./events";
import { help } from "./help";
import Table from "./Table.svelte";

const page: GamePage = {
  prefix: "ig",
  Table,
  eventText,
  moveText,
  awaitText,
  weight,
  score,
  breakdown,
  help,
  catalogues: { en: `${en}\n${enUi}`, de: `${de}\n${deUi}`, it: `${it}\n${itUi}` },
};

export default page;
