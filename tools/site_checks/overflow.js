// What is wider than the window: the page itself, or a table of up to three columns, which has to fit without scrolling.
(() => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} pixels wide, the window ${width}`);
  }
  const scrolls = (element) => element !== null && element !== document.body && (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll(".md-content__inner *")) {
    const { right, width: wide } = element.getBoundingClientRect();
    if (wide > 0 && right > width + 1 && !scrolls(element.parentElement) && !scrolls(element)) {
      faults.push(`<${element.localName}> ends at ${Math.round(right)}: ${element.textContent.trim().slice(0, 60)}`);
      break;
    }
  }
  for (const wrap of document.querySelectorAll(".md-typeset__scrollwrap")) {
    const columns = wrap.querySelector("tr")?.children.length ?? 0;
    if (columns <= 3 && wrap.scrollWidth > wrap.clientWidth + 1) {
      faults.push(`a table of ${columns} columns is ${wrap.scrollWidth} wide, its place ${wrap.clientWidth}: ${wrap.textContent.trim().slice(0, 40)}`);
    }
  }
  return faults;
})();
