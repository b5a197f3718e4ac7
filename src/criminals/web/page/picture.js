/** Reading a picture of the library: shapes, texts and what says where things are, and nothing else. */

const SHAPES = new Set(["svg", "g", "rect", "path", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"]);

/**
 * The picture of a text. Names of people are in it as text; whatever could run or load something is left out, whoever wrote it.
 * Its style goes, too, so that a page can forbid styles that stand in elements: `board.css` says how large a picture is.
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function pictureOf(text) {
  const found = new DOMParser().parseFromString(text.replace(/ style="[^"]*"/g, ""), "image/svg+xml").documentElement;
  const picture = document.importNode(found, true);
  if (!(picture instanceof SVGSVGElement)) {
    throw new Error("this is no picture");
  }
  const title = picture.querySelector("title")?.textContent ?? "";
  for (const element of [picture, ...picture.querySelectorAll("*")]) {
    if (!SHAPES.has(element.localName)) {
      element.remove(); // title and description, too: the page has them elsewhere, and they would cover the table with a hint
    }
    for (const { name } of [...element.attributes]) {
      if (name.startsWith("on") || name.endsWith("href") || name === "style") {
        element.removeAttribute(name);
      }
    }
  }
  picture.setAttribute("aria-label", title);
  return picture;
}

/**
 * The locations of a picture that have a drawing.
 * @param {Element} picture
 * @returns {SVGGElement[]}
 */
export function placesIn(picture) {
  return [...picture.querySelectorAll("g")].filter((group) => group.dataset["location"] !== undefined);
}

/**
 * The drawing of a location, or of what it is a part of: `hangout/C` for `hangout/C/14`.
 * @param {Element} picture
 * @param {string} location
 * @returns {SVGGElement | null}
 */
export function placeOf(picture, location) {
  for (let name = location; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf("/")))) {
    const found = picture.querySelector(`[data-location="${CSS.escape(name)}"]`);
    if (found instanceof SVGGElement) {
      return found;
    }
  }
  return null;
}
