/** Step 5: taking back, two languages, the result, and coming back when the line is lost. */
import { connect, tell } from "./step1.js";
import { button, explain } from "./step2.js";
import { draw, offer } from "./step3.js";
import { glide, startsOf } from "./step4.js";

const WORDS = {
  en: { undo: "Take back", lost: "The line is lost; one moment…", over: "This link is no longer good." },
  it: { undo: "Annulla", lost: "Il collegamento è caduto; un momento…", over: "Questo link non vale più." },
};
const FINAL = 4000; // codes from here on say: do not come back

export function start(link) {
  const more = document.querySelector("#more");
  let lang = navigator.language.startsWith("it") ? "it" : "en";
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

  /** What stands beside the board: taking back, the other language, and at the end the score. */
  function showMore() {
    const other = lang === "en" ? "it" : "en";
    const parts = [button(other === "en" ? "English" : "Italiano", "lang", () => {
      lang = other;
      ask({ type: "speak", lang }); // the answer is a welcome and a picture
    })];
    if (now.may_undo) {
      parts.push(button(WORDS[lang].undo, "undo", () => ask({ type: "undo", at: now.changes })));
    }
    const lines = (now.result?.lines ?? []).map(({ sentence }) => Object.assign(document.createElement("li"), { textContent: sentence }));
    more.replaceChildren(...parts, ...lines);
  }

  function open() {
    line = connect(link, lang, heard);
    line.addEventListener("close", ({ code }) => {
      document.querySelector("#prompt").textContent = code >= FINAL ? WORDS[lang].over : WORDS[lang].lost;
      if (code < FINAL) {
        setTimeout(open, wait);
        wait = Math.min(2 * wait, 10_000);
      }
    });
  }
  open();
}
