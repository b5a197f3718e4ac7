/** The settings at the top of a page: language and colours. */
import { make, part } from "./dom.js";
import { applyTheme, chooseTheme, chosenTheme } from "./theme.js";
import { LANGUAGES, chooseLang, fillIn, isLang, speak, usualLang } from "./voice.js";

/** @typedef {import("./voice.js").Lang} Lang */

/**
 * Fill in the page in the default language, and again whenever the reader chooses another.
 * @param {() => void} spoken called after the language has changed
 * @returns {Promise<{ lang: Lang }>} the present settings
 */
export async function settle(spoken) {
  const settings = { lang: usualLang() };
  const [langs, themes] = [part("lang", HTMLSelectElement), part("theme", HTMLSelectElement)];
  langs.append(...Object.entries(LANGUAGES).map(([value, name]) => make("option", { value, lang: value, selected: value === settings.lang }, name)));
  themes.value = chosenTheme();
  applyTheme();
  langs.addEventListener("change", async () => {
    if (isLang(langs.value)) {
      settings.lang = langs.value;
      chooseLang(settings.lang);
      await speak(settings.lang);
      fillIn(settings.lang);
      spoken();
    }
  });
  themes.addEventListener("change", () => chooseTheme(themes.value));
  await speak(settings.lang);
  fillIn(settings.lang);
  return settings;
}
