import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { claimAnalysis, renewLease } from "../../db/queries/asset-analysis.ts";
import { fileReference } from "../../db/schema/index.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import type { Job } from "../../workers/media/protocol/jobs.ts";
import { playKey } from "../../workers/upstream/files/keys.ts";
import { MediaJobFailed } from "../../workers/upstream/media/client.ts";
import type { MediaClient } from "../../workers/upstream/media/client.ts";
import { analyseWaiting } from "../../workers/upstream/medialib/analysis/queue.ts";
import { assetRow, inLibrary, insertAssets, namesIn } from "./library-support.ts";
import { all, type Guest, guest } from "./support.ts";

const DESCRIBED = { objects: [{ what: "car", share: 0.8 }], faces: 2, colours: ["#cc2222"], text: "Summer SALE", engine: "seeing" };
const STUDIED = {
  width: 640,
  height: 360,
  duration: 9,
  scenes: [
    { start: 0, end: 2, motion: 1, faces: 0, face: 0 },
    { start: 2, end: 9, motion: 1, faces: 3, face: 0.2 },
  ],
  more: 0,
  tiles: { columns: 2, width: 320, height: 180, bytes: 9 },
  sound: { loudness: -16, silences: [] },
  engine: "studying",
};
const TOLD: Partial<Record<Job["kind"], object>> = {
  describe: DESCRIBED,
  study: STUDIED,
  strip: { width: 2400, height: 200, bytes: 9, engine: "e" },
  waveform: { peaks: [0, 100, 50], sound: { loudness: -20, silences: [] }, engine: "hearing" },
  embed: { vectors: [null], engine: "knowing" },
  playable: { width: 3000, height: 4000, duration: 9, bytes: 9, mended: ["codec"], engine: "copying" },
};

/** Works off the queue over a media service that says this; answers which jobs it was asked for. */
async function analysed(refused: Partial<Record<Job["kind"], "INPUT_UNREADABLE" | "ENGINE_FAILED" | "down">> = {}): Promise<string[]> {
  const asked: string[] = [];
  const run = async (job: Job) => {
    asked.push(job.kind);
    const code = refused[job.kind];
    if (code === "down") throw new TypeError("network");
    if (code) throw new MediaJobFailed({ code, message: "as the test wants it" });
    return TOLD[job.kind];
  };
  await analyseWaiting({ ...all, media: { ...all.media, run, can: async () => true } as unknown as MediaClient });
  return asked;
}

const entryOf = async ({ call }: Guest, id: string) => (await call(mediaLib.getQue, { id })).list[0];

it("what comes to the library is analysed by itself, and found by things, colors, faces and words in it, in either language", async () => {
  const me = await guest();
  const { id } = await inLibrary(me, "IMG_0001.png");
  expect(await entryOf(me, id)).toMatchObject({ state: "waiting" });
  expect(await analysed()).toEqual(["describe", "embed"]);
  expect(await entryOf(me, id)).toMatchObject({
    state: "success",
    result: { objects: ["car"], faces: 2, colours: ["#cc2222"], text: "Summer SALE", meaning: ["car", "summer", "sale"], unknown: [] },
  });
  for (const keyword of ["car", "vehicle", "汽车", "RED", "summer sale", "sale img", "人脸", "red 汽车"])
    expect(await namesIn(me, { category: "all", keyword }), keyword).toEqual(["IMG_0001.png"]);
  expect(await namesIn(me, { category: "all", keyword: "blue car" })).toEqual([]);
  await me.call(mediaLib.update, { id, file_name: "renamed", tags: ["ad"] });
  expect(await namesIn(me, { category: "all", keyword: "car ad" })).toEqual(["renamed.png"]);
});

it("an analysis waits, fails by its file, is asked for again, and is taken out of the queue", async () => {
  const me = await guest();
  const { id } = await inLibrary(me, "a.png");
  await analysed({ describe: "down" });
  // Three attempts of what did not fail by its file, one after the other.
  expect(await entryOf(me, id)).toMatchObject({ state: "failed" });
  expect(await me.call(mediaLib.createQueV2, { ids: [id] })).toMatchObject({ list: [{ state: "waiting", error_msg: "" }] });
  expect(await analysed({ describe: "INPUT_UNREADABLE" })).toEqual(["describe"]);
  expect(await entryOf(me, id)).toMatchObject({ state: "failed", error_msg: expect.stringContaining("a.png") });
  expect(await me.call(mediaLib.analyze, { id })).toMatchObject({ state: "waiting" });
  await analysed();
  expect(await entryOf(me, id)).toMatchObject({ state: "success" });
  // One that was analysed is not analysed again unless it is asked for.
  expect(await me.call(mediaLib.createQueV2, { ids: [id] })).toMatchObject({ list: [{ state: "success" }] });
  await me.call(mediaLib.analyze, { id });
  expect(await me.call(mediaLib.clearQue, {})).toEqual({ count: 1 });
  expect(await me.call(mediaLib.getQue, {})).toEqual({ list: [], next: null });
});

it("a film is studied, described at its longest scenes, listened to, and has its strip", async () => {
  const me = await guest();
  const [id = ""] = await insertAssets([assetRow(me, { file_name: "film.mp4", asset_type: 2 })]);
  await me.call(mediaLib.createQueV2, { ids: [id] });
  expect(await analysed()).toEqual(["study", "describe", "strip", "waveform", "embed"]);
  const known = await entryOf(me, id);
  expect(known?.result).toMatchObject({
    faces: 3,
    objects: ["car"],
    waveform: [0, 100, 50],
    sound: { loudness: -16 },
    unknown: [],
  });
  expect(known?.result?.scenes).toHaveLength(2);
  const film = await me.call(mediaLib.detail, { id });
  expect(film.play_url).toBe(film.url);
  expect(film.strip_url).toContain("/thumb/strip/");
});

it("a film that browsers do not play has a copy that they do; a HEIC photo has its size from it; the original stays", async () => {
  const me = await guest();
  const rows = [
    assetRow(me, { file_name: "a.wmv", asset_type: 2, copy: "waiting" }),
    assetRow(me, { file_name: "a.heic", width: 4, height: 3, copy: "waiting" }),
    assetRow(me, { file_name: "b.flv", asset_type: 2, copy: "waiting" }),
  ];
  const [film = "", photo = "", broken = ""] = await insertAssets(rows);
  expect(await me.call(mediaLib.detail, { id: film })).toMatchObject({ copy: "waiting", play_url: "" });
  await me.call(mediaLib.createQueV2, { ids: [film, photo] });
  // What waits for its copy stays in the queue.
  expect(await me.call(mediaLib.clearQue, {})).toEqual({ count: 0 });
  const asked = await analysed();
  expect(asked.filter((kind) => kind === "playable")).toHaveLength(2);
  const made = await me.call(mediaLib.detail, { id: film });
  expect(made.copy).toBe("ready");
  expect([made.play_url.includes("/play/"), made.url.includes("/m/")]).toEqual([true, true]);
  const shown = await me.call(mediaLib.detail, { id: photo });
  expect(shown).toMatchObject({ width: 3000, height: 4000, copy: "ready" });
  expect(shown.thumb_url).toContain("/thumb/copy/");
  const kept = await all.db.select().from(fileReference).where(eq(fileReference.holder_id, film));
  expect(kept.map(({ key }) => key)).toEqual([playKey(rows[0]?.key ?? "")]);
  await me.call(mediaLib.createQueV2, { ids: [broken] });
  await analysed({ playable: "INPUT_UNREADABLE" });
  expect(await me.call(mediaLib.detail, { id: broken })).toMatchObject({ copy: "failed", play_url: "" });
});

it("what browsers cannot show yet comes before what they can: somebody waits for its copy", async () => {
  const me = await guest();
  const rows = [assetRow(me, { file_name: "shown.png" }), assetRow(me, { file_name: "a.wmv", asset_type: 2, copy: "waiting" })];
  for (const id of await insertAssets(rows)) {
    await me.call(mediaLib.createQueV2, { ids: [id] });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await analysed())[0]).toBe("playable");
});

it("a sound has its waveform, as numbers and as its picture in a list", async () => {
  const me = await guest();
  const [id = ""] = await insertAssets([assetRow(me, { file_name: "a.mp3", asset_type: 3 })]);
  await me.call(mediaLib.createQueV2, { ids: [id] });
  expect(await analysed()).toEqual(["waveform"]);
  expect((await entryOf(me, id))?.result).toMatchObject({
    waveform: [0, 100, 50],
    sound: { loudness: -20 },
    unknown: [],
    engine: "hearing",
  });
  expect((await me.call(mediaLib.detail, { id })).thumb_url).toContain("/thumb/wave/");
});

it("an attempt that has died is taken over a minute after it last said that it lives", async () => {
  const me = await guest();
  const [id = ""] = await insertAssets([assetRow(me)]);
  await analysed();
  await me.call(mediaLib.createQueV2, { ids: [id] });
  const first = await claimAnalysis(all.db, 1000, 61_000);
  expect(first).toMatchObject({ id, attempts: 1 });
  expect(await claimAnalysis(all.db, 60_000, 120_000)).toBeNull();
  await renewLease(all.db, first ?? { id: "", attempts: 0 }, 90_000);
  expect(await claimAnalysis(all.db, 61_000, 120_000)).toBeNull();
  expect(await claimAnalysis(all.db, 90_000, 150_000)).toMatchObject({ id, attempts: 2 });
  // The first is not heard any more.
  await renewLease(all.db, first ?? { id: "", attempts: 0 }, 900_000);
  expect(await claimAnalysis(all.db, 150_000, 210_000)).toMatchObject({ id, attempts: 3 });
});
