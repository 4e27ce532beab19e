import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { artifactOf } from "../../trpc/contract/artifact.ts";
import { ffprobe } from "../../workers/media/binaries/ffprobe.ts";
import { begunPage, guestCookie, post } from "./browse.ts";
import { codeOf, finished, ORIGIN, visitor } from "./support.ts";

const secondsOf = async (path: string): Promise<number> => {
  const { stdout } = await promisify(execFile)(await ffprobe(), [
    "-v",
    "error",
    "-show_entries",
    "format=duration",
    "-of",
    "csv=p=0",
    new URL(path, ORIGIN).href,
  ]);
  return Number(stdout.trim());
};

const SPEECH = {
  text: "Still reheating your coffee?\n[Michael]: Keep it hot for a day. [pause 700ms] Under thirty euros.",
  voice: "af_heart" as const,
};

describe("text to speech", () => {
  it("makes an MP3 and a WAV of the same length, captions timed to them, and charges what it quoted", async () => {
    const { client } = await visitor();
    const { cost } = await client.tasks.cost.query({ app_id: 92, input: SPEECH });
    expect(cost).toBe(2);
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 92, input: SPEECH }));
    expect(task).toMatchObject({ state: "success", tool: "text-to-speech", cost, output: { engines: { voice: "built-in:kokoro-v1.0" } } });
    const artifacts = task.output?.artifacts ?? [];
    const [mp3, wav, captions] = [
      artifactOf(artifacts, "audio", "mp3"),
      artifactOf(artifacts, "audio", "wav"),
      artifactOf(artifacts, "subtitles"),
    ];
    const [small, whole] = await Promise.all([secondsOf(mp3?.url ?? ""), secondsOf(wav?.url ?? "")]);
    expect(Math.abs(small - whole)).toBeLessThan(0.1);
    expect(whole).toBeCloseTo(wav?.duration ?? 0, 2);
    const srt = await (await fetch(new URL(captions?.url ?? "", ORIGIN))).text();
    expect(srt).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nStill reheating your coffee\?/);
    expect(await client.tasks.receipt.query({ task_id: task.task_id })).toMatchObject({ charged: cost, held: 0 });
  });

  it("speaks with one's own speakers and as the notes say, and writes captions as the text does", async () => {
    const { client } = await visitor();
    const text = "[Anna]: We run Nginx.\n[Ben]: Since when?";
    const input = { text, voice: "af_heart" as const, speakers: "Anna = Bella\nBen = George", notes: "Nginx = engine x" };
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 92, input }));
    const subtitles = (task.output?.artifacts ?? []).filter(({ kind }) => kind === "subtitles");
    const [lines = "", words = ""] = await Promise.all(subtitles.map(async ({ url }) => (await fetch(new URL(url, ORIGIN))).text()));
    expect(lines).toContain("We run Nginx.");
    expect(words.match(/^\d+$/gm)).toHaveLength(5);
    expect(words).toMatch(/\nNginx\.\n/);
    expect((await codeOf(client.tasks.push.mutate({ app_id: 92, input: { ...input, speakers: "Anna = Nobody" } }))).code).toBe(-20003);
  });

  it("lets a long text be heard part by part while the rest is spoken", async () => {
    const { client } = await visitor();
    const text = "Coffee should be hot at four, and it should taste as it did at nine. Ours does, and we can show you how. ".repeat(6);
    const { task_id } = await client.tasks.push.mutate({ app_id: 92, input: { text, voice: "af_heart" } });
    const parts = async () =>
      (await client.tasks.status.query({ task_id })).output?.artifacts.filter(({ name }) => name.startsWith("part-"));
    await expect.poll(async () => (await parts())?.length ?? 0, { timeout: 200_000, interval: 200 }).toBeGreaterThan(0);
    const [first] = (await parts()) ?? [];
    expect(await secondsOf(first?.url ?? "")).toBeGreaterThan(1);
    await client.tasks.cancel.mutate({ task_id });
  });

  it("refuses what cannot be spoken, an unknown voice and a text that is too long, and charges nothing", async () => {
    const { client } = await visitor();
    const push = (input: object) => codeOf(client.tasks.push.mutate({ app_id: 92, input }));
    for (const input of [{ ...SPEECH, text: "… !!!" }, { ...SPEECH, voice: "nobody" }, { ...SPEECH, text: "a".repeat(10_001) }, {}])
      expect((await push(input)).code).toBe(-20003);
    expect((await client.account.userInfo.query({})).credits).toMatchObject({ reserved: 0 });
  });

  it("works as a form without scripts: priced, started, and shown with its history", async () => {
    const cookie = await guestCookie();
    const form = { text: "Hello there, this is a short text.", voice: "af_heart", speed: "1" };
    const quoted = await post("/text-to-speech", { ...form, intent: "quote" }, { cookie });
    expect(await quoted.text()).toContain("data-cost");
    const begun = await post("/text-to-speech", { ...form, key: crypto.randomUUID() }, { cookie });
    expect(begun.status).toBe(303);
    const shown = await (await begunPage(begun, cookie)).text();
    expect(shown).toContain("Hello there, this is a short text.");
  });
});
