// The theme asks `mermaid` to draw a flow chart, and would fetch it from outside if there were none.
// This one loads the site's own copy, on the pages that have something to draw.
(() => {
  const source = new URL("mermaid.js", document.currentScript.src);
  let settings = {};
  let loaded;

  const load = () =>
    (loaded ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = source;
      script.onload = () => {
        globalThis.mermaid.initialize(settings);
        resolve(globalThis.mermaid);
      };
      script.onerror = () => reject(new Error(`${source} could not be loaded`));
      document.head.append(script);
    }));

  globalThis.mermaid = {
    initialize: (given) => {
      settings = given;
    },
    render: async (...drawing) => (await load()).render(...drawing),
  };
})();
