// A bot in JavaScript. It plays every game of the library: it is sent a line of JSON for each choice, and answers with one.
// Where it may, it does something rather than pass; which thing, it leaves to the seed that it is sent.
//
// Usage: criminals.bots.ProcessBot(["node", "examples/process_bot/bot.mjs"])

import { createInterface } from "node:readline";

const IDLE = new Set(["pass", "decline", "skip", "laydown"]);

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  if (question.criminals !== 1 || question.ask !== "choose") {
    process.stderr.write(`a question of another kind: ${question.ask}\n`);
    process.exit(1);
  }
  const busy = question.legal.filter((action) => !IDLE.has(action));
  const actions = busy.length > 0 ? busy : question.legal;
  const action = actions[question.seed % actions.length];
  process.stdout.write(`${JSON.stringify({ action })}\n`);
}
