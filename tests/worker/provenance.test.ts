import { expect, it } from "vitest";
import { nameAsset } from "../../db/queries/stored-file.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { tasks } from "../../trpc/contract/task.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { backgroundRemover } from "../../trpc/contract/tools/background-remover.ts";
import { subtitleTranslation } from "../../trpc/contract/tools/subtitle-translation.ts";
import { subtitlesRemover } from "../../trpc/contract/tools/subtitles-remover.ts";
import { videoEnhancer } from "../../trpc/contract/tools/video-enhancer.ts";
import { videoTranslation } from "../../trpc/contract/tools/video-translation.ts";
import { timelines } from "../../trpc/contract/timeline.ts";
import { EXPORT_STAGES } from "../../trpc/contract/tools/export-stages.ts";
import { linesProposal } from "../../trpc/contract/translation.ts";
import type { JobOf } from "../../workers/media/protocol/jobs.ts";
import { openFrame, until } from "./frame-support.ts";
import { assetRow } from "./library-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { opened } from "./timeline-support.ts";
import { mp4Header, send } from "./upload-support.ts";

const MP4 = mp4Header();
const [COMPOSITE, ENHANCED] = ["compositeWithTrainedAlgorithmicMedia", "algorithmicallyEnhanced"] as const;
const BOX = { left: 10, top: 80, width: 80, height: 12 };
const SAID = "1\n00:00:01,000 --> 00:00:03,000\nIt is cold.\n";

async function film(owner: Guest, purpose: UploadPurpose): Promise<string> {
  const { key, upload_url } = await owner.call(mediaLib.getUploadUrl, {
    file_name: "a.mp4",
    size: MP4.length,
    content_type: "video/mp4",
    purpose,
  });
  await send(upload_url, MP4);
  const id = crypto.randomUUID();
  const facts = { asset_type: 2, width: 1280, height: 720, duration: 9000, size: MP4.length };
  await nameAsset(all.db, assetRow(owner, { id, key, file_name: "a.mp4", shelf: "flow", ...facts }), { until: Date.now() + 60_000 });
  return `asset:${id}`;
}

type Order = { app_id: number; stage?: string; input: object };

async function exported(owner: Guest, stage: string): Promise<Order> {
  const { draft_id, timeline } = await opened(owner);
  return { app_id: 103, stage, input: { draft_id, timeline_id: timeline.id } };
}

const KINDS: [string, string, (owner: Guest) => Promise<Order>][] = [
  ...(["render", ...EXPORT_STAGES] as const).map((stage): (typeof KINDS)[number] => [
    `a timeline as ${stage}`,
    COMPOSITE,
    (owner) => exported(owner, stage),
  ]),
  [
    "an enhanced film",
    ENHANCED,
    async (owner) => ({ app_id: appIdOf(videoEnhancer), stage: "render", input: { video: await film(owner, "video-enhancer") } }),
  ],
  [
    "a film without its captions",
    COMPOSITE,
    async (owner) => ({
      app_id: appIdOf(subtitlesRemover),
      stage: "render",
      input: { videos: [await film(owner, "subtitles-remover")], boxes: [BOX] },
    }),
  ],
  [
    "a film without its background",
    ENHANCED,
    async (owner) => ({ app_id: appIdOf(backgroundRemover), input: { pictures: [await film(owner, "background-remover")] } }),
  ],
  [
    "a film with other subtitles",
    ENHANCED,
    async (owner) => ({
      app_id: appIdOf(subtitleTranslation),
      input: { video: await film(owner, "subtitle-translation"), to: "zh", lines: SAID, target: SAID, show: "burned" },
    }),
  ],
  [
    "a film with another voice",
    COMPOSITE,
    async (owner) => ({
      app_id: appIdOf(videoTranslation),
      input: { video: await film(owner, "video-translation"), to: "en", lines: SAID, target: SAID, show: "none", mark: true },
    }),
  ],
];

/** Answers each question about lines with what is proposed, until the task is over. */
async function made(owner: Guest, order: Order) {
  const { task_id } = await owner.call(tasks.push, order);
  if ("show" in order.input) {
    const { review } = await until(task_id, "review");
    const { lines } = linesProposal.parse(review?.proposal);
    await owner.call(tasks.review, { task_id, name: review?.name ?? "", answer: { lines, done: true } });
  }
  await until(task_id, "success");
  return owner.call(tasks.status, { task_id });
}

it.each(KINDS)("%s says inside what made it (%s)", async (_what, source, orderOf) => {
  const frame = await openFrame();
  const owner = await guest();
  const order = await orderOf(owner);
  const task = await made(owner, order);
  const jobs = (await frame.jobsOf(task.task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  const signed = jobs.filter(({ kind }) => kind === "provenance") as JobOf<"provenance">[];
  const files = task.output?.artifacts.filter(({ kind, name }) => /^(?:video|audio|image)$/.test(kind) && name !== "before") ?? [];
  expect(files.length).toBeGreaterThan(0);
  expect(signed).toHaveLength(files.length);
  for (const { made: by } of signed)
    expect(by).toMatchObject({ generator: "Reelwright", source, model: expect.stringContaining("Built-in") });
  const isMarked = "mark" in order.input;
  expect(signed.every(({ mark }) => mark === (isMarked ? "Made with AI" : ""))).toBe(true);
  expect(files.every(({ bytes }) => bytes === 1200)).toBe(true);
});

it.each(["render", "mp3"] as const)("clips of one's own are only cut, and say nothing of a generator: %s", async (stage) => {
  const frame = await openFrame();
  const owner = await guest();
  const { id, draft_id } = await owner.call(timelines.create, { title: "Mine", ratio: "16:9", language: "en" });
  const asset = { id: "mine", type: "video" as const, url: await film(owner, "timeline-video") };
  const element = {
    id: "clip",
    assetId: "mine",
    type: "video" as const,
    startTime: 0,
    duration: 240_000,
    transform: { x: 0, y: 0, width: 1920, height: 1080 },
  };
  await owner.call(timelines.edit, { timeline_id: id, commands: [{ type: "add", track: "film", element, asset }] });
  const { task_id, output } = await made(owner, { app_id: 103, stage, input: { draft_id, timeline_id: id } });
  expect((await frame.jobsOf(task_id)).filter(({ said }) => JSON.parse(said ?? "{}").kind === "provenance")).toEqual([]);
  expect(output?.artifacts.filter(({ kind }) => kind !== "document").map((one) => one.is_ai_generated)).toEqual([false]);
});
