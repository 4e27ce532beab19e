import { describe, expect, it } from "vitest";
import type { ShotBrief } from "./brief.ts";
import { printIn } from "./card.ts";
import { composeShot } from "./compose.ts";
import type { Whole } from "./frame.ts";
import { CAMERA_MOVES } from "./moves.ts";

const NOWHERE = { left: false, right: false, above: false, below: false };
const CALM = { left: true, right: true, above: true, below: true };
const wholeAt = (x: number, y: number, width: number, height: number, cut: Partial<Whole["cut"]> = {}): Whole => ({
  x,
  y,
  width,
  height,
  cut: { ...NOWHERE, ...cut },
});
const TALL = { width: 1080, height: 1920 };
const WIDE = { width: 1920, height: 1080 };
const SQUARE = { url: "p", width: 1000, height: 1000 };
const toy: ShotBrief = {
  id: "t",
  plate: SQUARE,
  subject: { ...SQUARE, url: "s" },
  focus: { x: 0.5, y: 0.5 },
  people: [],
  whole: wholeAt(0.1, 0.25, 0.7, 0.5),
  ground: null,
  calm: NOWHERE,
  canvas: TALL,
  move: "orbit",
  seconds: 4,
  music: null,
  mark: "",
};
const elements = (brief: ShotBrief) => composeShot(brief).tracks.flatMap((track) => track.elements);
const ids = (brief: ShotBrief) => elements(brief).map(({ id }) => id);

describe("a picture that ends within its frame", () => {
  it("goes on where there is little to see along its edges, or they are of one color, or hardly anything is left free", () => {
    for (const brief of [
      { ...toy, calm: CALM },
      { ...toy, ground: "#fdfdfd" },
      { ...toy, whole: wholeAt(0.1, 0.25, 0.52, 0.5) },
    ])
      expect(ids(brief)).not.toContain("paper");
    expect(ids({ ...toy, calm: { ...CALM, left: false } })).not.toContain("paper");
  });

  it("is a print where foliage or a street would be drawn out, before the same place out of focus", () => {
    expect(ids({ ...toy, calm: { ...CALM, below: false } })).toEqual(["backdrop", "paper", "plate", "subject", "air"]);
    expect(ids({ ...toy, subject: null })).toEqual(["backdrop", "paper", "plate", "air"]);
  });

  it("who is cut off below stands at the frame's edge before that place, where they are a layer of their own", () => {
    const woman = {
      ...toy,
      canvas: WIDE,
      plate: { url: "p", width: 800, height: 1200 },
      whole: wholeAt(0.1, 0.05, 0.8, 0.95, { below: true }),
    };
    expect(ids(woman)).toEqual(["backdrop", "subject", "air"]);
    expect(ids({ ...woman, subject: null })).toContain("paper");
    expect(ids({ ...woman, whole: wholeAt(0, 0.05, 0.9, 0.95, { below: true, left: true }) })).toContain("paper");
  });
});

it("no light wanders over a thing before a plain ground", () => {
  expect(ids({ ...toy, ground: "#ffffff" })).not.toContain("air");
});

it("who comes near to the edge beyond which the picture would be drawn out is a print: ears would go on above a cat; a layer of its own may", () => {
  const cat = {
    ...toy,
    calm: CALM,
    subject: null,
    plate: { url: "p", width: 1282, height: 1282 },
    whole: wholeAt(0.18, 0.06, 0.62, 0.94, { below: true }),
  };
  expect(ids(cat)).toEqual(["backdrop", "paper", "plate", "air"]);
  expect(ids({ ...cat, whole: wholeAt(0.18, 0.2, 0.62, 0.8, { below: true }) })).not.toContain("paper");
  expect(ids({ ...cat, subject: { ...SQUARE, url: "s" } })).not.toContain("paper");
});

it("what goes from top to bottom of its picture is not cut at its sides by a frame that is narrower; where it is cut there anyway it fills the frame", () => {
  const alpaca = {
    ...toy,
    subject: null,
    plate: { url: "p", width: 650, height: 434 },
    whole: wholeAt(0.1, 0, 0.64, 1, { above: true, below: true }),
  };
  expect(ids(alpaca)).toContain("paper");
  expect(ids({ ...alpaca, whole: wholeAt(0.1, 0, 0.3, 1, { above: true, below: true }) })).toEqual(["plate", "air"]);
  expect(ids({ ...alpaca, whole: wholeAt(0, 0, 0.64, 1, { above: true, below: true, left: true }) })).toEqual(["plate", "air"]);
});

it("a face that is larger than what the frame would show of it is a print, with chin and forehead; a smaller one fills the frame", () => {
  const portrait = { ...toy, canvas: WIDE, whole: wholeAt(0, 0, 1, 1, { left: true, right: true, above: true, below: true }) };
  const face = (height: number) => ({ x: 0.3, y: 0.15, width: 0.45, height });
  expect(ids({ ...portrait, people: [face(0.5)] })).toEqual(["plate", "subject", "air"]);
  const close = elements({ ...portrait, people: [face(0.6)] });
  expect(close.map(({ id }) => id)).toContain("paper");
  const rect = close.flatMap((one) => (one.id === "plate" && one.type === "image" ? [one.crop.rect] : []))[0];
  expect(rect?.y).toBeLessThan(0.05);
  expect((rect?.y ?? 0) + (rect?.height ?? 0)).toBeGreaterThan(0.78);
});

it("a print has all of its thing, lies within the frame, and is no larger than the picture", () => {
  const { box, shown } = printIn({ canvas: TALL, plate: SQUARE, whole: wholeAt(0.1, 0.25, 0.6, 0.5) });
  expect(box.x).toBeCloseTo(1080 * 0.07);
  expect(box.x + box.width).toBeCloseTo(1080 * 0.93);
  expect(box.y).toBeGreaterThan(1080 * 0.07);
  expect(shown.x).toBeLessThan(0.1);
  expect(shown.x + shown.width).toBeGreaterThan(0.7);
  expect([shown.y, shown.height]).toEqual([0, 1]);
  expect(box.width / box.height).toBeCloseTo((shown.width * SQUARE.width) / (shown.height * SQUARE.height));
  // What the picture cuts off ends at the print's edge, too.
  const bust = printIn({
    canvas: TALL,
    plate: { width: 1000, height: 1600 },
    whole: wholeAt(0.3, 0.5, 0.1, 0.5, { below: true }),
  });
  expect(bust.shown.y + bust.shown.height).toBeCloseTo(1);
});

it("a print comes nearer as a whole: its paper and its layers keep together, within the frame", () => {
  const parts = elements(toy).filter(({ id }) => ["paper", "plate", "subject"].includes(id));
  const scales = parts.map(({ keyframes }) => keyframes.filter(({ property }) => property === "scale").map(({ value }) => value));
  expect(new Set(scales.map(String)).size).toBe(1);
  expect(scales[0]?.at(0)).toBeLessThan(scales[0]?.at(-1) ?? 0);
  expect(scales[0]?.at(-1)).toBe(1);
  const middles = parts.flatMap((one) => ("transform" in one ? [`${one.transform.x} ${one.transform.y}`] : []));
  expect(new Set(middles).size).toBe(1);
});

it("through every move the window of a print stays within the picture, and the thing within the window", () => {
  for (const move of CAMERA_MOVES)
    for (const one of elements({ ...toy, move }).flatMap((element) => (element.type === "image" ? [element] : [])))
      for (const at of [0, 1]) {
        if (one.id === "backdrop") continue;
        const valueOf = (name: string) => Number(one.keyframes.filter(({ property }) => property === name)[at]?.value);
        const [zoom, x, y] = [valueOf("zoom"), valueOf("focusX"), valueOf("focusY")];
        for (const middle of [x, y]) {
          expect(middle - 0.5 / zoom, move).toBeGreaterThanOrEqual(-1e-9);
          expect(middle + 0.5 / zoom, move).toBeLessThanOrEqual(1 + 1e-9);
        }
        const rect = one.crop.rect ?? { x: 0, width: 1 };
        const thing = [(0.1 - rect.x) / rect.width, (0.8 - rect.x) / rect.width];
        if (one.id === "subject")
          expect(Math.min((thing[0] ?? 0) - (x - 0.5 / zoom), x + 0.5 / zoom - (thing[1] ?? 1)), move).toBeGreaterThan(0);
      }
});

it("a camera goes no closer than leaves a thing whole that nearly fills its frame; one with air around it is gone at as before", () => {
  const scales = (whole: Whole) =>
    elements({ ...toy, calm: CALM, canvas: { width: 1080, height: 1080 }, move: "push", whole }).flatMap(({ id, keyframes }) =>
      id === "subject" ? keyframes.filter(({ property }) => property === "scale").map(({ value }) => value) : [],
    );
  expect(scales(wholeAt(0.3, 0.3, 0.4, 0.4))).toEqual([1.02, 1.2]);
  expect(Math.max(...scales(wholeAt(0.04, 0.1, 0.92, 0.8)).map(Number)) * 0.46).toBeLessThan(0.5);
  // Where its picture cuts it off anyway, that does not hold the camera back.
  expect(scales(wholeAt(0.3, 0.06, 0.4, 0.94, { below: true, above: true }))).toEqual([1.02, 1.2]);
});
