// The texts that stand out from their ground by less than 4.5 to 1, or 3 to 1 if they are large (WCAG 2 AA). Pictures have tests of their own.
(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const parsed = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], [r2, g2, b2]) => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ground = (element) => {
    if (element === null) {
      return [255, 255, 255, 1];
    }
    const colour = parsed(getComputedStyle(element).backgroundColor);
    return colour[3] === 1 ? colour : over(colour, ground(element.parentElement));
  };
  const opacity = (element) => (element === null ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement));
  const faults = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue.trim();
    if (text === "" || element.closest("svg, script, style, noscript, .md-search, .headerlink, .md-skip, [aria-disabled=true]") !== null || !element.checkVisibility({ visibilityProperty: true })) {
      continue;
    }
    const seen = opacity(element);
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const { width, height } = range.getBoundingClientRect();
    if (seen === 0 || width < 2 || height < 2) {
      continue;
    }
    const style = getComputedStyle(element);
    const below = ground(element);
    const [r, g, b, a] = parsed(style.color);
    const [one, other] = [light(over([r, g, b, a * seen], below)), light(below)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const size = parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < needed) {
      const name = `${element.localName}.${[...element.classList].join(".")}`;
      if (!faults.has(name)) {
        faults.set(name, `the text "${text.slice(0, 40)}" of ${name} has a contrast of ${ratio.toFixed(2)}`);
      }
    }
  }
  return [...faults.values()];
})();
