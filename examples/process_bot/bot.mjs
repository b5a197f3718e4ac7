// A bot in JavaScript. It plays every game of the library: it is sent a line of JSON for each choice, and answers with one.
// Where it may, it does something rather than pass; which thing, it leaves to the seed that it is sent.
//
// Usage: criminals.bots.ProcessBot(["node", "examples/process_bot/bot.mjs"])

import { createInterface } from "node:readline";

const IDLE = new Set(["pass", "decline", "skip", "laydown"]);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if ("tell" in message) {
    continue; // the result, for bots that learn: nobody waits for an answer
  }
  if (message.criminals !== 1 || message.ask !== "choose") {
    process.stderr.write(`a question of another kind: ${message.ask}\n`);
    process.exit(1);
  }
  const busy = message.legal.filter((action) => !IDLE.has(action));
  const actions = busy.length > 0 ? busy : message.legal;
  const action = actions[message.seed % actions.length];
  process.stdout.write(`${JSON.stringify({ action })}\n`);
}
