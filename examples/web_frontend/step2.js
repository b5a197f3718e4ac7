/** Step 2: a button for each legal action, and the reason when an action is refused. */
import { connect, tell } from "./step1.js";

/** Make a button that calls `act`. */
export function button(label, location, act) {
  const made = document.createElement("button");
  made.textContent = label;
  made.dataset.location = location;
  made.addEventListener("click", act);
  return made;
}

/** Show why a request was refused, until there is news. */
export function explain(message) {
  if (message.kind !== "picture" && message.kind !== "people") {
    document.querySelector("#refusal").textContent = message.kind === "refused" || message.kind === "wrong" ? message.sentence : "";
  }
}

export function start(link) {
  const line = connect(link, (message) => {
    tell(message);
    explain(message);
    if (message.kind === "welcome" || message.kind === "news") {
      const play = (action) => line.send(JSON.stringify({ type: "act", at: message.changes, action }));
      const buttons = message.legal.map(({ action, label }) => button(label, action, () => play(action)));
      document.querySelector(".tray").replaceChildren(...buttons);
    }
  });
}
