"""Whether everybody can use a page: axe's rules of WCAG 2 A and AA, and contrast in pictures, which axe leaves out."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe

RULES: Final = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}

CONTRAST: Final = r"""
(picture) => {
  const faults = [];
  const scale = picture.getScreenCTM().a;
  const rgb = (text) => text.match(/[\d.]+/g).map(Number);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const opacity = (element) => {
    let found = Number(getComputedStyle(element).fillOpacity);
    for (let one = element; one !== picture; one = one.parentElement) found *= Number(getComputedStyle(one).opacity);
    return found;
  };
  const over = (below, element) => {
    const [r, g, b, a = 1] = rgb(getComputedStyle(element).fill);
    const share = a * opacity(element);
    return [r, g, b].map((c, i) => share * c + (1 - share) * below[i]);
  };
  const shapes = [...picture.querySelectorAll("rect, path, circle, ellipse, polygon, text")].filter(
    (one) => getComputedStyle(one).visibility === "visible" && getComputedStyle(one).fill !== "none",
  );
  let seen = 0;
  for (const text of shapes.filter((one) => one.localName === "text" && one.textContent.trim() !== "")) {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // What is drawn before it and lies under its middle, from the lowest to the highest.
    const below = shapes.slice(0, shapes.indexOf(text)).filter((one) => {
      if (one.localName === "text") return false;
      const point = new DOMPoint(x, y).matrixTransform(one.getScreenCTM().inverse());
      return one.isPointInFill(point);
    });
    const ground = below.reduce(over, [255, 255, 255]);
    const shares = [light(over(ground, text)), light(ground)].sort((one, other) => other - one);
    const ratio = (shares[0] + 0.05) / (shares[1] + 0.05);
    const style = getComputedStyle(text);
    const size = parseFloat(style.fontSize) * scale;
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const told = `${text.textContent.trim()}, in ${text.closest("[data-location]")?.dataset.location}: `;
    seen += 1;
    if (ratio < least) faults.push(`${told}${ratio.toFixed(2)} of ${least}`);
    if (size < 10.99 && picture.viewBox.baseVal.width === 390) faults.push(`${told}${size.toFixed(1)} pixels`);
  }
  return seen > 10 ? faults : ["there is too little text to look at"];
}
"""
"""The texts of a picture that cannot be told well from their ground, or are small on a phone."""


def faults_of(page: Any, part: str | None = None, *, board: bool = True) -> list[str]:
    """Everything axe finds on a page, or in a part of it, and texts of the board that are hard to read."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")  # what fades is pale
    found = Axe().run(page, context=part, options=RULES).response
    assert any(rule["id"] == "color-contrast" for rule in found["passes"])
    told = [
        f"{fault['id']}: {fault['help']}: {node['html'][:200]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    return [*told, *(page.locator(".board > svg").evaluate(CONTRAST) if board else ())]
