/** Start the step that the address names, `index.html?step=3`. The link of a seat is typed in, or follows the # of the address. */
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
