// Starts the table of the page "Play in the browser". Its files are large and no part of the docs: a site may have none.
// @ts-check
const place = document.getElementById("play");
const table = new URL("play/examples/browser_table/page/main.js", import.meta.url);
if (place !== null) {
  import(table.href).then(
    ({ begin }) => begin(place),
    () => {
      place.textContent = "The files that this page plays with are not in this copy of the site. The command make play puts them there.";
    },
  );
}
