// The words that ship with the library have the type that ships with them.
import type { Words } from "../../src/criminals/schemas/words.d.ts";
import counterfeitersEn from "../../src/criminals/schemas/counterfeiters/words.en.json";
import counterfeitersFr from "../../src/criminals/schemas/counterfeiters/words.fr.json";
import counterfeitersIt from "../../src/criminals/schemas/counterfeiters/words.it.json";
import crooksEn from "../../src/criminals/schemas/crooks/words.en.json";
import crooksFr from "../../src/criminals/schemas/crooks/words.fr.json";
import crooksIt from "../../src/criminals/schemas/crooks/words.it.json";
import sicarioEn from "../../src/criminals/schemas/sicario/words.en.json";
import sicarioFr from "../../src/criminals/schemas/sicario/words.fr.json";
import sicarioIt from "../../src/criminals/schemas/sicario/words.it.json";

export const shipped: readonly Words[] = [
  counterfeitersEn, counterfeitersFr, counterfeitersIt,
  crooksEn, crooksFr, crooksIt,
  sicarioEn, sicarioFr, sicarioIt,
];
