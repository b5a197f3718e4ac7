/** Faces: three features and a sign, as few strokes as will do. */
import { shape } from "./dom.js";

/** @typedef {import("../../../src/criminals/schemas/sicario.d.ts").SicarioCharacter} Character */

/** @param {Character} character */
export function portrait(character) {
  const hair = "#6b4a2f";
  const parts = [];
  if (character.sex === "woman") {
    parts.push(shape("path", { d: "M8 26C4 8 36 8 32 26L34 42H6Z", fill: hair }));
  }
  parts.push(shape("ellipse", { cx: 20, cy: 25, rx: 10, ry: 13, fill: "#efcfa8", stroke: "#3a2c20" }));
  parts.push(shape("path", { d: "M10 21C10 9 30 9 30 21C26 15 14 15 10 21Z", fill: hair }));
  if (character.hat) {
    const colour = character.sign === "green-hat" ? "#2e8b4f" : "#44486a";
    parts.push(shape("path", { d: "M3 16H37V19H3ZM11 16C11 4 29 4 29 16Z", fill: colour, stroke: "#20223a" }));
  }
  for (const x of [16, 24]) {
    parts.push(shape("circle", { cx: x, cy: 24, r: 1.4, fill: "#241d15" }));
    if (character.glasses) {
      parts.push(shape("circle", { cx: x, cy: 24, r: 3.6, fill: "none", stroke: "#241d15", "stroke-width": 1.3 }));
    }
  }
  parts.push(shape("path", { d: "M16 32Q20 35 24 32", fill: "none", stroke: "#7a3b2e", "stroke-width": 1.3 }), ...sign(character.sign));
  return shape("svg", { viewBox: "0 0 40 42", class: "portrait", "aria-hidden": "true" }, ...parts);
}

/** @param {string} name */
function sign(name) {
  switch (name) {
    case "scar":
      return [shape("path", { d: "M24 28L28 33M25 32L27 29", stroke: "#b3261e", "stroke-width": 1.4 })];
    case "tattoo":
      return [shape("path", { d: "M13 28L14 30.2H16.3L14.5 31.6L15.1 34L13 32.6L10.9 34L11.5 31.6L9.7 30.2H12Z", fill: "#1f5fbf" })];
    case "earring":
      return [shape("circle", { cx: 31, cy: 30, r: 2.2, fill: "none", stroke: "#c58a00", "stroke-width": 1.6 })];
    case "freckles":
      return [13, 15, 25, 27].map((x) => shape("circle", { cx: x, cy: 29 + (x % 2), r: 0.8, fill: "#a5673f" }));
    case "gold-tooth":
      return [shape("rect", { x: 19.5, y: 33, width: 2.4, height: 2.6, fill: "#e0a800", stroke: "#7a5b00", "stroke-width": 0.5 })];
    default:
      return [];
  }
}
