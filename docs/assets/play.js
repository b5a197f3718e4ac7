// Starts the table of the pages that have one. Its files are large and no part of the docs: a site may have none.
// @ts-check
const place = document.getElementById("play");
const table = new URL("play/examples/browser_table/page/main.js", import.meta.url);
if (place !== null) {
  import(table.href).then(
    ({ begin }) => begin(place),
    () => {
      const note = document.createElement("p");
      note.className = "missing";
      note.textContent = "The game is not in this copy of the site. The command make play builds a copy that has it.";
      for (const old of place.querySelectorAll("p:not(:has(img))")) {
        old.remove();
      }
      place.prepend(note);
    },
  );
}
