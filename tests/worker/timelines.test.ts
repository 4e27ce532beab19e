import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  asset as assetTable,
  draft as draftTable,
  fileReference,
  storedFile,
  task as taskTable,
  timeline,
  timelineComment,
  timelineStep,
} from "../../db/schema/index.ts";
import versionOne from "../../timeline/fixtures/stored/version-1.json";
import { documentDuration, parseDocument, SCHEMA_VERSION } from "../../timeline/document.ts";
import { ticks } from "../../timeline/time.ts";
import type { EditCommandInput } from "../../timeline/edit/commands.ts";
import { countElements } from "../../timeline/edit/lookup.ts";
import { writeOtio } from "../../timeline/interchange/otio/write.ts";
import { account } from "../../trpc/contract/account.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { costOf } from "../../trpc/contract/rules/credits.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { timelineComments } from "../../trpc/contract/timeline-comment.ts";
import { timelineHooks } from "../../trpc/contract/timeline-hook.ts";
import { timelineVariants } from "../../trpc/contract/timeline-variant.ts";
import { timelines } from "../../trpc/contract/timeline.ts";
import { workKey } from "../../workers/upstream/files/keys.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { uploaded } from "./storage-support.ts";
import { pngHeader } from "./upload-support.ts";
import { all, type Guest, guest } from "./support.ts";
import { madePicture } from "./task-support.ts";
import { cut, opened } from "./timeline-support.ts";

const { db, bucket } = all;
let me: Guest;
let other: Guest;
beforeAll(async () => {
  [me, other] = await Promise.all([guest(), guest()]);
});

const FILM = "film of the rough cut";

const LOGO = { type: "image", startTime: 2000, duration: 100, transform: { x: 0, y: 0, width: 10, height: 10 } } as const;
const mute: EditCommandInput = { type: "setTrack", track: "m", muted: true };
const edit = (owner: Guest, timeline_id: string, commands: EditCommandInput[], expected_revision?: number) =>
  owner.call(timelines.edit, { timeline_id, commands, expected_revision });
const heldBy = (id: string) =>
  db
    .select({ key: fileReference.key, owner: fileReference.owner_id })
    .from(fileReference)
    .where(and(eq(fileReference.holder_kind, "timeline"), eq(fileReference.holder_id, id)));

describe("a timeline", () => {
  it("opens from a finished ad, once, with its files and what was lost", async () => {
    const { task_id, timeline: first } = await opened(me, { ...cut, glow: 1 });
    expect(first).toMatchObject({ task_id, revision: 1, steps: [], losses: [{ code: "UNKNOWN_FIELD", path: "glow" }] });
    expect(documentDuration(first.document)).toBe(documentDuration(cut));
    expect(Object.keys(first.urls).toSorted()).toEqual(["film", "music"]);
    expect((await heldBy(first.id)).map(({ key }) => key).toSorted()).toEqual(["film.mp4", "music.wav"]);
    expect((await me.call(timelines.open, { task_id })).id).toBe(first.id);
    expect((await me.call(timelines.open, { task_id, again: true })).id).not.toBe(first.id);
  });

  it("opens from a preview, whose document is that of the whole ad", async () => {
    const { timeline: first } = await opened(me, cut, "preview");
    expect(documentDuration(first.document)).toBe(documentDuration(cut));
  });

  it("begins with nothing, for films of one's own: its draft leads back to it, and what is empty is not rendered", async () => {
    const made = await me.call(timelines.create, { title: "Ten clips", ratio: "1:1", language: "zh" });
    expect(made).toMatchObject({ title: "Ten clips", task_id: "", document: { canvas: { width: 1080, height: 1080 }, language: "zh" } });
    expect(documentDuration(made.document)).toBe(0);
    const { list } = await me.call(drafts.list, {});
    expect(list.find(({ id }) => id === made.draft_id)).toMatchObject({ name: "Ten clips", timeline_id: made.id });
    const render = { app_id: made.app_id, input: { draft_id: made.draft_id, timeline_id: made.id }, stage: "render" };
    await expect(me.call(tasks.push, render)).rejects.toMatchObject({ code: -20536 });
    await expect(other.call(timelines.detail, { timeline_id: made.id })).rejects.toMatchObject({ code: -20001 });
  });

  it("begins with a picture that a task has made, whole in a frame of its shape, and refers to its file", async () => {
    const task_id = await madePicture(me);
    const first = { type: "image", file: `task:${task_id}/image-1` } as const;
    const made = await me.call(timelines.create, { title: "A jug", ratio: "1:1", first });
    expect(documentDuration(made.document)).toBe(ticks(5));
    expect(made.document.tracks.map(({ type }) => type)).toEqual(["video", "image", "text"]);
    expect(made.document.tracks[1]?.elements).toMatchObject([
      { type: "image", crop: { fit: "contain" }, transform: { width: 1080, height: 1080 } },
    ]);
    const key = workKey(me.userId, `${task_id}.png`);
    expect((await heldBy(made.id)).map((held) => held.key)).toEqual([key]);
    expect(Object.values(made.urls)).toEqual([expect.stringContaining("/files/")]);
    const refused = (who: Guest, wanted: object) => who.call(timelines.create, { title: "", first: { ...first, ...wanted } });
    await expect(refused(other, {})).rejects.toMatchObject({ code: codeOf("system.notFound") });
    await expect(refused(me, { type: "video" })).rejects.toMatchObject({ code: codeOf("file.formatNotSupported") });
  });

  it("opens from an ad that was made before its document had today's shape", async () => {
    const { timeline: first } = await opened(me, versionOne);
    expect(first.document.schemaVersion).toBe(SCHEMA_VERSION);
    expect(countElements(first.document)).toBe(versionOne.tracks.reduce((sum, { elements }) => sum + elements.length, 0));
    expect(first.losses).toEqual([]);
    expect((await edit(me, first.id, [{ type: "marker", marker: { id: "x", time: 5 } }])).revision).toBe(2);
  });

  it("that a newer release has stored is told what is lost of it, and stays as it was beside what is edited of it", async () => {
    const { timeline: first } = await opened(me);
    const newer = { ...first.document, schemaVersion: SCHEMA_VERSION + 1, holograms: [{ depth: 3 }] };
    await db.update(timeline).set({ document: newer }).where(eq(timeline.id, first.id));
    const shown = await me.call(timelines.detail, { timeline_id: first.id });
    expect(shown.losses.map(({ code }) => code)).toEqual(["NEWER_SCHEMA", "UNKNOWN_FIELD"]);
    expect(countElements(shown.document)).toBe(countElements(first.document));
    await edit(me, first.id, [mute]);
    await edit(me, first.id, [{ type: "delete", ids: ["title"] }]);
    const stored = await db.select().from(timeline).where(eq(timeline.task_id, first.task_id));
    expect(stored).toHaveLength(2);
    expect(stored.find(({ id }) => id !== first.id)).toMatchObject({
      document: newer,
      title: expect.stringMatching(/\(\d{4}-\d\d-\d\d\)$/),
    });
  });

  it("is edited, taken back and made again, each a revision; what was taken back is replaced by the next edit", async () => {
    const { timeline: first } = await opened(me);
    const { id } = first;
    const edited = await edit(me, id, [mute, { type: "delete", ids: ["title"] }], 1);
    expect(edited).toMatchObject({ revision: 2, steps: [{ position: 1, types: ["setTrack", "delete"], done: true }] });
    const back = await me.call(timelines.undo, { timeline_id: id, expected_revision: 2 });
    expect(back.document.tracks).toEqual(first.document.tracks);
    expect(back.steps).toMatchObject([{ position: 1, done: false }]);
    expect((await me.call(timelines.redo, { timeline_id: id })).document.tracks).toEqual(edited.document.tracks);
    await me.call(timelines.undo, { timeline_id: id });
    const third = await edit(me, id, [{ type: "marker", marker: { id: "x", time: 5 } }]);
    expect(third.steps).toMatchObject([{ position: 1, types: ["marker"], done: true }]);
    await expect(me.call(timelines.redo, { timeline_id: id })).rejects.toMatchObject({ message: expect.stringContaining("redo") });
    expect(parseDocument(third.document)).toEqual(third.document);
  });

  it("is not edited over what another window has done, not even at the same moment", async () => {
    const { timeline: first } = await opened(me);
    const both = await Promise.allSettled(
      [1, 2, 3].map((n) => edit(me, first.id, [{ type: "marker", marker: { id: `w${n}`, time: n } }], 1)),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: -20520 } });
    expect((await me.call(timelines.detail, { timeline_id: first.id })).revision).toBe(2);
    expect(await db.$count(timelineStep, eq(timelineStep.timeline_id, first.id))).toBe(1);
  });

  it("says why an edit was refused, and has made none of its batch", async () => {
    const { timeline: first } = await opened(me);
    await expect(edit(me, first.id, [mute, { type: "move", ids: ["c"], by: 350 }])).rejects.toMatchObject({ code: -20525 });
    expect((await me.call(timelines.detail, { timeline_id: first.id })).document).toEqual(first.document);
  });

  it("names the claims whose evidence an edit has cut away, until it is undone", async () => {
    const voice = { assetId: "film", from: 600, to: 800 };
    const claims = [{ id: "k", text: "two", source: "It holds two.", voice, shows: [{ kind: "source", text: "one two" }] }];
    const { timeline: first } = await opened(me, { ...cut, claims });
    expect(first).toMatchObject({ flags: [], losses: [], document: { claims } });
    const { flagged, flags } = await edit(me, first.id, [{ type: "delete", ids: ["title"] }]);
    expect(flagged).toMatchObject([{ claim: "k", source: "It holds two.", gone: [{ kind: "source", text: "one two" }] }]);
    expect(flags).toEqual(flagged);
    expect((await edit(me, first.id, [mute])).flagged).toEqual([]);
    await me.call(timelines.undo, { timeline_id: first.id });
    expect((await me.call(timelines.undo, { timeline_id: first.id })).flags).toEqual([]);
  });

  it("has comments at its moments, which undo does not touch, and goes with them", async () => {
    const { timeline: first } = await opened(me);
    const named = { timeline_id: first.id };
    await edit(me, first.id, [mute]);
    await me.call(timelineComments.add, { ...named, at: 900, text: "later" });
    const { list } = await me.call(timelineComments.add, { ...named, at: 400, element_id: "title", text: " louder " });
    expect(list).toMatchObject([
      { at: 400, element_id: "title", text: "louder", resolved: false },
      { at: 900, element_id: "", text: "later" },
    ]);
    await me.call(timelines.undo, named);
    const comment_id = list[0]?.id ?? "";
    const done = await me.call(timelineComments.resolve, { ...named, comment_id, resolved: true });
    expect(done.list.map(({ resolved }) => resolved)).toEqual([true, false]);
    expect((await me.call(timelines.detail, named)).revision).toBe(3);
    const { timeline: second } = await opened(me);
    const elsewhere = { timeline_id: second.id, comment_id };
    await me.call(timelineComments.delete, elsewhere);
    for (const one of await Promise.allSettled([
      me.call(timelineComments.resolve, elsewhere),
      other.call(timelineComments.list, named),
      other.call(timelineComments.add, { ...named, at: 0, text: "x" }),
      other.call(timelineComments.resolve, { ...named, comment_id }),
      other.call(timelineComments.delete, { ...named, comment_id }),
    ]))
      expect(one).toMatchObject({ status: "rejected", reason: { code: -20001 } });
    expect((await me.call(timelineComments.delete, { ...named, comment_id })).list).toMatchObject([{ text: "later" }]);
    await me.call(timelines.delete, named);
    expect(await db.$count(timelineComment, eq(timelineComment.timeline_id, first.id))).toBe(0);
  });

  it("has versions in other shapes, which take over its edits and keep their own", async () => {
    const { timeline: first, task_id } = await opened(me);
    const named = { timeline_id: first.id };
    const { made, list } = await me.call(timelineVariants.make, { ...named, ratio: "1:1" });
    expect(list).toMatchObject([
      { id: first.id, first: true, width: 1080, height: 1920 },
      { id: made, first: false, width: 1080, height: 1080, variant: { ratio: "1:1" } },
    ]);
    expect((await me.call(timelines.open, { task_id })).id).toBe(first.id);
    expect((await heldBy(made)).map(({ key }) => key).toSorted()).toEqual(["film.mp4", "music.wav"]);
    await edit(me, first.id, [{ type: "update", id: "title", values: { text: "three four" } }, mute]);
    const taken = await me.call(timelineVariants.carry, named);
    expect(taken.list).toMatchObject([{ timeline_id: made, conflicts: [] }]);
    const detail = await me.call(timelines.detail, { timeline_id: made });
    expect(detail).toMatchObject({ revision: 2, steps: [{ types: ["siblings"], done: true }] });
    expect(JSON.stringify(detail.document.tracks)).toContain("three four");
    await edit(me, made, [{ type: "update", id: "title", values: { text: "my own" } }]);
    await edit(me, first.id, [{ type: "update", id: "title", values: { text: "five six" } }]);
    const kept = await me.call(timelineVariants.carry, named);
    expect(kept.list).toEqual([{ timeline_id: made, changed: 0, conflicts: [{ why: "changed", about: "title" }] }]);
    for (const one of await Promise.allSettled([
      other.call(timelineVariants.list, named),
      other.call(timelineVariants.make, { ...named, ratio: "16:9" }),
      other.call(timelineVariants.carry, named),
      other.call(timelineHooks.list, named),
      other.call(timelineHooks.replace, { ...named, text: "x" }),
      other.call(timelines.transcribe, { ...named, asset_id: "film" }),
      me.call(timelineHooks.replace, { ...named, text: "a hook of nobody's" }),
    ]))
      expect(one).toMatchObject({ status: "rejected", reason: { code: -20001 } });
    await expect(me.call(timelines.transcribe, { ...named, asset_id: "constructor" })).rejects.toMatchObject({ code: -20521 });
    const hooks = await me.call(timelineHooks.list, named);
    expect(hooks.list.some(({ needs }) => needs.some((fact) => fact.includes("24 hours")))).toBe(true);
  });

  it("has a version in another language only where its words are a script's, and not in its own", async () => {
    const { timeline: first } = await opened(me);
    const named = { timeline_id: first.id };
    await expect(me.call(timelineVariants.make, { ...named, language: "en" })).rejects.toMatchObject({ code: -20537 });
    await expect(me.call(timelineVariants.make, { ...named, language: "zh" })).rejects.toMatchObject({ code: -20559 });
    await expect(other.call(timelineVariants.make, { ...named, language: "zh" })).rejects.toMatchObject({ code: -20001 });
    expect((await me.call(timelineVariants.list, named)).list).toHaveLength(1);
  });

  it("of three thousand elements is opened, edited, and all of it deleted and had again", async () => {
    const track = cut.tracks.find(({ elements }) => elements.some(({ id }) => id === "title"));
    const title = track?.elements.find(({ id }) => id === "title");
    const words = Array.from({ length: 3000 }, (_, n) => ({
      ...title,
      id: `word-${n}`,
      text: `word ${n}`,
      startTime: 1e6 + n * 100,
      duration: 100,
    }));
    const large = { ...cut, tracks: [...cut.tracks, { ...track, id: "words", elements: words }] };
    const { timeline: first } = await opened(me, large);
    const count = async () => countElements((await me.call(timelines.detail, { timeline_id: first.id })).document);
    const whole = await count();
    expect(whole).toBeGreaterThan(3000);
    expect(JSON.stringify(first.document).length).toBeGreaterThan(2_000_000);
    await edit(me, first.id, [{ type: "delete", ids: words.map(({ id }) => id) }], 1);
    expect(await count()).toBe(whole - 3000);
    await me.call(timelines.undo, { timeline_id: first.id });
    expect(await count()).toBe(whole);
  });

  it("makes several steps in one call as if each had come alone, up to the first that is refused", async () => {
    const { timeline: first } = await opened(me);
    const { id } = first;
    const mark = (time: number) => ({ do: "edit" as const, commands: [{ type: "marker" as const, marker: { id: `m${time}`, time } }] });
    const steps = [mark(1), mark(2), { do: "undo" as const }, mark(3), { do: "undo" as const }, { do: "redo" as const }];
    const made = await me.call(timelines.steps, { timeline_id: id, expected_revision: 1, steps });
    expect(Object.keys(made).toSorted()).toEqual(["revision", "steps", "urls"]);
    expect(made).toMatchObject({ revision: 7, steps: [{ position: 2, done: true }, { position: 1 }] });
    const none = { do: "edit" as const, commands: [{ type: "removeMarker" as const, id: "none" }] };
    const some = await me.call(timelines.steps, { timeline_id: id, expected_revision: 7, steps: [mark(4), none, mark(5)] });
    expect(some.revision).toBe(8);
    const { document, revision } = await me.call(timelines.detail, { timeline_id: id });
    expect(document.markers.flatMap(({ time }) => (time < 10 ? [time] : []))).toEqual([1, 3, 4]);
    expect(revision).toBe(8);
    await expect(me.call(timelines.steps, { timeline_id: id, steps: [none, mark(5)] })).rejects.toMatchObject({ code: expect.any(Number) });
    await expect(me.call(timelines.steps, { timeline_id: id, expected_revision: 7, steps: [mark(5)] })).rejects.toMatchObject({
      message: expect.stringContaining("changed"),
    });
    expect((await me.call(timelines.detail, { timeline_id: id })).revision).toBe(8);
  });

  it("is another's to nobody", async () => {
    const { timeline: mine, task_id } = await opened(me);
    const named = { timeline_id: mine.id };
    const tries = [
      other.call(timelines.open, { task_id }),
      other.call(timelines.detail, named),
      other.call(timelines.edit, { ...named, commands: [mute] }),
      other.call(timelines.steps, { ...named, steps: [{ do: "undo" }] }),
      other.call(timelines.undo, named),
      other.call(timelines.redo, named),
      other.call(timelines.rename, { ...named, title: "mine" }),
      other.call(timelines.still, { ...named, at: 0 }),
      other.call(timelines.delete, named),
    ];
    for (const one of await Promise.allSettled(tries)) expect(one).toMatchObject({ status: "rejected", reason: { code: -20001 } });
    expect((await other.call(timelines.list, {})).list).toEqual([]);
    expect((await me.call(timelines.list, {})).list.map(({ id }) => id)).toContain(mine.id);
  });

  it("shows new files only by their owner's names for them, never by a key", async () => {
    const { timeline: first } = await opened(me);
    const [own, foreign] = [await uploaded(me), await uploaded(other)];
    const picture = (url: string): EditCommandInput => ({
      type: "add",
      track: "v",
      asset: { id: "logo", type: "image", url },
      element: { ...LOGO, id: "logo", assetId: "logo" },
    });
    for (const url of [foreign.key, `asset:${foreign.asset.id}`, own.key])
      await expect(edit(me, first.id, [picture(url)])).rejects.toThrow();
    const done = await edit(me, first.id, [picture(`asset:${own.asset.id}`)]);
    expect(done.document.assets.logo).toMatchObject({ url: own.key, width: own.asset.width });
    expect((await heldBy(first.id)).map(({ key }) => key)).toContain(own.key);
  });

  it("takes another file for a missing one, and of a file that browsers don't show the copy that they do", async () => {
    const { timeline: first } = await opened(me);
    const [own, foreign, photo] = [await uploaded(me), await uploaded(other), await uploaded(me)];
    const linked = (id: string): EditCommandInput[] => [
      { type: "asset", asset: { id: `new-${id}`, type: "image", url: `asset:${id}` } },
      {
        type: "add",
        track: "v",
        element: { ...LOGO, id: `logo-${id}`, assetId: `new-${id}`, startTime: 3000 + Number(id === own.asset.id) * 200 },
      },
    ];
    await expect(edit(me, first.id, linked(foreign.asset.id))).rejects.toThrow();
    const done = await edit(me, first.id, linked(own.asset.id));
    expect(done.document.assets[`new-${own.asset.id}`]).toMatchObject({ url: own.key, width: own.asset.width });
    const copied = (copy: "waiting" | "ready") => db.update(assetTable).set({ copy }).where(eq(assetTable.id, photo.asset.id));
    await copied("waiting");
    await expect(edit(me, first.id, linked(photo.asset.id))).rejects.toMatchObject({ code: -20547 });
    await copied("ready");
    const copy = photo.key.replace("/m/", "/play/");
    await all.bucket.put(copy, pngHeader(640, 480));
    const shown = await edit(me, first.id, linked(photo.asset.id));
    expect(shown.document.assets[`new-${photo.asset.id}`]?.url).toBe(copy);
  });

  it("goes with a guest's work to an account, with its files", async () => {
    const { email, info } = await register();
    const visitor = await guest();
    const { timeline: made } = await opened(visitor);
    await edit(visitor, made.id, [mute]);
    await visitor.call(account.login, { email, password: PASSWORD });
    expect(await heldBy(made.id)).toEqual(["film.mp4", "music.wav"].map((key) => ({ key, owner: info.userId })));
    const owners = await db.select({ owner: timelineStep.owner_id }).from(timelineStep).where(eq(timelineStep.timeline_id, made.id));
    expect(owners).toEqual([{ owner: info.userId }]);
  });

  it("ends with its draft or by itself, and lets go of its files", async () => {
    const [one, two] = [await opened(me), await opened(me)];
    for (const { timeline: made } of [one, two]) await edit(me, made.id, [mute]);
    await me.call(timelines.delete, { timeline_id: one.timeline.id });
    await me.call(drafts.delete, { draft_id: two.draft_id });
    for (const { timeline: made } of [one, two]) {
      expect(await heldBy(made.id)).toEqual([]);
      expect(await db.$count(timeline, eq(timeline.id, made.id))).toBe(0);
      expect(await db.$count(timelineStep, eq(timelineStep.timeline_id, made.id))).toBe(0);
    }
  });

  it("is not opened with a file that is just being removed", async () => {
    await db.insert(storedFile).values({ key: FILM, owner_id: me.userId, bytes: 1, expires_at: 1, removing_at: 1, artifact_id: null });
    const gone = { ...cut, assets: { ...cut.assets, film: { ...cut.assets.film, url: FILM } } };
    await expect(opened(me, gone)).rejects.toMatchObject({ code: -20506 });
    expect(await db.$count(timeline, eq(timeline.task_id, "none"))).toBe(0);
  });
});

describe("a file of another program", () => {
  const asked = (timeline_id: string, text: string) => ({
    timeline_id,
    file: btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("")),
  });
  const SRT = "1\n00:00:00,500 --> 00:00:02,000\nHello ➤ you\n\n2\n00:00:02,000 --> 00:00:01,000\nbackwards\n";

  it("is opened as one step: its losses are said before, missing files are offline, and one undo takes it back", async () => {
    const { timeline: first } = await opened(me);
    const elsewhere = { ...cut, assets: { ...cut.assets, music: { ...cut.assets.music, url: "u/someone-else/song.wav" } } };
    const file = asked(first.id, writeOtio(parseDocument({ ...elsewhere, canvas: { ...cut.canvas, width: 1920, height: 1080 } })));
    const report = await me.call(timelines.readFile, file);
    expect(report).toMatchObject({ format: "otio", elements: 10, tracks: 4, width: 1920, missing: 1, loss_count: 1 });
    expect(report.losses).toMatchObject([{ code: "ASSET_MISSING", path: "assets.music" }]);
    expect((await me.call(timelines.detail, { timeline_id: first.id })).revision).toBe(1);
    const done = await me.call(timelines.openFile, { ...file, expected_revision: 1 });
    expect(done).toMatchObject({ revision: 2, steps: [{ types: ["open"], done: true }] });
    expect(done.document.assets).toMatchObject({ film: { url: "film.mp4" }, music: { url: "" } });
    expect(Object.keys(done.urls)).toEqual(["film"]);
    expect(parseDocument(done.document)).toEqual(done.document);
    const back = await me.call(timelines.undo, { timeline_id: first.id });
    expect({ ...back.document, revision: 1 }).toEqual(first.document);
  });

  it("may be captions: they stand on a track of their own, then take each other's place", async () => {
    const { timeline: first } = await opened(me);
    const file = asked(first.id, SRT);
    expect(await me.call(timelines.readFile, file)).toMatchObject({ format: "srt", elements: 1, tracks: 5, loss_count: 1 });
    const done = await me.call(timelines.openFile, file);
    expect(done.document.tracks.at(-1)).toMatchObject({ name: "caption", elements: [{ text: "Hello → you", startTime: 60_000 }] });
    const again = await me.call(timelines.openFile, asked(first.id, SRT.replace("Hello", "Bye")));
    expect(again.document.tracks.at(-1)).toMatchObject({ name: "caption", elements: [{ text: "Bye → you" }] });
    expect(again.document.tracks).toHaveLength(5);
  });

  it("is refused where it is none, is another's, or was read for an older revision", async () => {
    const { timeline: first } = await opened(me);
    await expect(me.call(timelines.openFile, asked(first.id, "GIF89a"))).rejects.toMatchObject({ code: -20541 });
    await expect(me.call(timelines.openFile, asked(first.id, "{".repeat(99_000)))).rejects.toMatchObject({ code: -20542 });
    await expect(other.call(timelines.readFile, asked(first.id, SRT))).rejects.toMatchObject({ code: -20001 });
    await expect(other.call(timelines.openFile, asked(first.id, SRT))).rejects.toMatchObject({ code: -20001 });
    await edit(me, first.id, [mute]);
    await expect(me.call(timelines.openFile, { ...asked(first.id, SRT), expected_revision: 1 })).rejects.toMatchObject({ code: -20520 });
  });

  it("may be larger than any other body, up to its own limit", async () => {
    const { timeline: first } = await opened(me);
    const padded = (bytes: number) => asked(first.id, `${SRT}\n`.padEnd(bytes, " ")).file;
    await expect(me.call(timelines.readFile, { timeline_id: first.id, file: padded(400_000) })).rejects.toMatchObject({ code: -20546 });
    await expect(me.call(timelines.readFile, { timeline_id: first.id, file: padded(1_100_000) })).rejects.toThrow();
  });
});

describe("an export", () => {
  it("is a render of the timeline as it was, priced by its length, and keeps its document", async () => {
    const owner = await guest();
    const long = {
      ...cut,
      tracks: cut.tracks.map((track) =>
        track.id === "m" ? { ...track, elements: track.elements.map((one) => ({ ...one, duration: 120_000 * 40 })) } : track,
      ),
    };
    const { draft_id, timeline: made } = await opened(owner, long);
    await db.update(draftTable).set({ title: "Cut" }).where(eq(draftTable.id, draft_id));
    const order = { app_id: 103, input: { draft_id, timeline_id: made.id }, stage: "render" };
    expect((await owner.call(tasks.cost, order)).cost).toBe(costOf("link-to-video", 40));
    const pushed = await owner.call(tasks.push, order);
    expect((await owner.call(tasks.push, order)).task_id).toBe(pushed.task_id);
    const [row] = await db.select().from(taskTable).where(eq(taskTable.id, pushed.task_id));
    const { edited } = (row?.input.value ?? {}) as { edited: { key: string; revision: number } };
    expect(edited.revision).toBe(1);
    const kept = await bucket.get(edited.key);
    expect(parseDocument(await kept?.json()).tracks).toEqual(made.document.tracks);
    const needed = await db.select({ key: fileReference.key }).from(fileReference).where(eq(fileReference.holder_id, pushed.task_id));
    expect(needed.map(({ key }) => key)).toEqual(expect.arrayContaining([edited.key, "film.mp4", "music.wav"]));
  });

  it("is also another kind of file: sound is cheap and a frame is free, and none of them is the draft's newest film", async () => {
    const owner = await guest();
    const long = {
      ...cut,
      tracks: cut.tracks.map((track) =>
        track.id === "m" ? { ...track, elements: track.elements.map((one) => ({ ...one, duration: 120_000 * 70 })) } : track,
      ),
    };
    const { draft_id, task_id, timeline: made } = await opened(owner, long);
    const order = (stage: string, at = 0) => ({ app_id: 103, input: { draft_id, timeline_id: made.id, at }, stage });
    const costs = await Promise.all(
      [order("webm"), order("gif"), order("gif", 69), order("mp3"), order("wav"), order("png"), order("jpg", 3)].map(
        async (one) => (await owner.call(tasks.cost, one)).cost,
      ),
    );
    expect(costs).toEqual([costOf("link-to-video", 70), costOf("link-to-video", 15), costOf("link-to-video", 1), 2, 2, 0, 0]);
    const [still, again, later, sound, same] = [
      await owner.call(tasks.push, order("png", 1)),
      await owner.call(tasks.push, order("png", 1)),
      await owner.call(tasks.push, order("png", 2)),
      await owner.call(tasks.push, order("mp3", 1)),
      // A sound begins at the beginning, whatever is looked at.
      await owner.call(tasks.push, order("mp3", 2)),
    ];
    expect([again.task_id, same.task_id]).toEqual([still.task_id, sound.task_id]);
    expect(later.task_id).not.toBe(still.task_id);
    const { list } = await owner.call(drafts.list, { query: "" });
    expect(list[0]).toMatchObject({ task: { task_id, stage: "render", state: "success" }, film: { task_id } });
    const { timeline_id: _without, ...alone } = order("png").input;
    await expect(owner.call(tasks.push, { ...order("png"), input: alone })).rejects.toMatchObject({ code: -20003 });
    await expect(owner.call(tasks.push, { ...order("png", 1801) })).rejects.toThrow();
  });

  it("is of the caller's own draft and timeline", async () => {
    const [mine, second] = [await opened(me), await opened(me)];
    const order = { app_id: 103, input: { draft_id: second.draft_id, timeline_id: mine.timeline.id }, stage: "render" };
    await expect(me.call(tasks.push, order)).rejects.toMatchObject({ code: -20001 });
  });
});
