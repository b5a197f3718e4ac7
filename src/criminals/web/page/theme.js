/** Light or dark colours: those of the system, or the reader's choice on this page. */
import { keep, kept } from "./voice.js";

const KEPT = "criminals.theme";
const DARK = matchMedia("(prefers-color-scheme: dark)");

/** The choice: `light`, `dark`, or nothing for the system's. */
export function chosenTheme() {
  const chosen = kept(KEPT);
  return chosen === "light" || chosen === "dark" ? chosen : "";
}

/** @param {string} theme */
export function chooseTheme(theme) {
  keep(KEPT, theme);
  applyTheme();
}

/** Set the theme for the style sheets. */
export function applyTheme() {
  document.documentElement.dataset["theme"] = chosenTheme() || (DARK.matches ? "dark" : "light");
}

DARK.addEventListener("change", applyTheme);
