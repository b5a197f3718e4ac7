/** Step 1: join a table by a link, and show what happens there. */

/** Connect to the table of a link, send its token, and pass every message to `heard`. */
export function connect(link, heard) {
  const { protocol, host, pathname, hash } = new URL(link);
  const line = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${pathname}/line`);
  const { lang } = document.documentElement; // <html lang="it"> asks for Italian
  line.addEventListener("open", () => line.send(JSON.stringify({ type: "join", token: hash.slice(1), lang })));
  line.addEventListener("message", ({ data }) => heard(JSON.parse(data)));
  return line;
}

/** Show what happened, and what the player is asked now. */
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
  const made = document.createElement("li");
  made.textContent = sentence; // as text: people choose their names
  return made;
}

export function start(link) {
  connect(link, tell);
}
