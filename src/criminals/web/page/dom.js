/** Make elements. Everything from the server is inserted as text, never as markup. */

/** @typedef {import("./messages.d.ts").Child} Child */

/**
 * Make an element with attributes and children. Attributes that are null or false are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child) => child !== null).map((child) => (typeof child === "number" ? String(child) : child)));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make a shape of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...SVGElement} children
 * @returns {SVGElement}
 */
export function shape(tag, attributes, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Find the element of the page with an id. If it is missing, the page is broken.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) {
    throw new Error(`the page has no ${kind.name} with the id ${id}`);
  }
  return found;
}
