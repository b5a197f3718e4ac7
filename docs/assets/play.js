// Starts the table of the pages that have one. Its files are large and no part of the docs, so a site may have none.
// @ts-check
const place = document.getElementById("play");
const table = new URL("game/examples/browser_table/page/main.js", import.meta.url);
if (place !== null) {
  import(table.href).then(
    ({ begin }) => begin(place),
    () => {
      place.textContent = "You cannot play in this copy of the site. To build one with the game, run the command: make play";
    },
  );
}
