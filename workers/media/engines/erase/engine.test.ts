import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EraseBox } from "../../protocol/mending.ts";
import { probed } from "../../testing/decoded.ts";
import { findCaptions } from "../captions/engine.ts";
import { uprightFilm } from "../footage/upright.ts";
import { erase } from "./engine.ts";
import { Eraser } from "./eraser.ts";
import { erasedPictures, picturesOf } from "./pictures.ts";
import { captioned, CAPTIONS, SIZE } from "./testing.ts";

const { signal } = new AbortController();
const BOX: EraseBox = { ...CAPTIONS, start: 0, end: 99, what: "text" };
const PIXELS = SIZE.width * SIZE.height;

let folder = "";
let still: Films = { clean: "", written: "" };
let moving = still;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "erase-"));
  still = await captioned(folder);
  moving = await captioned(folder, { pan: 20 });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const picturesIn = async (path: string): Promise<Uint8Array[]> => {
  const all: Uint8Array[] = [];
  for await (const { bytes } of picturesOf({ film: await uprightFilm(path, signal), part: null, signal })) all.push(Uint8Array.from(bytes));
  return all;
};

type Films = Awaited<ReturnType<typeof captioned>>;

interface Measured {
  /** PSNR against the truth where something was written on the film, of what was made and of what was written. */
  made: number;
  written: number;
  /** Bytes that changed and are of no mask. */
  outside: number;
}

async function measured({ clean, written }: Films, box: EraseBox, follows = false): Promise<Measured> {
  const film = await uprightFilm(written, signal);
  const [truth, before] = [await picturesIn(clean), await picturesIn(written)];
  let [made, was, count, outside, n] = [0, 0, 0, 0, 0];
  const eraser = new Eraser(box, film.size, follows);
  for await (const { bytes, filled } of erasedPictures({ film, part: null, boxes: [box], follows, signal }, [eraser])) {
    const covered = new Uint8Array(PIXELS);
    for (const { area, mask } of filled)
      mask.forEach((one, i) => (covered[(area.top + Math.floor(i / area.width)) * SIZE.width + area.left + (i % area.width)] ||= one));
    for (let i = 0; i < PIXELS; i += 1) {
      const [right, old, now] = [truth[n]?.[i] ?? 0, before[n]?.[i] ?? 0, bytes[i] ?? 0];
      if (!covered[i] && now !== old) outside += 1;
      if (right === old) continue;
      count += 1;
      made += (now - right) ** 2;
      was += (old - right) ** 2;
    }
    n += 1;
  }
  expect([n, before.length]).toEqual([truth.length, truth.length]);
  const decibels = (squares: number): number => 10 * Math.log10((255 ** 2 * count) / squares);
  return { made: decibels(made), written: decibels(was), outside };
}

describe("captions that are taken out of a film", () => {
  it("are filled from when the same place was clear, where the camera stands; no other pixel changes", async () => {
    const { made, written, outside } = await measured(still, BOX);
    expect(made).toBeGreaterThan(written + 20);
    expect(outside).toBe(0);
  });

  it("are filled from beside their place, where the camera moves and is followed", async () => {
    const [stays, follows] = [await measured(moving, BOX), await measured(moving, BOX, true)];
    expect(follows.made).toBeGreaterThan(stays.made + 3);
    expect([stays.outside, follows.outside]).toEqual([0, 0]);
  });

  it("are left alone outside the times of their box", async () => {
    const before = await picturesIn(still.written);
    const film = await uprightFilm(still.written, signal);
    const box = { ...BOX, start: 1, end: 1.4 };
    let n = 0;
    for await (const { at, bytes } of erasedPictures({ film, part: null, boxes: [box], follows: false, signal }, [
      new Eraser(box, SIZE, false),
    ])) {
      expect(Buffer.compare(bytes, before[n] ?? new Uint8Array()) === 0, `at ${at}`).toBe(at < 1 || at >= 1.4);
      n += 1;
    }
  });

  it("leave a film with its own sound, as long as it was, beside itself as it was", async () => {
    const { written } = still;
    const files = { source: written, before: join(folder, "before.mp4"), after: join(folder, "after.mp4") };
    const job = { boxes: [BOX], follows: false, span: null };
    const made = await erase(job, files, { signal, progress: () => undefined });
    expect(made).toMatchObject({ sound: "copied", after: SIZE, before: SIZE });
    expect([made.filled > 0, made.borrowed > 0.5]).toEqual([true, true]);
    const [was, is] = [await probed(written), await probed(files.after)];
    expect(is.streams).toMatchObject([{ codec_name: "h264", nb_frames: "24" }, { codec_name: "aac" }]);
    expect(is.streams[1]).toMatchObject({ nb_frames: was.streams[1]?.nb_frames });
    const preview = await erase({ ...job, span: { start: 1, seconds: 1 } }, files, { signal, progress: () => undefined });
    expect(preview.after.duration).toBeCloseTo(1, 1);
    await expect(erase({ ...job, span: { start: 9, seconds: 1 } }, files, { signal, progress: () => undefined })).rejects.toMatchObject({
      code: "INPUT_TOO_SMALL",
    });
  });
});

it("a mark that stays is told from what moves behind it, and taken out", async () => {
  const films = await captioned(folder, { pan: 20, lasting: "REEL TV" });
  const { made, written, outside } = await measured(films, { ...BOX, what: "mark" }, true);
  expect(made).toBeGreaterThan(written + 10);
  expect(outside).toBe(0);
});

describe("captions are found", () => {
  const find = (path: string) => findCaptions(path, { signal, progress: () => undefined });

  it("where they stand, and nothing where there are none", async () => {
    const [found, none] = [await find(moving.written), await find(moving.clean)];
    expect(none.boxes).toEqual([]);
    expect(found.boxes).toHaveLength(1);
    const [{ x = 1, y = 0, width = 0, height = 1, start = 1 } = {}] = found.boxes;
    expect([x < 0.3, x + width > 0.7, y > 0.6, y + height > 0.85, width * height <= 0.2001, start]).toEqual([
      true,
      true,
      true,
      true,
      true,
      0,
    ]);
  });

  it("in no film that can not be read", async () => {
    const broken = join(folder, "broken.mp4");
    await writeFile(broken, Buffer.concat([Buffer.from("000000186674797069736f6d", "hex"), Buffer.alloc(4000, 7)]));
    await expect(find(broken)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  });
});
