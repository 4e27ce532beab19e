import { describe, expect, it } from "vitest";
import { RATIOS } from "../brief.ts";
import { extended, heads, isTrimmed, LARGEST, PLAY, seen, sharp, upper, windowOn } from "./framing.ts";
import { CANVAS } from "./geometry.ts";

const frames = RATIOS.map((ratio) => ({ ratio, box: { x: 0, y: 0, w: CANVAS[ratio].width, h: CANVAS[ratio].height } }));
const PORTRAIT = { width: 1200, height: 1500 };
const FACE = { x: 0.45, y: 0.12, width: 0.1, height: 0.11 };
const PERSON = { x: 0.2, y: 0.04, width: 0.6, height: 0.96 };

describe.each(frames)("a photograph on plain ground in $ratio", ({ box }) => {
  it("is shown whole, and its ground fills the rest", () => {
    const thing = { x: 0.3, y: 0.2, width: 0.4, height: 0.5 };
    const view = extended({ width: 640, height: 510 }, thing, { box, fill: 0.84 });
    expect(view.x).toBeLessThanOrEqual(thing.x);
    expect(view.y).toBeLessThanOrEqual(thing.y);
    expect(view.x + view.width).toBeGreaterThanOrEqual(thing.x + thing.width);
    expect(view.y + view.height).toBeGreaterThanOrEqual(thing.y + thing.height);
    expect((view.width * 640) / (view.height * 510)).toBeCloseTo(box.w / box.h, 5);
  });

  it("is never drawn larger than its pixels allow", () => {
    const view = extended({ width: 320, height: 320 }, { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, { box, fill: 1.6 });
    expect(box.w / (view.width * 320)).toBeLessThanOrEqual(LARGEST / PLAY + 0.001);
  });

  it("is shown whole in its middle where the shop has trimmed it: nothing of it is cut off", () => {
    const trimmed = { x: 0.004, y: 0.003, width: 0.992, height: 0.92 };
    expect([isTrimmed(trimmed), isTrimmed({ ...trimmed, y: 0.05 }), isTrimmed({ ...trimmed, width: 0.8 })]).toEqual([true, false, false]);
    const view = extended({ width: 263, height: 640 }, trimmed, { box, fill: 0.84, trimmed: true });
    expect(view.width).toBeGreaterThan(1);
    expect(view.x + view.width / 2).toBeCloseTo(0.5, 5);
    expect(view.y + view.height / 2).toBeCloseTo(0.463, 5);
    expect(view.height).toBeGreaterThan(trimmed.height);
  });

  it("ends where the frame ends with what its rim cuts off", () => {
    const view = extended(PORTRAIT, PERSON, { box, fill: 0.84 });
    expect(view.y + view.height).toBeCloseTo(1, 5);
  });
});

describe.each(frames)("a person in $ratio", ({ box }) => {
  it("keeps the head, hair and all, however near the camera comes", () => {
    for (const near of [1, 1.2, 1.5, 2]) {
      const part = seen(PORTRAIT, box);
      const share = { x: part.x / near, y: part.y / near };
      const middle = heads({ x: 0.5, y: 0.6 }, [FACE], share);
      const top = Math.max(0, middle.y - share.y / 2);
      expect(top).toBeLessThanOrEqual(FACE.y - FACE.height * 0.7);
      expect(middle.x - share.x / 2).toBeLessThanOrEqual(FACE.x);
      expect(middle.x + share.x / 2).toBeGreaterThanOrEqual(FACE.x + FACE.width);
    }
  });
});

it("the upper part of a person holds the head and what is worn below it", () => {
  const part = upper(FACE, PERSON);
  expect(part.y).toBeLessThan(FACE.y - 0.05);
  expect(part.y + part.height).toBeGreaterThan(FACE.y + FACE.height * 3);
  expect(part.y + part.height).toBeLessThan(0.75);
});

it("a picture that is small for its box is as large as its pixels allow, in the middle of it", () => {
  const box = { x: 0, y: 0, w: 1080, h: 1920 };
  const window = sharp({ width: 600, height: 480 }, box);
  expect(window.w / 600).toBeCloseTo(LARGEST / PLAY, 5);
  expect(window.x + window.w / 2).toBeCloseTo(540, 5);
  expect(sharp({ width: 2000, height: 2000 }, box)).toBe(box);
});

describe("a small thing at the foot of a photograph", () => {
  const file = { width: 1500, height: 1000 };
  const foot = { x: 0.25, y: 0.66, width: 0.5, height: 0.3 };
  const upright = { x: 0, y: 0, w: 1080, h: 1440 };

  it("is shown in a window that it fills, no larger than its pixels allow", () => {
    const { box, part } = windowOn(file, foot, upright) ?? { box: upright, part: foot };
    expect(box.h).toBeLessThan(upright.h * 0.6);
    expect(part.height).toBeLessThan(0.7);
    expect(box.w / (part.width * file.width)).toBeLessThanOrEqual(LARGEST / PLAY + 0.001);
    expect([part.x <= foot.x, part.y <= foot.y]).toEqual([true, true]);
    expect(part.x + part.width).toBeGreaterThanOrEqual(foot.x + foot.width);
    expect(part.y + part.height).toBeGreaterThanOrEqual(foot.y + foot.height);
    expect(part.y + part.height).toBeLessThanOrEqual(1);
  });

  it("is come nearer to in a frame that is not upright", () => {
    const wide = { x: 0, y: 0, w: 960, h: 720 };
    const { box, part } = windowOn(file, foot, wide) ?? { box: upright, part: file };
    expect(box).toBe(wide);
    expect(part.height).toBeLessThan(0.75);
    expect((part.width * file.width) / (part.height * file.height)).toBeCloseTo(4 / 3, 5);
  });

  it("takes all of a frame that it does not leave empty", () => {
    expect(windowOn(file, { ...foot, y: 0.36 }, upright)).toBeNull();
    expect(windowOn(file, { ...foot, y: 0.3, height: 0.65 }, upright)).toBeNull();
  });
});
