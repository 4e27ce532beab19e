import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { executable } from "./executable.ts";
import { ffmpeg } from "./ffmpeg.ts";
import { ffprobe } from "./ffprobe.ts";

const SOUGHT = { name: "reelwright-test-program", variable: "REELWRIGHT_TEST_PROGRAM", package: "no-such-package", path: "program" };

async function program(): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), "program-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, SOUGHT.name);
  await writeFile(path, "#!/bin/sh\n");
  await chmod(path, 0o755);
  return { folder, path };
}

afterEach(() => vi.unstubAllEnvs());

test("the variable comes before the system's programs", async () => {
  const [told, installed] = [await program(), await program()];
  vi.stubEnv("PATH", installed.folder);
  expect(await executable(SOUGHT)).toBe(installed.path);
  vi.stubEnv(SOUGHT.variable, told.path);
  expect(await executable(SOUGHT)).toBe(told.path);
});

test("a variable that names nothing that runs, and a program that is nowhere, say what mends them", async () => {
  await expect(executable(SOUGHT)).rejects.toThrow(/npm install.*REELWRIGHT_TEST_PROGRAM/);
  vi.stubEnv(SOUGHT.variable, "/nowhere");
  await expect(executable(SOUGHT)).rejects.toThrow(/correct it or unset it/);
});

test("without a system's own, ffmpeg and ffprobe come from npm, made runnable", async () => {
  vi.stubEnv("PATH", "");
  expect([await ffmpeg(), await ffprobe()].every((path) => path.includes("node_modules"))).toBe(true);
});
