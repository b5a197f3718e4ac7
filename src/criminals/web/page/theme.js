/** Light or dark: as the reader's system has it, or as it was chosen on this page. */
import { keep, kept } from "./voice.js";

const KEPT = "criminals.theme";
const DARK = matchMedia("(prefers-color-scheme: dark)");

/** What was chosen: `light`, `dark`, or nothing for that of the system. */
export function chosenTheme() {
  const chosen = kept(KEPT);
  return chosen === "light" || chosen === "dark" ? chosen : "";
}

/** @param {string} theme */
export function chooseTheme(theme) {
  keep(KEPT, theme);
  applyTheme();
}

/** Tell the style sheets which theme it is. */
export function applyTheme() {
  document.documentElement.dataset["theme"] = chosenTheme() || (DARK.matches ? "dark" : "light");
}

DARK.addEventListener("change", applyTheme);
