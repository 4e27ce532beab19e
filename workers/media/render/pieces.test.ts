import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../../timeline/document.ts";
import { applyCommands } from "../../../timeline/edit/commands.ts";
import { tickOfFrame } from "../../../timeline/rate.ts";
import { TIMEBASE, ticks } from "../../../timeline/time.ts";
import { decodeVideo, probed } from "../testing/decoded.ts";
import { Kept } from "./kept.ts";
import { piecesOf } from "./pieces.ts";
import { plain, rect, rendering, short } from "./testing.ts";

const { folder, render } = rendering();
const SIZE = { scale: 0.1, rate: { num: 10, den: 1 } };

/** Which pieces a folder of kept files has. */
const files = async (kept: string) => new Set(await readdir(kept).catch(() => []));

it("draws what an edit has changed alone, and the film is frame by frame that of a whole render", async () => {
  const before = short("studio", 3);
  const words = before.tracks.flatMap(({ elements }) => elements).filter((one) => one.type === "text");
  const [caption] = words.filter(({ startTime }) => startTime > 4 * 120_000).toSorted((a, b) => a.startTime - b.startTime);
  if (!caption) throw new Error("the ad says nothing after four seconds");
  const { document: after } = applyCommands(before, [{ type: "update", id: caption.id, values: { text: "Changed" } }]);
  const kept = folder("kept");
  await render(before, "before", { ...SIZE, kept });
  const first = await files(kept);
  const { video } = await render(after, "after", { ...SIZE, kept });
  const added = [...(await files(kept))].filter((name) => !first.has(name));
  // The sound is that of before, as are all pieces that the caption has no part in.
  expect(added.length).toBeGreaterThan(0);
  expect(added.length).toBeLessThan((first.size - 1) / 2);
  const whole = await render(after, "whole", SIZE);
  const [pieced, once] = await Promise.all([video, whole.video].map((path) => decodeVideo(path, "null", "yuv420p")));
  expect(pieced?.equals(once ?? Buffer.alloc(0))).toBe(true);
}, 90_000);

it("goes on from the pieces that it had drawn when it was cut off", async () => {
  const document = plain([rect("a", [0, 0, 100, 100], "#ff0000", [0, 20])]);
  const kept = folder("cut");
  const stop = new AbortController();
  const progress = () => void files(kept).then((names) => names.size > 1 && stop.abort());
  await expect(render(document, "cut off", { ...SIZE, kept, signal: stop.signal, progress })).rejects.toThrow();
  const drawn = await files(kept);
  expect(drawn.size).toBeGreaterThan(1);
  const marks = new Map(await Promise.all([...drawn].map(async (name) => [name, (await stat(join(kept, name))).ino] as const)));
  const reached: number[] = [];
  await render(document, "again", { ...SIZE, kept, progress: (fraction, stage) => stage === "drawing" && reached.push(fraction) });
  // The first of them is that the document is open; then come the pieces, of which some are there.
  // One file is the sound; of the ten pieces those that are there may be told before the next is drawn.
  expect(Math.round((((reached[1] ?? 0) - 0.1) / 0.8) * 10)).toBeGreaterThanOrEqual(drawn.size - 1);
  // None of those was drawn anew: a file that is put again is another one.
  for (const [name, inode] of marks) expect((await stat(join(kept, name))).ino).toBe(inode);
  expect((await files(kept)).size).toBe(11);
}, 60_000);

it("keeps a rate that is no whole number, over pieces and cuts", async () => {
  const rate = { num: 30_000, den: 1001 };
  const shot = (name: string, color: string, [from, to]: readonly [number, number]) => {
    const [start, end] = [tickOfFrame(from, rate) / TIMEBASE, tickOfFrame(to, rate) / TIMEBASE];
    return rect(name, [0, 0, 640, 360], color, [start, end - start]);
  };
  const whole = plain([[shot("a", "#000000", [0, 70]), shot("b", "#ffffff", [70, 130])]]);
  const document = { ...whole, canvas: { ...whole.canvas, rate } };
  const { video, result } = await render(document, "ntsc", { scale: 0.1 });
  expect(result.fps).toBeCloseTo(29.97, 3);
  const { streams } = await probed(video);
  expect(streams[0]).toMatchObject({ r_frame_rate: "30000/1001", avg_frame_rate: "30000/1001", nb_frames: "130" });
  const frames = await decodeVideo(video, "scale=1:1", "gray", []);
  expect([...frames].findIndex((grey) => grey > 128)).toBe(70);
}, 60_000);

describe("the name of a piece", () => {
  const LOOK = { codec: "avc", rate: { num: 15, den: 1 }, bitrate: 1e6, scale: 1 } as const;
  const box = { x: 320, y: 180, width: 640, height: 360 };
  const picture = (id: string, start: number, length: number) => ({
    type: "image",
    id,
    assetId: id,
    startTime: ticks(start),
    duration: ticks(length),
    transform: box,
  });
  const passage = { type: "fade", duration: ticks(1), fromElementId: "a" };
  const document = parseDocument({
    ...plain([]),
    assets: { a: { type: "image", url: "a.png" }, b: { type: "image", url: "b.png" } },
    tracks: [{ id: "t", type: "mixed", name: "t", elements: [picture("a", 0, 4), { ...picture("b", 4, 4), transitionIn: passage }] }],
  });
  const keys = (made = document, { a = "1", b = "2", engine = "e", fps = 15 } = {}) =>
    piecesOf({ document: made, hashes: new Map(Object.entries({ a, b })), engine }, { ...LOOK, rate: { num: fps, den: 1 } }).map(
      ({ key }) => key,
    );
  const same = (other: string[]) => keys().map((key, n) => key === other[n]);

  it("is that of what is seen in it, not of what the document says beside that", () => {
    expect(
      same(keys({ ...document, id: "other", revision: 7, markers: [{ id: "m", time: 1, duration: 0, name: "", color: "red" }] })),
    ).toEqual([true, true, true, true]);
    expect(same(keys({ ...document, canvas: { ...document.canvas, background: "#ffffff" } }))).not.toContain(true);
    expect(same(keys(document, { engine: "f" }))).not.toContain(true);
    expect(same(keys(document, { fps: 30 }))).not.toContain(true);
  });

  it("is another where a file that it shows has other content, also the one that a passage leaves", () => {
    expect(same(keys(document, { b: "3" }))).toEqual([true, true, false, false]);
    expect(same(keys(document, { a: "3" }))).toEqual([false, false, false, true]);
  });

  it("is another where a text names a variable whose value changed", () => {
    const color = (value: string) => ({
      ...plain([rect("first", [0, 0, 9, 9], "#ffffff", [0, 2]), rect("second", [0, 0, 9, 9], "{{brand}}", [2, 2])]),
      variables: [{ id: "brand", type: "color" as const, label: "Brand", default: value }],
    });
    const [red, blue] = [keys(color("#ff0000")), keys(color("#0000ff"))];
    expect(red.map((key, n) => key === blue[n])).toEqual([true, false]);
  });
});

it("lets what was not used for longest go when there is no more room", async () => {
  const at = folder("small");
  await mkdir(folder("taken"), { recursive: true });
  const kept = new Kept(at, { most: 25, idleMs: Number.POSITIVE_INFINITY });
  for (const [n, key] of ["a", "b", "c"].entries()) {
    await writeFile(folder("ten"), "0123456789");
    await kept.put(key, folder("ten"));
    await utimes(join(at, key), n, n);
  }
  expect(await kept.take("a", folder("taken/a"))).toBe(true);
  await kept.prune();
  expect(await readdir(at)).toEqual(["a", "c"]);
  expect(await kept.take("b", folder("taken/b"))).toBe(false);
  expect(await readFile(folder("taken/a"), "utf8")).toBe("0123456789");
});

it("lets go of what nobody used for a while", async () => {
  const at = folder("idle");
  await writeFile(folder("ten"), "0123456789");
  const kept = new Kept(at, { idleMs: 60_000 });
  await kept.put("old", folder("ten"));
  await kept.put("new", folder("ten"));
  await utimes(join(at, "old"), 1, 1);
  await kept.prune();
  expect(await readdir(at)).toEqual(["new"]);
});

it("holds on to the pieces of a film that is still drawn, however long that takes", async () => {
  const at = folder("long");
  await writeFile(folder("ten"), "0123456789");
  const kept = new Kept(at, { idleMs: 60_000 });
  for (const key of ["drawn", "other"]) {
    await kept.put(key, folder("ten"));
    await utimes(join(at, key), 1, 1);
  }
  await kept.touch(["drawn", "to come"]);
  await kept.prune();
  expect(await readdir(at)).toEqual(["drawn"]);
});
