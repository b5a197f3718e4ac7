/** The line to the table: it shows the token, says which language to speak, and comes back by itself when it is lost. */

/** @typedef {import("../messages.d.ts").Message} Message */
/** @typedef {import("../messages.d.ts").Request} Request */

const REFUSED = 4000; // from here on the table does not want this page back
const SHORTEST = 250;
const LONGEST = 5000;

export class Line {
  /**
   * @param {string} token
   * @param {() => string} lang
   * @param {(message: Message) => void} heard
   * @param {(state: "open" | "lost" | "refused") => void} changed
   */
  constructor(token, lang, heard, changed) {
    this.token = token;
    this.lang = lang;
    this.heard = heard;
    this.changed = changed;
    this.wait = SHORTEST;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/line`);
    this.socket = socket;
    socket.addEventListener("open", () => this.send({ type: "join", token: this.token, lang: this.lang() }));
    socket.addEventListener("message", (event) => {
      const message = /** @type {Message} */ (JSON.parse(event.data));
      if (message.type === "welcome") {
        this.wait = SHORTEST;
        this.changed("open");
      }
      this.heard(message);
    });
    socket.addEventListener("close", (event) => {
      this.socket = null;
      if (event.code >= REFUSED) {
        this.changed("refused");
        return;
      }
      this.changed("lost");
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(2 * this.wait, LONGEST);
    });
  }

  /**
   * Whether it could be sent.
   * @param {Request} request
   */
  send(request) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.socket.send(JSON.stringify(request));
    return true;
  }
}
