/** Step 4: pieces glide to where they go. */
import { connect, tell } from "./step1.js";
import { explain } from "./step2.js";
import { draw, offer, placeOf } from "./step3.js";

/** Pair each movement with the box where it starts, because the next picture may not show it any more. */
export function startsOf(movements) {
  return movements.flatMap((movement) => {
    const place = placeOf(movement.source);
    return place === null ? [] : [{ movement, from: place.getBoundingClientRect() }];
  });
}

/** Move pieces over the new picture. */
export function glide(starts) {
  const board = document.querySelector(".board");
  const ground = board.getBoundingClientRect();
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const { movement, from } of reduced ? [] : starts) {
    const place = placeOf(movement.target);
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
  const line = connect(link, (message) => {
    tell(message);
    explain(message);
    if (message.kind === "welcome") {
      line.send(JSON.stringify({ type: "draw", memory: false, narrow: false }));
    }
    if (message.kind === "welcome" || message.kind === "news") {
      now = message;
    } else if (message.kind === "picture" && message.changes === now.changes) {
      const starts = startsOf(now.movements ?? []);
      draw(message);
      offer(now.menu, (action) => line.send(JSON.stringify({ type: "act", at: now.changes, action })));
      glide(starts);
    }
  });
}
