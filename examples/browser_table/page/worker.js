/** The worker: Python, the library and the table. It keeps the page responsive while a bot thinks, and keeps secrets out of the page. */

/** @typedef {import("../messages.d.ts").Files} Files */
/** @typedef {import("../messages.d.ts").Loading} Loading */
/** @typedef {import("../messages.d.ts").Python} Python */
/** @typedef {import("../messages.d.ts").Request} Request */
/** @typedef {import("../messages.d.ts").Table} Table */
/** @typedef {import("../messages.d.ts").Texts} Texts */

const ROOT = new URL("../../../", import.meta.url); // the folder of `make play`

/** @type {number | undefined} */
let timer;
let pause = 0;

const loaded = load().catch((error) => {
  tell("missing", cause(error));
  throw error;
});

/** @returns {Promise<{ python: Python, table: Table }>} */
async function load() {
  tell("loading", "python");
  /** @type {Promise<Files>} */
  const listed = fetched("files.json").then((answer) => answer.json());
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", ROOT).href);
  /** @type {[Python, Files]} */
  const [python, files] = await Promise.all([loadPyodide(), listed]);
  tell("loading", "library");
  for (const wheel of files.wheels) {
    python.unpackArchive(await (await fetched(wheel)).arrayBuffer(), "wheel");
  }
  for (const module of files.modules) {
    python.FS.mkdirTree(module.slice(0, module.lastIndexOf("/")));
    python.FS.writeFile(module, await (await fetched(module)).text());
  }
  return { python, table: python.pyimport("examples.browser_table.host").Table() };
}

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(new URL(path, ROOT));
  if (!answer.ok) {
    throw new Error(`${path} cannot be had: ${answer.status} ${answer.statusText}`);
  }
  return answer;
}

self.addEventListener("message", async (/** @type {MessageEvent<Request>} */ { data }) => {
  const { python, table } = await loaded;
  attempt(() => {
    switch (data.type) {
      case "start":
        pause = data.pause;
        post(table.start(data.game, python.toPy(data.bots), data.seed, data.first, data.lang));
        break;
      case "act":
        post(table.act(data.at, data.action));
        break;
      case "undo":
        post(table.take_back(data.at));
        break;
      case "keep":
        post(table.keep());
        break;
      case "speak":
        post(table.speak(data.lang));
        break;
      case "draw":
        post(table.draw(data.memory, data.narrow));
        break;
    }
    wait(table);
  });
});

/**
 * Let a bot or the die act after a while, so that people can read what happened, and undo it.
 * @param {Table} table
 */
function wait(table) {
  clearTimeout(timer);
  if (table.waits()) {
    timer = setTimeout(() => {
      attempt(() => {
        post(table.go_on());
        wait(table);
      });
    }, pause);
  }
}

/** @param {() => void} act */
function attempt(act) {
  try {
    act();
  } catch (error) {
    tell("failed", cause(error));
    throw error;
  }
}

/**
 * Shorten an error to its message; of a Python traceback, that is the last line. The console has all of it.
 * @param {unknown} error
 */
function cause(error) {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
  return lines[lines.length - 1] ?? "";
}

/** @param {Texts} texts */
function post(texts) {
  for (const text of texts.toJs()) {
    self.postMessage(text);
  }
  texts.destroy();
}

/**
 * @param {Loading["kind"]} kind
 * @param {string} sentence
 */
function tell(kind, sentence) {
  self.postMessage(JSON.stringify({ kind, sentence }));
}
