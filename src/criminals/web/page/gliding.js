/** Animate the movements of events: a piece glides from its source to its target, or is turned over in its place. */
import { make, shape } from "./dom.js";
import { placeOf } from "./picture.js";
import { money } from "./voice.js";

/** @typedef {import("./messages.d.ts").Movement} Movement */
/** @typedef {{ movement: Movement, box: DOMRect, drawing: SVGGElement }} Start */

const DURATION = 500;
const BETWEEN = 90;
const LONGEST = 700; // from the first start to the last
const CARDS = new Set(["crook", "card", "character"]);

/**
 * Find where movements start, before the next picture replaces this one; empty for people who want reduced motion.
 * @param {Movement[]} movements
 * @param {Element} picture
 * @returns {Start[]}
 */
export function startsOf(movements, picture) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return [];
  }
  return movements.flatMap((movement) => {
    const drawing = placeOf(picture, movement.source);
    return drawing === null ? [] : [{ movement, box: drawing.getBoundingClientRect(), drawing }];
  });
}

/**
 * Play movements on the picture after them.
 * @param {Start[]} starts
 * @param {Element} picture
 * @param {HTMLElement} layer an element above the picture
 */
export function glide(starts, picture, layer) {
  const ground = layer.getBoundingClientRect();
  const between = Math.min(BETWEEN, LONGEST / Math.max(1, starts.length));
  layer.replaceChildren();
  starts.forEach(({ movement, box, drawing }, index) => {
    const target = placeOf(picture, movement.target);
    if (target === null) {
      return;
    }
    const timing = { duration: DURATION, delay: index * between, easing: "ease-in-out" };
    if (movement.source === movement.target) {
      target.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], timing);
      return;
    }
    const end = target.getBoundingClientRect();
    const smaller = end.width * end.height <= box.width * box.height;
    const piece = CARDS.has(movement.kind) ? copyOf(smaller ? target : drawing, smaller ? end : box) : chipOf(movement);
    layer.append(piece);
    const half = { x: piece.offsetWidth / 2, y: piece.offsetHeight / 2 };
    const [from, to] = [box, end].map((at) => `translate(${at.x + at.width / 2 - ground.x - half.x}px, ${at.y + at.height / 2 - ground.y - half.y}px)`);
    const gliding = piece.animate([{ transform: from, opacity: 1 }, { transform: to, opacity: 1 }], { ...timing, fill: "backwards" });
    gliding.addEventListener("finish", () => piece.remove());
  });
}

/**
 * Copy the drawing of a location in its size. The copy has no name and cannot be clicked.
 * @param {SVGGElement} drawing
 * @param {DOMRect} box
 */
function copyOf(drawing, box) {
  const { x, y, width, height } = drawing.getBBox();
  const copy = /** @type {SVGGElement} */ (drawing.cloneNode(true));
  for (const area of copy.querySelectorAll(".area")) {
    area.remove();
  }
  for (const part of [copy, ...copy.querySelectorAll("[data-location]")]) {
    for (const name of ["data-location", "tabindex", "role", "aria-label", "class"]) {
      part.removeAttribute(name);
    }
  }
  return make("div", { class: "gliding" }, shape("svg", { viewBox: `${x} ${y} ${width} ${height}`, width: box.width, height: box.height }, copy));
}

/**
 * Make a chip for a piece that has no card: money, fakes, pawns.
 * @param {Movement} movement
 */
function chipOf({ kind, number, value }) {
  const many = number !== null && number > 1 ? `×${number}` : "";
  const seat = (kind === "pawn" || kind === "henchman") && typeof value === "number" ? value : null;
  const words = kind === "money" ? (number === null ? "$" : money(number)) : seat === null ? many : String(seat);
  return make("div", { class: `gliding chip ${kind} ${seat === null ? "" : `seat${seat}`}` }, words);
}
