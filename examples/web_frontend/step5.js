/** Step 5: undo, two languages, the score, and reconnecting when the connection is lost. */
import { connect, tell } from "./step1.js";
import { button, explain } from "./step2.js";
import { draw, offer } from "./step3.js";
import { glide, startsOf } from "./step4.js";

const WORDS = {
  en: { name: "English", undo: "Take back", lost: "Connection lost, one moment…", over: "This link is no longer valid." },
  it: { name: "Italiano", undo: "Annulla", lost: "Il collegamento è caduto, un momento…", over: "Questo link non è più valido." },
};
const FINAL = 4000; // close codes from here on mean: do not reconnect

export function start(link) {
  const page = document.documentElement;
  const more = document.querySelector("#more");
  let now = null;
  let line = null;
  let wait = 250;
  let seen = -1;
  const ask = (request) => line.send(JSON.stringify(request));

  function heard(message) {
    tell(message);
    explain(message);
    if (message.kind === "welcome") {
      wait = 250;
      ask({ type: "draw", memory: false, narrow: false });
    }
    if (message.kind === "welcome" || message.kind === "news") {
      now = message;
      showMore();
    } else if (message.kind === "picture" && message.changes === now.changes) {
      const starts = seen === message.changes ? [] : startsOf(now.movements ?? []);
      seen = message.changes;
      draw(message);
      offer(now.menu, (action) => ask({ type: "act", at: now.changes, action }));
      glide(starts);
    }
  }

  /** Show the undo button, the other language, and at the end the score. */
  function showMore() {
    const other = page.lang === "en" ? "it" : "en";
    const parts = [button(WORDS[other].name, "lang", () => {
      page.lang = other;
      ask({ type: "speak", lang: other }); // the answer is a welcome and a picture
    })];
    if (now.may_undo) {
      parts.push(button(WORDS[page.lang].undo, "undo", () => ask({ type: "undo", at: now.changes })));
    }
    const lines = (now.result?.lines ?? []).map(({ sentence }) => Object.assign(document.createElement("li"), { textContent: sentence }));
    more.replaceChildren(...parts, ...lines);
  }

  function open() {
    line = connect(link, heard);
    line.addEventListener("close", ({ code }) => {
      document.querySelector("#prompt").textContent = code >= FINAL ? WORDS[page.lang].over : WORDS[page.lang].lost;
      if (code < FINAL) {
        setTimeout(open, wait);
        wait = Math.min(2 * wait, 10_000);
      }
    });
  }
  if (navigator.language.startsWith("it")) {
    page.lang = "it";
  }
  open();
}
