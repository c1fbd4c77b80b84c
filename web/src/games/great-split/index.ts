/** The page of The Great Split. */

import de from "@ridotto/games/great_split/words/de.ftl?raw";
import deUi from "@ridotto/games/great_split/words/de.ui.ftl?raw";
import en from "@ridotto/games/great_split/words/en.ftl?raw";
import enUi from "@ridotto/games/great_split/words/en.ui.ftl?raw";
import it from "@ridotto/games/great_split/words/it.ftl?raw";
import itUi from "@ridotto/games/great_split/words/it.ui.ftl?raw";
import type { GamePage } from "../game";
import { breakdown } from "./breakdown";
import { awaitText, eventText, moveText } from "./events";
import { help } from "./help";
import { weight } from "./pace";
import Table from "./Table.svelte";

const page: GamePage = {
  prefix: "gs",
  Table,
  eventText,
  moveText,
  awaitText,
  weight,
  breakdown,
  help,
  catalogues: { en: `${en}\n${enUi}`, de: `${de}\n${deUi}`, it: `${it}\n${itUi}` },
};

export default page;
