/** Step 1: come to a table by a link, and show what is told. */

/** Open a line to the table of a link, show the token, and hand on every message. */
export function connect(link, lang, heard) {
  const { protocol, host, pathname, hash } = new URL(link);
  const line = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${pathname}/line`);
  line.addEventListener("open", () => line.send(JSON.stringify({ type: "join", token: hash.slice(1), lang })));
  line.addEventListener("message", ({ data }) => heard(JSON.parse(data)));
  return line;
}

/** Show what happened, and what is asked now. */
export function tell(message) {
  const log = document.querySelector("#log");
  if (message.kind === "welcome") {
    log.replaceChildren(...message.story.flat().map(item));
  } else if (message.kind === "news") {
    log.append(...message.sentences.map(item));
  }
  if (message.kind === "welcome" || message.kind === "news") {
    document.querySelector("#prompt").textContent = message.result?.sentence ?? message.prompt;
  }
}

function item(sentence) {
  const found = document.createElement("li");
  found.textContent = sentence; // as text: names are written by people
  return found;
}

export function start(link) {
  connect(link, "en", tell);
}
