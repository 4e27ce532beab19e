import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

it("lines that wait for a translation are written and refunded; given with their translation, they are made", async () => {
  const out = mkdtempSync(join(tmpdir(), "reelwright-make-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const { client } = await visitor();
  const make = (...words: string[]) => makeWithTool(client, ORIGIN, { slug: "subtitle-translation", words: ["to=fr", ...words], out });
  const lines = join(out, "said.srt");
  writeFileSync(lines, "1\n00:00:01,000 --> 00:00:03,000\nHello\n");
  await expect(make(`lines=@${lines}`)).rejects.toThrow(/1 of 1 lines have no translation.*lines\.srt/);
  expect(readFileSync(join(out, "lines.srt"), "utf8")).toContain("Hello");
  expect((await client.account.userInfo.query({})).credits.reserved).toBe(0);
  writeFileSync(join(out, "french.srt"), "1\n00:00:01,000 --> 00:00:03,000\nBonjour\n");
  const { files } = await make(`lines=@${lines}`, `target=@${join(out, "french.srt")}`);
  expect(readFileSync(files.find((file) => file.endsWith(".srt") && file.includes("subtitles")) ?? "", "utf8")).toContain("Bonjour");
});
