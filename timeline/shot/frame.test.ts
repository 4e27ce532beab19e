import { expect, it } from "vitest";
import { composeShot, type ShotBrief } from "./compose.ts";
import { lyingIn } from "./frame.ts";

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
  expect(ends).toEqual({ across: false, down: true });
});

it.each([
  ["is narrow enough", { x: 0.4, y: 0.2, width: 0.2, height: 0.6 }],
  ["is not known", null],
])("what %s fills the frame", (_what, whole) => {
  expect(lyingIn({ canvas: TALL, plate: sofa.plate, whole })).toEqual({ x: 0, y: 0, ...TALL, ends: { across: false, down: false } });
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
