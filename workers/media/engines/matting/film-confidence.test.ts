import { expect, it } from "vitest";
import type { Picture, Plane } from "../picture/raster.ts";
import { FilmJudge } from "./film-confidence.ts";

const [WIDTH, HEIGHT] = [64, 36] as const;

/** A box that is so much there, from this column on. */
function box(left: number, { there = 1, side = 16 } = {}): Plane {
  const data = new Float32Array(WIDTH * HEIGHT);
  for (let y = 10; y < 10 + side; y += 1) for (let x = left; x < left + side; x += 1) data[y * WIDTH + x] = there;
  return { data, width: WIDTH, height: HEIGHT };
}
/** The picture that shows what a mask says: white on black. */
const pictureOf = ({ data, width, height }: Plane): Picture => ({
  data: Uint8Array.from({ length: width * height * 3 }, (_, at) => 255 * (data[Math.floor(at / 3)] ?? 0)),
  width,
  height,
});
const GREY: Picture = { data: new Uint8Array(WIDTH * HEIGHT * 3).fill(128), width: WIDTH, height: HEIGHT };

function judged(masks: readonly Plane[], { shows = pictureOf, flicker = 0 } = {}) {
  const judge = new FilmJudge(10);
  for (const mask of masks) judge.next(shows(mask), mask, mask);
  return judge.judgement(flicker);
}
const frames = (make: (n: number) => Plane): Plane[] => Array.from({ length: 12 }, (_, n) => make(n));

it("a clear subject that goes its way is trusted, and so is a film of one frame", () => {
  expect(judged(frames((n) => box(10 + 2 * n)))).toEqual({ confidence: 1, doubt: null });
  expect(judged([box(10)])).toEqual({ confidence: 1, doubt: null });
});

it("what is here in one frame and there in the next is unsteady", () => {
  expect(judged(frames((n) => box(n % 2 === 0 ? 4 : 40)))).toEqual({ confidence: 0, doubt: "unsteady" });
});

it("an outline where the picture has no edge is unsteady, and so is one that changes while the film stands still", () => {
  expect(
    judged(
      frames(() => box(10)),
      { shows: () => GREY },
    ),
  ).toEqual({ confidence: 0, doubt: "unsteady" });
  expect(
    judged(
      frames(() => box(10)),
      { flicker: 0.03 },
    ),
  ).toEqual({ confidence: 0, doubt: "unsteady" });
  expect(
    judged(
      frames(() => box(10)),
      { flicker: 0.004 },
    ),
  ).toEqual({ confidence: 1, doubt: null });
});

it("what is half there is no subject, nor is a speck, nor what shows in a tenth of the frames", () => {
  expect(judged(frames(() => box(10, { there: 0.7 })))).toEqual({ confidence: 0, doubt: "subject" });
  expect(judged(frames(() => box(10, { side: 2 })))).toMatchObject({ doubt: "subject" });
  expect(judged(frames((n) => box(10, { there: n === 0 ? 1 : 0 })))).toMatchObject({ doubt: "subject" });
});
