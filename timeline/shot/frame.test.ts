import { expect, it } from "vitest";
import { composeShot, type ShotBrief } from "./compose.ts";
import { lyingIn } from "./frame.ts";
import { CAMERA_MOVES } from "./moves.ts";

const NOWHERE = { left: false, right: false, above: false, below: false };
const TALL = { width: 1080, height: 1920 };
const sofa = { plate: { url: "p", width: 1600, height: 1000 }, whole: { x: 0.05, y: 0.3, width: 0.9, height: 0.5 } };
const brief: ShotBrief = {
  id: "t",
  subject: null,
  focus: { x: 0.5, y: 0.5 },
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
  ["is narrow enough", { x: 0.4, y: 0.2, width: 0.2, height: 0.6 }],
  ["is not known", null],
])("what %s fills the frame", (_what, whole) => {
  expect(lyingIn({ canvas: TALL, plate: sofa.plate, whole })).toEqual({ x: 0, y: 0, ...TALL, ends: NOWHERE });
});

it("around a picture that ends within the frame is the picture out of focus, into which it fades", () => {
  const layers = (whole: ShotBrief["whole"]) =>
    composeShot({ ...brief, whole })
      .tracks.flatMap(({ elements }) => elements)
      .flatMap((one) => (one.type === "image" ? [one] : []));
  const [around, plate] = layers(sofa.whole);
  expect(around?.effects.map(({ type }) => type)).toEqual(["blur"]);
  expect(plate?.effects).toMatchObject([{ type: "feather", left: 0, up: 0.12 }]);
  expect(layers(null)).toHaveLength(1);
});

it("who is cut off by the lower edge of their picture stands at the frame's, through every move", () => {
  const woman = { plate: { url: "p", width: 1500, height: 1000 }, whole: { x: 0.25, y: 0.1, width: 0.45, height: 0.9 } };
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
  const car = { x: 0, y: 0.3, width: 1, height: 0.4 };
  expect(lyingIn({ canvas: TALL, plate: sofa.plate, whole: car })).toMatchObject({
    x: 0,
    width: 1080,
    ends: { ...NOWHERE, above: true, below: true },
  });
  const head = { x: 0.2, y: 0, width: 0.6, height: 1 };
  expect(lyingIn({ canvas: TALL, plate: sofa.plate, whole: head })).toMatchObject({ x: 0, y: 0, ...TALL, ends: NOWHERE });
});
