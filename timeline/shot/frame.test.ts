import { expect, it } from "vitest";
import type { ShotBrief } from "./brief.ts";
import { composeShot } from "./compose.ts";
import { lyingIn, type Whole } from "./frame.ts";
import { CAMERA_MOVES } from "./moves.ts";

const NOWHERE = { left: false, right: false, above: false, below: false };
const UNCUT = NOWHERE;
const wholeAt = (x: number, y: number, width: number, height: number, cut: Partial<Whole["cut"]> = {}): Whole => ({
  x,
  y,
  width,
  height,
  cut: { ...UNCUT, ...cut },
});
const TALL = { width: 1080, height: 1920 };
const sofa = { plate: { url: "p", width: 1600, height: 1000 }, whole: wholeAt(0.05, 0.3, 0.9, 0.5) };
const brief: ShotBrief = {
  id: "t",
  subject: null,
  ground: null,
  calm: { left: true, right: true, above: true, below: true },
  focus: { x: 0.5, y: 0.5 },
  people: [],
  canvas: TALL,
  move: "push",
  seconds: 4,
  music: null,
  mark: "",
  ...sofa,
};

it("a wide thing is whole in a tall frame, and in its middle", () => {
  const { x, y, width, height, ends } = lyingIn({ canvas: TALL, ...sofa });
  expect(x + 0.05 * width).toBeGreaterThanOrEqual(0);
  expect(x + 0.95 * width).toBeLessThanOrEqual(1080);
  expect(y + 0.55 * height).toBeCloseTo(960);
  expect(width / height).toBeCloseTo(1.6);
  expect(ends).toEqual({ ...NOWHERE, above: true, below: true });
});

it.each([
  ["is narrow enough", wholeAt(0.4, 0.2, 0.2, 0.6)],
  ["is not known", null],
])("what %s fills the frame", (_what, whole) => {
  expect(lyingIn({ canvas: TALL, plate: sofa.plate, whole })).toEqual({ x: 0, y: 0, ...TALL, ends: NOWHERE });
});

it("around a picture that ends within the frame its own edges are drawn out, beyond what any move shows, and it fades into them", () => {
  const layers = (whole: ShotBrief["whole"]) =>
    composeShot({ ...brief, whole })
      .tracks.flatMap(({ elements }) => elements)
      .flatMap((one) => (one.type === "image" ? [one] : []));
  const [above, below, plate] = layers(sofa.whole);
  const { y = 0, height = 0 } = lyingIn({ canvas: TALL, ...sofa });
  expect(above?.crop).toMatchObject({ fit: "fill", rect: { x: 0.1, y: 0.1, width: 0.8 } });
  expect(below?.crop.rect?.y).toBeCloseTo(0.88);
  expect((above?.transform.y ?? 0) - (above?.transform.height ?? 0) / 2).toBeLessThan(-0.2 * 1920);
  expect((above?.transform.y ?? 0) + (above?.transform.height ?? 0) / 2).toBeGreaterThan(y + 0.1 * height);
  expect((below?.transform.y ?? 0) + (below?.transform.height ?? 0) / 2).toBeGreaterThan(1.2 * 1920);
  expect(above?.effects.map(({ type }) => type)).toEqual(["blur"]);
  expect(plate?.effects).toMatchObject([{ type: "feather", left: 0, up: 0.12 }]);
  expect(layers(null)).toHaveLength(1);
});

it("a thing that touches the edges of its picture on a plain ground is whole in the frame, and does not fade", () => {
  const camera = wholeAt(0.004, 0.002, 0.994, 0.995);
  const { x, width, ends } = lyingIn({ canvas: TALL, plate: { width: 470, height: 432 }, whole: camera });
  expect([x + 0.004 * width, x + 0.998 * width].map(Math.round)).toEqual([130, 950]);
  expect(ends).toEqual({ left: true, right: true, above: true, below: true });
  const shot = composeShot({ ...brief, ground: "#f4f4f4", plate: { url: "p", width: 470, height: 432 }, whole: camera });
  const plate = shot.tracks.flatMap(({ elements }) => elements).find(({ id }) => id === "plate");
  expect(plate?.type === "image" && plate.effects).toMatchObject([{ type: "feather", left: 0.015, right: 0.015, up: 0.015, down: 0.015 }]);
});

it("around a thing before a plain ground that ground goes on", () => {
  const [around] = composeShot({ ...brief, ground: "#fdfdfd" }).tracks.flatMap(({ elements }) => elements);
  expect(around).toMatchObject({ id: "surround", fill: { type: "solid", color: "#fdfdfd" }, transform: { width: 1080, height: 1920 } });
});

it("who is cut off by the lower edge of their picture stands at the frame's, through every move", () => {
  const woman = { plate: { url: "p", width: 1500, height: 1000 }, whole: wholeAt(0.25, 0.1, 0.45, 0.9, { below: true }) };
  const { y, height, ends } = lyingIn({ canvas: TALL, ...woman });
  expect(y + height).toBeGreaterThan(1920);
  expect(ends).toEqual({ ...NOWHERE, above: true });
  for (const move of CAMERA_MOVES) {
    const shot = composeShot({ ...brief, ...woman, subject: woman.plate, move });
    const layers = shot.tracks.flatMap(({ elements }) => elements).filter(({ id }) => id === "subject" || id === "plate");
    for (const { transform, keyframes } of layers.flatMap((one) => (one.type === "image" ? [one] : [])))
      for (const at of [0, 1]) {
        const valueOf = (name: string, otherwise: number) => keyframes.filter(({ property }) => property === name)[at]?.value ?? otherwise;
        expect(Number(valueOf("y", transform.y)) + (Number(valueOf("scale", 1)) * transform.height) / 2, move).toBeGreaterThanOrEqual(1920);
      }
  }
});

it("what its picture cuts off at both sides fills the frame from side to side, or all of it", () => {
  const car = wholeAt(0, 0.3, 1, 0.4, { left: true, right: true });
  expect(lyingIn({ canvas: TALL, plate: sofa.plate, whole: car })).toMatchObject({
    x: 0,
    width: 1080,
    ends: { ...NOWHERE, above: true, below: true },
  });
  const head = wholeAt(0.2, 0, 0.6, 1, { above: true, below: true });
  expect(lyingIn({ canvas: TALL, plate: sofa.plate, whole: head })).toMatchObject({ x: 0, y: 0, ...TALL, ends: NOWHERE });
});

it("a film that goes on where another has ended lays no second light over it", () => {
  const ids = (goesOn: boolean) => composeShot({ ...brief, goesOn }).tracks.map(({ id }) => id);
  expect([ids(false).includes("air"), ids(true).includes("air")]).toEqual([true, false]);
});

it("beyond the edge of a picture whose subject is a layer of its own the picture goes on, mirrored", () => {
  const subject = { url: "s", width: 1600, height: 1000 };
  const [above] = composeShot({ ...brief, subject })
    .tracks.flatMap(({ elements }) => elements)
    .flatMap((one) => (one.type === "image" ? [one] : []));
  const { x = 0, width = 0, height = 0 } = lyingIn({ canvas: TALL, ...sofa });
  expect(above?.effects.map(({ type }) => type)).toEqual(["blur", "mirror"]);
  expect(above?.transform.width).toBeCloseTo(width);
  expect((above?.transform.x ?? 0) - (above?.transform.width ?? 0) / 2).toBeCloseTo(x);
  // No more of it than is above the sofa, drawn out: what is behind it is no wall.
  expect((above?.transform.height ?? 0) / height).toBeGreaterThan(0.3);
  expect(above?.crop.rect?.height).toBeCloseTo(0.3);
});

it("as much is mirrored as a picture has beside what it is of, and a fifth of it where that is less", () => {
  const subject = { url: "s", width: 1600, height: 1000 };
  const mirrored = (whole: Whole, side: string) =>
    composeShot({ ...brief, subject, whole })
      .tracks.flatMap(({ elements }) => elements)
      .flatMap((one) => (one.type === "image" && one.id === `surround-${side}` ? [one.crop.rect?.height ?? 0] : []))[0];
  expect(mirrored(wholeAt(0.05, 0.3, 0.9, 0.45), "below")).toBeCloseTo(0.25);
  expect(mirrored(wholeAt(0.05, 0.05, 0.9, 0.9), "above")).toBeCloseTo(0.2);
});
