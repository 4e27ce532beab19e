import { expect, it, onTestFinished } from "vitest";
import { nameAsset } from "../../db/queries/stored-file.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { appIdOf, type BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { backgroundRemover } from "../../trpc/contract/tools/background-remover.ts";
import { subtitlesRemover } from "../../trpc/contract/tools/subtitles-remover.ts";
import { videoCut } from "../../trpc/contract/tools/video-cut.ts";
import { videoEnhancer } from "../../trpc/contract/tools/video-enhancer.ts";
import { videoToScript } from "../../trpc/contract/tools/video-to-script.ts";
import { subtitleTranslation } from "../../trpc/contract/tools/subtitle-translation.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { timelines } from "../../trpc/contract/timeline.ts";
import { linesProposal, translation } from "../../trpc/contract/translation.ts";
import { assetRow } from "./library-support.ts";
import { useOfTranscript } from "../../trpc/contract/rules/provider-calls.ts";
import { callsOf, openFrame, until } from "./frame-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { mp4Header, send } from "./upload-support.ts";

/** The first bytes of an MP4: the engines of these tests read no others. */
const MP4 = mp4Header();

/** A film of the caller's of so many seconds, as if it had been measured. */
async function film(owner: Guest, file_name: string, purpose: UploadPurpose, seconds = 20): Promise<string> {
  const { call } = owner;
  const asked = { file_name, size: MP4.length, content_type: "video/mp4", purpose };
  const { key, upload_url } = await call(mediaLib.getUploadUrl, asked);
  await send(upload_url, MP4);
  const id = crypto.randomUUID();
  const facts = { asset_type: 2, width: 1280, height: 720, duration: seconds * 1000, size: MP4.length };
  await nameAsset(all.db, assetRow(owner, { id, key, file_name, shelf: "flow", ...facts }), { until: Date.now() + 60_000 });
  return `asset:${id}`;
}

const done = async (owner: Guest, manifest: Pick<BuiltManifest, "apps">, order: { input: object; stage?: string }) => {
  const { task_id } = await owner.call(tasks.push, { app_id: appIdOf(manifest), ...order });
  await until(task_id, "success");
  return owner.call(tasks.status, { task_id });
};

const BOX = { left: 10, top: 80, width: 80, height: 12 };

it("watermark removal: captions are found, a film is made, and what was asked for is kept for the page", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const video = await film(owner, "Walk.mp4", "subtitles-remover");
  const found = await done(owner, subtitlesRemover, { input: { videos: [video] }, stage: "find" });
  expect(JSON.parse(String(found.output?.facts.boxes))).toMatchObject([
    { left: 10, top: 80, width: 80, height: 12, from: "0:01", to: "0:09" },
  ]);
  const made = await done(owner, subtitlesRemover, { input: { videos: [video], boxes: [BOX], quality: "advanced" }, stage: "render" });
  expect(made).toMatchObject({ title: "Walk", cost: 10, output: { facts: { borrowed: 0.8, sound: "copied" } } });
  expect(made.output?.artifacts.map(({ name }) => name)).toEqual(["clean", "before"]);
  const [job] = await frame.jobsOf(made.task_id);
  expect(JSON.parse(job?.said ?? "{}")).toMatchObject({
    kind: "erase",
    follows: true,
    boxes: [{ x: 0.1, y: 0.8, what: "text", start: 0 }],
  });
});

it("watermark removal: several films are parts, each with the price of its own length", async () => {
  await openFrame();
  const owner = await guest();
  const input = {
    videos: [await film(owner, "One.mp4", "subtitles-remover", 14), await film(owner, "Two.mp4", "subtitles-remover", 31)],
    boxes: [BOX],
  };
  const order = { app_id: appIdOf(subtitlesRemover), input, stage: "render" };
  expect((await owner.call(tasks.cost, order)).cost).toBe(2 + 6);
  const task = await done(owner, subtitlesRemover, { input, stage: "render" });
  expect(task.output?.artifacts.map(({ name }) => name)).toEqual(["1-one", "2-two"]);
  const { list } = await owner.call(tasks.parts, { task_id: task.task_id });
  expect(list.map(({ title, cost }) => [title, cost])).toEqual([
    ["One", 2],
    ["Two", 6],
  ]);
});

it("background removal: a film is charged by its length, and makes a film with alpha and one on the colour asked for", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const input = { pictures: [await film(owner, "Talk.mp4", "background-remover")], ground: "#00ff00" };
  const task = await done(owner, backgroundRemover, { input });
  expect(task).toMatchObject({ title: "Talk", cost: 6, output: { facts: { asked: 1, done: 1 } } });
  expect(task.output?.artifacts.map(({ name, content_type }) => [name, content_type])).toEqual([
    ["1-talk", "video/webm"],
    ["1-talk-plain", "video/mp4"],
  ]);
  const [part] = (await owner.call(tasks.parts, { task_id: task.task_id })).list;
  const [job] = await frame.jobsOf(part?.task_id ?? "");
  expect(JSON.parse(job?.said ?? "{}")).toMatchObject({ kind: "film-cutout", ground: "#00ff00" });
  const long = { pictures: [await film(owner, "Long.mp4", "background-remover", 31)] };
  await expect(owner.call(tasks.push, { app_id: appIdOf(backgroundRemover), input: long })).rejects.toThrow();
});

it("video enhancer: a preview is free and shows three seconds, the whole is charged by its length", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const input = { video: await film(owner, "Dull.mp4", "video-enhancer"), times: "2", at: "0:18.5" };
  const preview = await done(owner, videoEnhancer, { input });
  expect(preview).toMatchObject({ cost: 0, stage: "preview", output: { facts: { upscaler: "network", times: "2" } } });
  const [job] = await frame.jobsOf(preview.task_id);
  expect(JSON.parse(job?.said ?? "{}")).toMatchObject({ kind: "enhance", span: { start: 17, seconds: 3 }, recipe: { times: 2 } });
  expect((await done(owner, videoEnhancer, { input, stage: "render" })).cost).toBe(6);
});

it("video cut: spans go to the engine in their order, for nothing", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const input = { video: await film(owner, "Long.mp4", "video-cut"), spans: "0:05-0:08\n0:01-0:02" };
  const task = await done(owner, videoCut, { input });
  expect(task).toMatchObject({ cost: 0, output: { facts: { "method-1": "edges", "copied-1": 0.9 } } });
  const [job] = await frame.jobsOf(task.task_id);
  expect(JSON.parse(job?.said ?? "{}")).toMatchObject({
    kind: "cut",
    files: [
      {
        spans: [
          { start: 5, end: 8 },
          { start: 1, end: 2 },
        ],
      },
    ],
  });
});

it("video to script: a report of each video, with what is said in it, and what nobody could tell left unknown", async () => {
  await openFrame();
  const owner = await guest();
  const input = { videos: [await film(owner, "A.mp4", "video-to-script"), await film(owner, "B.mp4", "video-to-script")] };
  const task = await done(owner, videoToScript, { input });
  expect(task).toMatchObject({ title: "A + 1", cost: 4 });
  expect(JSON.parse(String(task.output?.facts["report-2"]))).toMatchObject({
    name: "B",
    hook: { said: "Your" },
    transcript: { engine: "fake", lines: [{ text: "Your coffee is cold again." }, { text: "Order yours today." }] },
    call_to_action: [{ start: 6, text: "Order yours today." }],
    on_screen_text: [{ start: 0, text: "Summer / SALE" }],
  });
});

it("video to script: a video opens in the editor at its scenes, and an ad takes its structure over, each only for its owner", async () => {
  await openFrame();
  const [owner, other] = [await guest(), await guest()];
  const input = { videos: [await film(owner, "A.mp4", "video-to-script"), await film(owner, "B.mp4", "video-to-script")] };
  const { task_id } = await done(owner, videoToScript, { input });
  const opened = await owner.call(timelines.open, { task_id, film: 2 });
  expect(opened).toMatchObject({ title: "B", app_id: 103, losses: [], document: { id: "report-2", template: "recut" } });
  const [shots, captions] = opened.document.tracks;
  expect(shots?.elements.map(({ type }) => type)).toEqual(["video"]);
  expect(captions?.elements.map((one) => one.type === "text" && one.text)).toEqual(["Your coffee is cold again.", "Order yours today."]);
  expect(Object.keys(opened.urls)).toEqual(["film"]);
  const first = await owner.call(timelines.open, { task_id });
  expect([first.title, first.id === opened.id]).toEqual(["A", false]);
  expect((await owner.call(timelines.open, { task_id, film: 2 })).id).toBe(opened.id);
  const render = { app_id: 103, stage: "render", input: { draft_id: opened.draft_id, timeline_id: opened.id } } as const;
  expect((await owner.call(tasks.cost, render)).seconds).toBe(20);
  const like = { task_id, film: 1 };
  const made = await owner.call(drafts.create, { app_id: 103, name: "Mug", intro: "Keeps coffee hot for 6 hours.", language: "en", like });
  expect(made.settings).toMatchObject({ ratio: "16:9", length: 15, objective: "sales", pattern: { name: "A", action_at: 6 } });
  const refused = [
    other.call(timelines.open, { task_id }),
    other.call(drafts.create, { app_id: 103, language: "en", like }),
    owner.call(timelines.open, { task_id, film: 3 }),
    owner.call(drafts.create, { app_id: 103, language: "en", like: { task_id, film: 3 } }),
  ];
  for (const one of await Promise.allSettled(refused)) expect(one).toMatchObject({ status: "rejected", reason: { code: -20001 } });
});

/** The bucket with the sound of every film, which the fake media service keeps none of. */
const withSound = (bucket: R2Bucket): R2Bucket =>
  new Proxy(bucket, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      const found = typeof own === "function" ? own.bind(target) : own;
      if (name !== "get") return found;
      return (key: string) => (key.endsWith(".sound.mp3") ? new Response("sound") : found(key));
    },
  });

it("translation: a film without subtitles is asked about by the lines that the built-in engine hears, unless they are given", async () => {
  const frame = await openFrame();
  const owner = await guest();
  expect(await owner.call(translation.engines, {})).toEqual({ translator: null, transcriber: "built-in:whisper-tiny" });
  const video = await film(owner, "Talk.mp4", "subtitle-translation");
  const asked = async (input: object) => {
    const { task_id } = await owner.call(tasks.push, { app_id: appIdOf(subtitleTranslation), input: { video, to: "zh", ...input } });
    const proposal = linesProposal.parse((await until(task_id, "review")).review?.proposal);
    return { ...proposal, task_id, kinds: (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said).kind) };
  };
  const { lines, origin } = await asked({});
  expect(origin).toEqual({ transcript: "builtIn", transcriber: "fake", translator: "", failed: "" });
  expect(lines.map(({ source, start, target }) => [start, source, target])).toEqual([
    [0.5, "Your coffee is cold again.", ""],
    [6, "Order yours today.", ""],
  ]);
  const { transcriber, bucket } = all;
  onTestFinished(() => void Object.assign(all, { transcriber, bucket }));
  all.bucket = withSound(bucket);
  all.transcriber = {
    engine: "openai:gpt-transcribe",
    async transcribe(_sound, { seconds }, tell) {
      await tell?.(useOfTranscript("openai:gpt-transcribe", seconds));
      return { text: "Your coffee is cold, again! Order yours today." };
    },
  };
  const heard = await asked({ to: "fr" });
  expect(heard.origin).toMatchObject({ transcript: "provider", transcriber: "openai:gpt-transcribe", failed: "" });
  expect(
    heard.lines.map(({ source, start }) => [start, source]),
    "its words, at the times of the built-in engine",
  ).toEqual([
    [0.5, "Your coffee is cold, again!"],
    [6, "Order yours today."],
  ]);
  expect(await callsOf(heard.task_id)).toMatchObject([{ kind: "transcript", model: "openai/gpt-transcribe", unit: "second", units: 9 }]);
  Object.assign(all, { transcriber, bucket });
  const given = await asked({ target: "1\n00:00:01,000 --> 00:00:03,000\n你好。\n" });
  expect([given.origin.transcript, given.kinds]).toEqual(["none", ["tracks"]]);
});
