import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeWithTool } from "../../scripts/make/tool.ts";
import { decodeAudio } from "../../workers/media/testing/decoded.ts";
import { ORIGIN, visitor } from "./support.ts";

const FILM = join(import.meta.dirname, "../../public/samples/bottle/talking.mp4");

it("any tool works from the command line: a file of this machine is sent, and what was made is written", async () => {
  const out = mkdtempSync(join(tmpdir(), "reelwright-make-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const { client } = await visitor();
  const words = [`video=${FILM}`, "spans=0:00-0:02"];
  const { task, files } = await makeWithTool(client, ORIGIN, { slug: "video-cut", words, out });
  expect([task.state, files.length]).toEqual(["success", 1]);
  expect((await decodeAudio(files[0] ?? "")).length / 48_000).toBeCloseTo(2, 0);
});

it("a tool that there is not is named with those there are", async () => {
  const { client } = await visitor();
  await expect(makeWithTool(client, ORIGIN, { slug: "nothing", words: [], out: "." })).rejects.toThrow(/--tool is one of .*video-cut/);
});
