/** What a reader chooses at the top of a page: the language and the colours. */
import { make, part } from "./dom.js";
import { applyTheme, chooseTheme, chosenTheme } from "./theme.js";
import { LANGUAGES, chooseLang, fillIn, isLang, speak, usualLang } from "./voice.js";

/** @typedef {import("./voice.js").Lang} Lang */

/**
 * Fill in the page in the usual language, and again whenever another one is chosen.
 * @param {() => void} spoken is called after another language was chosen
 * @returns {Promise<{ lang: Lang }>} what is chosen now
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
