/** The worker: Python, the library and the host of the game. The page stays quick while a bot thinks, and holds no secrets. */

/** @typedef {import("../messages.d.ts").Files} Files */
/** @typedef {import("../messages.d.ts").Host} Host */
/** @typedef {import("../messages.d.ts").Loading} Loading */
/** @typedef {import("../messages.d.ts").Python} Python */
/** @typedef {import("../messages.d.ts").Request} Request */
/** @typedef {import("../messages.d.ts").Texts} Texts */

const ROOT = new URL("../../../", import.meta.url); // where `make play` puts its files

/** @type {number | undefined} */
let timer;
let pause = 0;

const loaded = load().catch((error) => {
  tell("missing", cause(error));
  throw error;
});

/** @returns {Promise<{ python: Python, host: Host }>} */
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
  return { python, host: python.pyimport("examples.browser_table.host").Host() };
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
  const { python, host } = await loaded;
  attempt(() => {
    switch (data.type) {
      case "start":
        pause = data.pause;
        post(host.start(python.toPy(data.bots), data.seed, data.first, data.lang, data.memory));
        break;
      case "act":
        post(host.act(data.at, data.action));
        break;
      case "undo":
        post(host.take_back(data.at));
        break;
      case "keep":
        post(host.keep());
        break;
      case "speak":
        post(host.speak(data.lang, data.memory));
        break;
    }
    wait(host);
  });
});

/**
 * Let a bot move after a while: time to read what happened, and to take it back.
 * @param {Host} host
 */
function wait(host) {
  clearTimeout(timer);
  if (host.waits()) {
    timer = setTimeout(() => {
      attempt(() => {
        post(host.move_a_bot());
        wait(host);
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
 * What an error comes to: of one of Python, which tells how it got there, the last line. The console has all of it.
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
 * @param {Loading["type"]} type
 * @param {string} says
 */
function tell(type, says) {
  self.postMessage(JSON.stringify({ type, says }));
}
