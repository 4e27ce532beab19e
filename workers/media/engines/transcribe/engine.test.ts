import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { weight } from "../../weights/resolve.ts";
import { film } from "../footage/testing.ts";
import { decodeSpeech, speechFiles } from "./decode.ts";
import { transcribe } from "./engine.ts";

/** A voice of ours, which says a line of its own (scripts/samples/voices.ts). */
const VOICE = join(import.meta.dirname, "../../../../public/samples/voices/af_sarah.mp3");
const { signal } = new AbortController();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "transcribe-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function said(path: string, language = "en") {
  const files = { ...speechFiles(folder), model: await weight("whisperTiny") };
  await decodeSpeech(path, files, signal);
  return transcribe(files, language, () => undefined);
}

it("a voice is written down with the times of its words, in lines of one breath", async () => {
  const { language, segments, duration } = await said(VOICE);
  expect(language).toBe("en");
  expect(segments.map(({ text }) => text).join(" ")).toContain("Meet the blender that goes where you go.");
  const words = segments.flatMap((segment) => segment.words);
  expect(words.every(({ start, end }, n) => end > start && end <= duration && start >= (words[n - 1]?.start ?? 0))).toBe(true);
});

it("two languages of one sound are each written in their own", async () => {
  const chinese = join(VOICE, "../zf_xiaoxiao.mp3");
  const joined = "[0]aresample=16000,apad=pad_dur=2.6[a];[1]aresample=16000[b];[a][b]concat=n=2:v=0:a=1";
  const { segments } = await said(await film(folder, "-i", VOICE, "-i", chinese, "-filter_complex", joined, "two.wav"), "auto");
  const text = segments.map((one) => one.text).join(" ");
  expect(text).toContain("Meet the blender");
  expect(text.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(5);
});

it("silence and noise say nothing", async () => {
  const quiet = await film(folder, "-f", "lavfi", "-i", "anullsrc=r=16000:cl=mono", "-t", "4", "quiet.wav");
  const noise = await film(folder, "-f", "lavfi", "-i", "anoisesrc=d=4:a=0.05:seed=1", "noise.wav");
  expect((await said(quiet)).segments).toEqual([]);
  expect((await said(noise)).segments).toEqual([]);
});

it("what cannot be decoded is refused", async () => {
  await expect(said(import.meta.filename)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
});
