// How many entries the sidebar shows at once. In a narrow window each open section slides over the one that it is in.
(() => {
  const side = document.querySelector(".md-sidebar--primary");
  if (side === null || !side.checkVisibility()) {
    return 0;
  }
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const closed = element.closest(".md-nav[aria-expanded=false]");
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0 && closed === null;
  };
  const links = [...side.querySelectorAll(".md-nav__item > :is(a, label, div).md-nav__link, .md-nav__item > .md-nav__container")].filter((link) => shown(link));
  if (matchMedia("(min-width: 76.25em)").matches) {
    return links.length;
  }
  const counts = new Map();
  for (const link of links) {
    const list = link.closest(".md-nav__list");
    counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
})();
