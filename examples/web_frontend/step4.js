/** Step 4: pieces glide to where they go. */
import { connect, tell } from "./step1.js";
import { explain } from "./step2.js";
import { draw, drawing, offer, phone, placeOf } from "./step3.js";

/** Find where pieces of a location start or end. What a picture hides behind the screen of seat 1 is beside its `crew/1`. */
function spotOf(location) {
  const hidden = /^(?:purse|offshore|fakes|laid)\/(\d+)/.exec(location);
  return placeOf(location) ?? (hidden && placeOf(`crew/${hidden[1]}`));
}

/** Pair each movement with the box where it starts, because the next picture may not show it any more. */
export function startsOf(movements) {
  return movements.flatMap((movement) => {
    const place = spotOf(movement.source);
    return place === null ? [] : [{ movement, from: place.getBoundingClientRect() }];
  });
}

/** Move pieces over the new picture. */
export function glide(starts) {
  const board = document.querySelector(".board");
  const ground = board.getBoundingClientRect();
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const { movement, from } of reduced ? [] : starts) {
    const place = spotOf(movement.target);
    if (place === null) {
      continue;
    }
    const piece = document.createElement("span");
    piece.className = "piece";
    piece.textContent = movement.number ?? "";
    board.append(piece);
    const path = [from, place.getBoundingClientRect()].map(
      ({ x, y, width, height }) => `translate(${x + width / 2 - ground.x}px, ${y + height / 2 - ground.y}px)`,
    );
    piece.animate({ transform: path }, { duration: 600, easing: "ease-in-out" }).finished.then(() => piece.remove());
  }
}

export function start(link) {
  let now = null;
  let waiting = []; // movements whose picture has not come yet
  const line = connect(link, (message) => {
    tell(message);
    explain(message);
    if (message.kind === "welcome") {
      line.send(JSON.stringify(drawing()));
    }
    if (message.kind === "welcome" || message.kind === "news") {
      now = message;
      waiting = message.kind === "welcome" ? [] : [...waiting, ...message.movements];
    } else if (message.kind === "picture" && message.changes === now.changes) {
      const starts = startsOf(waiting);
      waiting = [];
      draw(message);
      offer(now.menu, (action) => line.send(JSON.stringify({ type: "act", at: message.changes, action })));
      glide(starts);
    }
  });
  phone.addEventListener("change", () => line.send(JSON.stringify(drawing())));
}
