import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> };
const commands = Object.values(scripts).flatMap((line) => /scripts\/boot\.mjs (\S+)/.exec(line)?.slice(1, 2) ?? []);

/** The two files that answer, alone: whatever a command began here, to install or to start, would fail. */
const folder = mkdtempSync(join(tmpdir(), "reelwright-help-"));
for (const name of ["boot.mjs", "help.mjs"]) cpSync(join(ROOT, "scripts", name), join(folder, "scripts", name));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => spawnSync(process.execPath, [join(folder, "scripts/boot.mjs"), ...args], { encoding: "utf8" });

it("every command is among them", () =>
  expect(commands).toEqual(
    expect.arrayContaining(["start", "dev", "test", "validate", "deploy", "make", "bench", "product-extract", "setup"]),
  ));

it.each(commands)("%s says on --help how it is called, and begins nothing", (command) => {
  const name = Object.keys(scripts).find((key) => scripts[key]?.endsWith(` ${command}`)) ?? "";
  for (const args of [["--help"], ["-h"], ["--verbose", "--help"]]) {
    const { status, stdout } = run(command, ...args);
    expect([status, stdout.startsWith("Usage: npm "), stdout.includes(name)]).toEqual([0, true, true]);
  }
});

it.each(commands)("%s refuses a flag that it does not know, and begins nothing", (command) => {
  const { status, stdout, stderr } = run(command, "--loud");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^--loud is nothing that this command takes\.\n\nUsage: npm /);
});

it.each([
  ["test", "units"],
  ["validate", "unit"],
  ["deploy", "--origin", "https://a.example", "now"],
])("%s refuses the word in %j", (...args) => {
  expect(run(...args).status).toBe(2);
});

it("a flag's value is its own, however it is written", () => {
  for (const args of [
    ["make", "--out", "-odd.mp4", "--sample"],
    ["make", "--out=ad.mp4", "--sample"],
  ])
    expect(run(...args).stderr).not.toContain("nothing that this command takes");
});
