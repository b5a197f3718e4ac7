/** The connection to the table. It sends the token first, and reconnects by itself when it is lost. */

/** @typedef {import("./messages.d.ts").Message} Message */
/** @typedef {import("./messages.d.ts").Request} Request */
/** @typedef {"open" | "lost" | "refused" | "full" | "over"} State */

/** @type {Record<number, State>} the reasons why reconnecting is of no use, by close code */
const FINAL = { 4401: "refused", 4410: "over", 4429: "full" };
const TRY_AGAIN = 1013; // the server gets too many requests from this page
const SHORTEST = 250;
const LONGEST = 10_000;
const SILENCE = 8_000; // a connection that does not answer for this long is dead

export class Line {
  /**
   * @param {string} path of the WebSocket
   * @param {() => Request[]} greeting the first requests after each connection, beginning with the token
   * @param {(message: Message) => void} heard
   * @param {(state: State) => void} changed
   */
  constructor(path, greeting, heard, changed) {
    this.path = path;
    this.greeting = greeting;
    this.heard = heard;
    this.changed = changed;
    this.wait = SHORTEST;
    this.listened = 0;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(new URL(this.path, location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.addEventListener("open", () => this.greeting().forEach((request) => this.send(request)));
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket) {
        return; // this connection was given up
      }
      this.listened = performance.now();
      const message = /** @type {Message} */ (JSON.parse(event.data));
      if (message.kind === "welcome") {
        this.wait = SHORTEST;
        this.changed("open");
      }
      this.heard(message);
    });
    socket.addEventListener("close", ({ code }) => this.socket === socket && this.#closed(code));
  }

  /** @param {number} code */
  #closed(code) {
    this.socket = null;
    const final = FINAL[code];
    if (final !== undefined) {
      this.changed(final);
      return;
    }
    if (code === TRY_AGAIN) {
      this.wait = LONGEST;
    }
    this.changed("lost");
    // Wait for a random time, so that the pages of a restarted server do not all reconnect at once.
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + 0.5 * Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST);
  }

  /**
   * Send a request, and return true if that was possible.
   * @param {Request} request
   */
  send(request) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /**
   * Check the connection after the computer was asleep or without a network, because it may be dead without notice.
   * @param {Request} request any request that is answered
   */
  probe(request) {
    if (this.timer !== undefined && this.socket === null) {
      this.wait = SHORTEST;
      this.open();
      return;
    }
    const asked = performance.now();
    const socket = this.socket;
    if (this.send(request)) {
      setTimeout(() => {
        if (this.socket === socket && this.listened < asked) {
          socket?.close();
          this.#closed(1006); // the close event itself may take minutes
        }
      }, SILENCE);
    }
  }
}
