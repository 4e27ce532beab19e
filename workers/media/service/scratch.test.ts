import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openScratch } from "./scratch.ts";

test("a new service takes away what a killed one left, and nothing else, but goes on with what that had kept", async () => {
  const parent = await mkdtemp(join(tmpdir(), "scratch-test-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const living = `reelwright-media-${process.ppid}-abc`;
  for (const name of ["reelwright-media-99999999-abc", living, "someone-else"]) await mkdir(join(parent, name));
  const drawn = join(parent, "reelwright-media-99999999-abc", "kept");
  await mkdir(drawn);
  await writeFile(join(drawn, "piece"), "of a film");
  const own = basename(await openScratch(parent));
  expect(await readdir(join(parent, own, "kept"))).toEqual(["piece"]);
  expect((await readdir(parent)).toSorted()).toEqual([living, own, "someone-else"].toSorted());
});
