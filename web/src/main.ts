import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keepSettings } from "./lib/settings.svelte";

keepSettings();
mount(App, { target: document.getElementById("app")! });
