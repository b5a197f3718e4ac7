// How many entries the sidebar shows at once, in a wide window.
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
  return [...side.querySelectorAll(".md-nav__item > :is(a, label, div).md-nav__link, .md-nav__item > .md-nav__container")].filter((link) => shown(link)).length;
})();
