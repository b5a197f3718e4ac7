// What the speaker of the example says: phrases from standard input, their sentences to standard output, both as JSON.
import { readFileSync } from "node:fs";
import { Speaker } from "../../tools/typescript/out/speaker.js";

const folder = new URL("../../src/criminals/schemas/", import.meta.url);
const words = new Map();

function wordsOf(game, lang) {
  const path = `${game}/words.${lang}.json`;
  if (!words.has(path)) {
    words.set(path, JSON.parse(readFileSync(new URL(path, folder), "utf8")));
  }
  return words.get(path);
}

const told = JSON.parse(readFileSync(0, "utf8")).map(({ game, lang, viewer, names, part, key, slots }) =>
  new Speaker(wordsOf(game, lang), viewer, names).sentence(part, key, slots),
);
process.stdout.write(JSON.stringify(told));
