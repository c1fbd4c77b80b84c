/** The page of Mille Fiori. */

import de from "@ridotto/games/mille_fiori/words/de.ftl?raw";
import deUi from "@ridotto/games/mille_fiori/words/de.ui.ftl?raw";
import en from "@ridotto/games/mille_fiori/words/en.ftl?raw";
import enUi from "@ridotto/games/mille_fiori/words/en.ui.ftl?raw";
import it from "@ridotto/games/mille_fiori/words/it.ftl?raw";
import itUi from "@ridotto/games/mille_fiori/words/it.ui.ftl?raw";
import type { GamePage } from "../game";
import { breakdown } from "./breakdown";
import { eventText, moveText } from "./events";
import { help } from "./help";
import Table from "./Surface.svelte";

const page: GamePage = {
  prefix: "mf",
  Table,
  eventText,
  moveText,
  breakdown,
  help,
  catalogues: { en: `${en}\n${enUi}`, de: `${de}\n${deUi}`, it: `${it}\n${itUi}` },
};

export default page;
