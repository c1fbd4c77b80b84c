import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { addWords, houseWords } from "./lib/i18n";
import { keepSettings } from "./lib/settings.svelte";

keepSettings();
// Without words there is nothing to show; a server that is starting anew has them in a moment.
while (!(await addWords(houseWords).then(() => true, () => false))) await new Promise((resolve) => setTimeout(resolve, 1_000));
mount(App, { target: document.getElementById("app")! });
