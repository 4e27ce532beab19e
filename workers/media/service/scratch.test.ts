import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openScratch } from "./scratch.ts";

test("a new service takes away what a killed one left, and nothing else", async () => {
  const parent = await mkdtemp(join(tmpdir(), "scratch-test-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const living = `reelwright-media-${process.ppid}-abc`;
  for (const name of ["reelwright-media-99999999-abc", living, "someone-else"]) await mkdir(join(parent, name));
  const own = basename(await openScratch(parent));
  expect((await readdir(parent)).toSorted()).toEqual([living, own, "someone-else"].toSorted());
});
