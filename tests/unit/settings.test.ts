import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** Where the environment is read as a shape. */
const SHAPES = [
  "workers/web/env.ts",
  "workers/upstream/env.ts",
  "workers/upstream/providers/env.ts",
  "workers/upstream/providers/account-env.ts",
  "workers/media/service/settings.ts",
];
/** No settings of ours: the system's own, a binding, and what a package is told. */
const OTHERS = new Set(["PATH", "CI", "AI", "AWS_LAMBDA_JS_RUNTIME", "MINIFLARE_WORKERD_V8_FLAGS"]);

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const sources = ["scripts", "workers", "app"].flatMap((room) =>
  readdirSync(join(ROOT, room), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:ts|tsx|mjs)$/.test(entry.name) &&
        !/\.test\./.test(entry.name) &&
        // Programs of a reader of the documentation: their environment is not ours.
        !/node_modules|\/examples$/.test(entry.parentPath),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
);

const inCode = new Set([
  ...SHAPES.flatMap((path) => names(read(path), /^ {2}([A-Z][A-Z0-9_]+):\s+(?:z\b|key\b|address\(|binding\b)/gm)),
  ...sources.flatMap((text) => [
    ...names(text, /process\.env(?:\.|\[")([A-Z][A-Z0-9_]+)/g),
    ...names(text, /variable: "([A-Z_]+)"/g),
    ...names(text, /\[env\.([A-Z_]+)/g),
  ]),
]);
/** Of scripts that live in the documents and the tests. */
const ELSEWHERE = ["REELWRIGHT_ORIGIN"];

it("every variable that the code reads is in docs/settings.md, and none that it does not read", () => {
  const told = new Set(names(read("docs/settings.md"), /`([A-Z][A-Z0-9_]{3,})(?:=\w+)?`/g));
  expect([...told].toSorted()).toEqual([...inCode, ...ELSEWHERE].filter((name) => !OTHERS.has(name)).toSorted());
});

it("npm start hands on what a person sets for the workers", () => {
  const own = new RegExp(/OWN_SETTINGS =\s+\/(.+)\/;/.exec(read("scripts/run/own-settings.ts"))?.[1] ?? "^$");
  const settable = [
    "PREPARE_AHEAD",
    ...names(read("docs/settings.md").split("## The machine")[0] ?? "", /`([A-Z][A-Z0-9_]{3,})(?:=\w+)?`/g),
  ];
  const made = new Set(["ADMIN_KEY", "WORKERS_AI_MODEL"]);
  expect(settable.filter((name) => !own.test(name) && !made.has(name))).toEqual([]);
});
