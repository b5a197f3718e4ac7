/** Read a picture of the library: shapes, texts and locations, and nothing else. */

const SHAPES = new Set(["svg", "g", "rect", "path", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"]);

/**
 * Parse a picture. Names of people are in it as text; anything that could run or load something is left out, whoever wrote it.
 * Its style is left out, too, so that a page can forbid inline styles. `board.css` sets the size of a picture.
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
      element.remove(); // title and description, too: the page shows them elsewhere, and here they would be a tooltip over the whole table
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
 * List the locations that are drawn in a picture.
 * @param {Element} picture
 * @returns {SVGGElement[]}
 */
export function placesIn(picture) {
  return [...picture.querySelectorAll("g")].filter((group) => group.dataset["location"] !== undefined);
}

/**
 * Find the drawing of a location, or of the location that contains it: `hangout/C` for `hangout/C/14`.
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
