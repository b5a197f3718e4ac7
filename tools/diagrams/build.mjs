// Writes the part of mermaid that draws flow charts as one script, and the licences of what is in it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const ASSETS = "../../docs/assets";
const WANTED = /(flowDiagram-|dagre-)/;
const REST = "throw new Error('this site draws flow charts only')";

const flowChartsOnly = {
  name: "flow-charts-only",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === "dynamic-import" && !WANTED.test(path) ? { path, namespace: "rest" } : undefined,
    );
    onLoad({ filter: /.*/, namespace: "rest" }, () => ({ contents: REST }));
  },
};

const about = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));

const { metafile } = await build({
  stdin: { contents: 'import mermaid from "mermaid"; globalThis.mermaid = mermaid;', resolveDir: "." },
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  legalComments: "none",
  metafile: true,
  outfile: `${ASSETS}/mermaid.js`,
  plugins: [flowChartsOnly],
  banner: { js: `/* mermaid ${about("node_modules/mermaid").version}, flow charts only; licences: mermaid-licences.txt */` },
});

const folders = Object.keys(metafile.inputs).map((path) => path.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1]);
const notices = [...new Set(folders.filter(Boolean))].sort().map((folder) => {
  const { name, version, license } = about(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`, "utf8").trim() : "";
  return `${name} ${version}${license ? ` (${license})` : ""}\n\n${text}`.replaceAll("\r", "").trim();
});
writeFileSync(`${ASSETS}/mermaid-licences.txt`, `${notices.join(`\n\n${"-".repeat(72)}\n\n`)}\n`);
