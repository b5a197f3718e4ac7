// The pictures that could not be loaded, or say nothing to those who cannot see them.
[...document.querySelectorAll(".md-content img")].flatMap((img) => [
  ...(img.complete && img.naturalWidth === 0 ? [`the picture ${img.getAttribute("src")} is not there`] : []),
  ...(img.alt.trim() === "" ? [`the picture ${img.getAttribute("src")} has no text`] : []),
]);
