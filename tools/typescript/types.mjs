// TypeScript types of one JSON Schema: from standard input to standard output.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: "// Types of the documents of this game, made from their JSON Schemas by `make schemas`. Not to be edited.",
  format: true,
  style: { printWidth: 120 },
});
process.stdout.write(types);
