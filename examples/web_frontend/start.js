/** Begins the step that the address names, `index.html?step=3`, at the table of a link, which may stand behind the #. */
const step = new URLSearchParams(location.search).get("step") ?? "5";
const { start } = await import(`./step${step}.js`);
const form = document.querySelector("#link");

function sitDown(link) {
  form.hidden = true;
  start(link);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  sitDown(form.elements.link.value.trim());
});
if (location.hash !== "") {
  sitDown(decodeURIComponent(location.hash.slice(1)));
}
