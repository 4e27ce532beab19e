import { describe, expect, it } from "vitest";
import { compose } from "../../../../timeline/compose/compose.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../../../../timeline/document.ts";
import { openDocument } from "../../../../timeline/document/open.ts";
import { TRACK_LIMITS } from "../../../../timeline/edit/limits.ts";
import { after, laid, roughCut, the } from "../../../../timeline/edit/testing.ts";
import { fixtureBrief } from "../../../../timeline/fixtures/brief.ts";
import { ticks } from "../../../../timeline/time.ts";
import { addCommands, type Chosen, replaceCommands } from "./commands.ts";
import { listedOf } from "./listed.ts";
import { purposeOf, RULES } from "./rules.ts";
import { stickerCommands } from "./sticker.ts";

const TYPES = { picture: 1, film: 2, music: 3 } as const;
const file = (id: keyof typeof TYPES, duration = 0): Chosen => ({
  id,
  file_name: `${id}.file`,
  asset_type: TYPES[id],
  width: 1280,
  height: 720,
  duration,
});
const PICTURE = file("picture");
const FILM = file("film", 4.51);
const MUSIC = file("music", 600);

const ad = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
function added(document: TimelineDocument, all: Chosen[], at = 0): TimelineDocument {
  let n = 0;
  const done = after(document, ...addCommands(document, { all, at, fresh: () => `new-${(n += 1)}-${document.revision}` }).commands);
  expect(parseDocument(done)).toEqual(done);
  return done;
}

describe("files that are added", () => {
  it("lie one behind the other, behind the captions, and music ends with what it is put under", () => {
    const done = added(ad, [FILM, PICTURE, MUSIC], ticks(1));
    const film = done.tracks.find(({ type }) => type === "video");
    const picture = done.tracks.find(({ type }) => type === "image");
    expect(film?.elements[0]).toMatchObject({
      name: "film.file",
      startTime: ticks(1),
      duration: ticks(4.5),
      transform: { width: 1080, height: 1920 },
    });
    expect(picture?.elements[0]).toMatchObject({ startTime: ticks(5.5), duration: ticks(3) });
    const order = done.tracks.map(({ id, name }) => name || id);
    expect(order.indexOf("caption")).toBeGreaterThan(order.indexOf(film?.id ?? ""));
    const music = done.tracks.flatMap(({ elements }) => elements).find((one) => one.type === "audio" && one.assetId === "media-music");
    expect((music?.startTime ?? 0) + (music?.duration ?? 0)).toBe(documentDuration(ad));
    expect(done.assets["media-film"]).toMatchObject({ url: "asset:film", type: "video", duration: 4.51 });
  });

  it("take a track of their kind with room, and a file that is there already once", () => {
    const once = added(ad, [FILM]);
    const twice = added(once, [FILM], ticks(10));
    expect(twice.tracks.filter(({ type }) => type === "video")).toHaveLength(1);
    expect(added(twice, [FILM], ticks(10)).tracks.filter(({ type }) => type === "video")).toHaveLength(2);
  });

  it("are refused, all of them, where a track is one too many (spec §5 Timeline)", () => {
    const full = Array.from({ length: TRACK_LIMITS.video ?? 0 }).reduce<TimelineDocument>((document) => added(document, [FILM]), ad);
    expect(() => added(full, [PICTURE, FILM])).toThrow("TRACK_LIMIT");
  });

  it("keep to the rows of spec §5 Uploads", () => {
    expect(["a.MP4", "b.mov", "c.webp", "d.wav", "e.gif", "f"].map(purposeOf)).toEqual([
      "timeline-video",
      "timeline-video",
      "timeline-image",
      "timeline-music",
      null,
      null,
    ]);
    expect(RULES).toMatchObject({ maxCount: 5, maxSize: 20 * 1024 * 1024 });
  });
});

describe("a sticker", () => {
  const stuck = (document: TimelineDocument, at: number) => {
    let n = 0;
    const fresh = () => `s-${(n += 1)}-${document.revision}`;
    return after(document, ...stickerCommands(document, { kind: "price", text: "$29.90", at, fresh }).commands);
  };

  it("lies in front of everything, and shares a track with those that leave it room", () => {
    const done = stuck(stuck(stuck(ad, 0), ticks(5)), ticks(1));
    const own = done.tracks.filter(({ name }) => name === "stickers");
    expect(done.tracks.slice(-2)).toEqual(own);
    expect(own.map(({ elements }) => elements.map(({ startTime }) => startTime))).toEqual([[0, ticks(5)], [ticks(1)]]);
    expect(own[0]?.elements[0]).toMatchObject({ type: "text", text: "$29.90", plate: { per: "block" } });
    expect(parseDocument(done)).toEqual(done);
  });
});

describe("a missing file", () => {
  const { film, ...rest } = roughCut().assets;
  const { document } = openDocument({ ...roughCut(), assets: rest });

  it("is listed first, with what shows it", () => {
    expect(film).toBeDefined();
    expect(listedOf(document)[0]).toMatchObject({
      id: "film",
      missing: true,
      users: ["a", "b", "c", "d", "a-sound", "b-sound", "c-sound", "d-sound"],
    });
  });

  it("is there again with another file; what is longer than that ends with it", () => {
    const done = after(document, ...replaceCommands(document, "film", file("film", 400 / 120_000)));
    expect(the(done, "a")).toMatchObject({ assetId: "media-film", duration: 200 });
    expect(laid(done, "v")).toEqual(["a 0+200", "c 600+200", "d 1000+300"]);
    expect(listedOf(done).filter(({ missing }) => missing)).toEqual([]);
  });
});
