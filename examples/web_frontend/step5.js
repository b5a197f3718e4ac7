/** Step 5: undo, three languages, the score, and reconnecting when the connection is lost. */
import { connect, tell } from "./step1.js";
import { button, explain } from "./step2.js";
import { draw, drawing, offer, phone } from "./step3.js";
import { glide, startsOf } from "./step4.js";

const WORDS = {
  en: {
    name: "English",
    undo: "Take back",
    you: "You",
    player: "Player",
    nobody: "Nobody",
    lost: "Connection lost, one moment…",
    over: "This link is no longer valid.",
  },
  it: {
    name: "Italiano",
    undo: "Annulla",
    you: "Tu",
    player: "Giocatore",
    nobody: "Nessuno",
    lost: "Il collegamento è caduto, un momento…",
    over: "Questo link non è più valido.",
  },
  fr: {
    name: "Français",
    undo: "Reprendre mon coup",
    you: "Vous",
    player: "Joueur",
    nobody: "Personne",
    lost: "La connexion est perdue, un instant…",
    over: "Ce lien n'est plus valable.",
  },
};
const FINAL = 4000; // close codes from here on mean: do not reconnect

export function start(link) {
  const page = document.documentElement;
  const more = document.querySelector("#more");
  let now = null;
  let line = null;
  let wait = 250;
  let waiting = []; // movements whose picture has not come yet
  const ask = (request) => line.readyState === WebSocket.OPEN && line.send(JSON.stringify(request));

  function heard(message) {
    tell(message);
    explain(message);
    if (message.kind === "welcome") {
      wait = 250;
      ask(drawing());
    }
    if (message.kind === "welcome" || message.kind === "news") {
      now = message;
      waiting = message.kind === "welcome" ? [] : [...waiting, ...message.movements];
      showMore();
    } else if (message.kind === "picture" && message.changes === now.changes) {
      const starts = startsOf(waiting);
      waiting = [];
      draw(message);
      offer(now.menu, (action) => ask({ type: "act", at: message.changes, action }));
      glide(starts);
    }
  }

  /** Show the other languages, the undo button, and at the end the score. */
  function showMore() {
    const others = Object.keys(WORDS).filter((lang) => lang !== page.lang);
    const parts = others.map((lang) => button(WORDS[lang].name, "lang", () => {
      page.lang = lang;
      ask({ type: "speak", lang }); // the answer is a welcome and a picture
    }));
    if (now.may_undo) {
      parts.push(button(WORDS[page.lang].undo, "undo", () => ask({ type: "undo", at: now.changes })));
    }
    for (const { line: { seat }, sentence } of now.result?.lines ?? []) {
      const row = document.createElement("p");
      row.textContent = `${nameOf(seat)}: ${sentence}`;
      parts.push(row);
    }
    more.replaceChildren(...parts);
  }

  function nameOf(seat) {
    const { you, player, nobody } = WORDS[page.lang];
    if (seat === null) {
      return nobody;
    }
    return seat === now.view.viewer ? you : (now.seats[seat].name ?? `${player} ${seat}`);
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
  const [own] = navigator.language.split("-");
  if (Object.hasOwn(WORDS, own)) {
    page.lang = own;
  }
  phone.addEventListener("change", () => ask(drawing()));
  open();
}
