import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const ROOMS = ["app", "locales", "trpc", "db", "timeline", "workers"];

/** Who may import from whom (design.md). A room may always import from itself, and from `locales`, which imports nothing of ours. */
const MAY: [room: string, from: string[]][] = [
  ["locales", []],
  ["timeline", []],
  ["trpc/contract", ["timeline"]],
  ["trpc", ["trpc/contract"]],
  ["db", ["trpc/contract"]],
  ["workers/media/protocol", ["timeline"]],
  ["workers/media", ["timeline", "workers/media/protocol"]],
  ["workers/upstream", ["trpc/contract", "db", "timeline", "workers/media/protocol"]],
  ["workers/web", ["trpc", "trpc/contract", "app", "build"]],
  ["app/islands", ["timeline", "app", "trpc/contract"]],
  ["app", ["trpc", "trpc/contract", "app/islands", "timeline"]],
];

const roomOf = (path: string): string | undefined =>
  MAY.map(([room]) => room)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? (path.startsWith("build") ? "build" : undefined);

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$|\.d\.ts$/.test(entry.name) &&
        !entry.parentPath.includes("node_modules"),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(/(?:from|import\()\s*["'](\.{1,2}\/[^"']+)["']/g)].map(([, path = ""]) =>
    relative(ROOT, resolve(ROOT, dirname(file), path)),
  );

it("imports run one way: no room reaches into one that it may not", () => {
  const wrong = ROOMS.flatMap(sources).flatMap((file) => {
    const room = roomOf(file);
    const allowed = ["locales", ...(MAY.find(([name]) => name === room)?.[1] ?? [])];
    return importsOf(file)
      .filter((path) => roomOf(path) !== room && !allowed.includes(roomOf(path) ?? ""))
      .map((path) => `${file} → ${path}`);
  });
  expect(wrong).toEqual([]);
});
