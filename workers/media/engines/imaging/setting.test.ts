import { expect, it } from "vitest";
import { plane, type Picture } from "../picture/raster.ts";
import { labOf } from "./colour.ts";
import { beyondFocus } from "./depth.ts";
import { LEDGE, withLedge } from "./ledge.ts";
import { standingPrint, withPrint } from "./print.ts";
import { hasGround, isTrusted, settingOf } from "./setting.ts";

const SIZE = { width: 240, height: 240 };
const scene = (colour: (x: number, y: number) => number): Picture => {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1)
    data.fill(colour(at % SIZE.width, Math.floor(at / SIZE.width)), at * 3, at * 3 + 3);
  return { data, ...SIZE };
};
const covering = (from: number, to: number, value = 1) => {
  const mask = plane(SIZE.width, SIZE.height);
  for (let at = 0; at < mask.data.length; at += 1) {
    const [x, y] = [(at % SIZE.width) / SIZE.width, Math.floor(at / SIZE.width) / SIZE.height];
    if (x > 0.3 && x < 0.7 && y > from && y < to) mask.data[at] = value;
  }
  return mask;
};
const SEEN = {
  source: { path: "", format: "jpeg", hasAlpha: false, ...SIZE },
  box: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 },
  doubt: null,
  people: [],
  engine: "",
};
const WHOLE = { above: false, below: false, left: false, right: false };

it("a table is a ground; waves, and what the scene is of at its lower edge, are none", () => {
  const table = scene((_, y) => (y > 150 ? 180 : 90));
  expect(hasGround(table, null)).toBe(true);
  expect(
    hasGround(
      scene((x, y) => 128 + 30 * Math.sin(x / 3) * Math.sin(y / 2)),
      null,
    ),
  ).toBe(false);
  expect(hasGround(table, covering(0.5, 1))).toBe(false);
});

it("a table that the scene is of is a ground, whatever its grain: from side to side, with a straight far edge", () => {
  const planks = scene((x) => (x % 4 < 2 ? 90 : 180));
  const table = (top: (x: number) => number) => {
    const mask = plane(SIZE.width, SIZE.height);
    return { ...mask, data: mask.data.map((_, at) => (Math.floor(at / SIZE.width) >= top(at % SIZE.width) ? 1 : 0)) };
  };
  expect(
    hasGround(
      planks,
      table(() => 180),
    ),
  ).toBe(true);
  expect(hasGround(planks, null)).toBe(false);
  // A hill; a table that ends within the picture; one whose edge lies too low to stand behind.
  expect(
    hasGround(
      planks,
      table((x) => 150 + Math.abs(x - 120) / 3),
    ),
  ).toBe(false);
  expect(
    hasGround(
      planks,
      table((x) => (x > 200 ? 240 : 180)),
    ),
  ).toBe(false);
  expect(
    hasGround(
      planks,
      table(() => 225),
    ),
  ).toBe(false);
});

it("a thing that is whole is trusted; glass, what is cut off and what lost a part are not", () => {
  const thing = { mask: covering(0.2, 0.8), doubt: null, people: [] };
  expect(isTrusted(thing, WHOLE)).toBe(true);
  expect(isTrusted({ ...thing, doubt: "parts" }, WHOLE)).toBe(false);
  expect(isTrusted({ ...thing, doubt: "cropped" }, { ...WHOLE, above: true })).toBe(false);
  const glass = covering(0.2, 0.8);
  for (let at = 0; at < glass.data.length; at += 16) if (glass.data[at] === 1) glass.data.fill(0.5, at, at + 2);
  expect(isTrusted({ mask: glass, doubt: "area", people: [] }, WHOLE)).toBe(false);
  expect(isTrusted({ mask: null, doubt: null, people: [] }, WHOLE)).toBe(false);
});

it("a surface lies before the scene and is told from what stands on it; above it nothing changes", () => {
  const behind = scene(() => 120);
  const [made, l] = [
    withLedge(behind, 50),
    (y: number, of: Picture) =>
      labOf(...(Array.from(of.data.subarray(y * SIZE.width * 3, y * SIZE.width * 3 + 3)) as [number, number, number]))[0],
  ];
  expect(made.data.subarray(0, 100)).toEqual(behind.data.subarray(0, 100));
  expect(Math.abs(l(Math.round(LEDGE.foot * SIZE.height), made) - 50)).toBeGreaterThan(8);
});

it("the ground stays sharp where something stands, what is far goes out of focus", async () => {
  const checks = scene((x) => (x % 8 < 4 ? 0 : 255));
  const { data } = await beyondFocus(checks, 0.7, 6);
  const spread = (y: number): number => {
    const row = data.subarray((y * SIZE.width + 80) * 3, (y * SIZE.width + 160) * 3);
    return Math.max(...row) - Math.min(...row);
  };
  expect(spread(220)).toBe(255);
  expect(spread(20)).toBeLessThan(60);
});

it("a print shows its photograph whole, stands on the scene's ground in a shadow, off the sides of the scene and off its people", async () => {
  const face = { x: 0.6, y: 0.2, width: 0.3, height: 0.3 };
  const white = scene(() => 255);
  const at = { heights: [0.66, 0.5], width: 0.6, foot: 0.93, margin: 0.06 };
  const print = await standingPrint(
    { picture: white, people: [face], mask: null },
    scene(() => 0),
    at,
  );
  const { data } = withPrint(white, print, 0.5);
  const black = Array.from({ length: SIZE.width * SIZE.height }, (_, place) => place).filter((place) => data[place * 3] === 0);
  const [xs, ys] = [black.map((place) => place % SIZE.width), black.map((place) => Math.floor(place / SIZE.width))];
  const [left, right, low] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  expect(left).toBeGreaterThan(0.06 * SIZE.width);
  expect(right).toBeLessThan(0.6 * SIZE.width);
  expect(Math.abs(low - Math.min(...ys) - (right - left))).toBeLessThan(3);
  // Its paper ends at the foot; there it is darkest, and above it nothing is.
  const foot = Math.round(0.93 * SIZE.height);
  expect(Math.abs(low - foot)).toBeLessThan(0.04 * SIZE.height);
  expect(data[((foot + 2) * SIZE.width + Math.round((left + right) / 2)) * 3]).toBeLessThan(200);
  expect(data[(10 * SIZE.width + left) * 3]).toBe(255);
});

it("what is larger than a table, or alive, does not stand on one", async () => {
  const thing = { ...SEEN, mask: covering(0.2, 0.8), picture: scene(() => 90) };
  const table = { picture: scene((_, y) => (y > 150 ? 180 : 90)), mask: null, people: [] };
  const sea = { picture: scene((x, y) => 128 + 30 * Math.sin(x / 3) * Math.sin(y / 2)), mask: null, people: [] };
  const settings = (kinds: Record<string, number>) =>
    Promise.all([table, sea].map((one) => settingOf(thing, one, () => Promise.resolve(new Map(Object.entries(kinds))))));
  expect(await settings({ cup: 0.9 })).toEqual(["stands", "ledge"]);
  expect(await settings({ bear: 0.6 })).toEqual(["print", "print"]);
  expect(await settings({ car: 0.3, vase: 0.8 })).toEqual(["stands", "ledge"]);
});

it("somebody whose face is not seen stands in the scene all the same; a jacket alone does not", async () => {
  // Nobody's sides are straight.
  const body = plane(SIZE.width, SIZE.height);
  for (let at = 0; at < body.data.length; at += 1) {
    const [x, y] = [(at % SIZE.width) / SIZE.width, Math.floor(at / SIZE.width) / SIZE.height];
    if (y > 0.2 && Math.abs(x - 0.5) < 0.2 - 0.1 * y) body.data[at] = 1;
  }
  const away = { ...SEEN, mask: body, doubt: "cropped" as const, picture: scene(() => 90) };
  const table = { picture: scene((_, y) => (y > 150 ? 180 : 90)), mask: null, people: [] };
  const setting = (person: number) => settingOf(away, table, () => Promise.resolve(new Map([["person", person]])));
  expect(await setting(0.72)).toBe("stands");
  expect(await setting(0.57)).toBe("print");
});

it("who is cut off at both sides of their picture is shown in it; at one side they stand there", () => {
  const person = { mask: covering(0.2, 1), doubt: null, people: [{ x: 0.4, y: 0.2, width: 0.2, height: 0.2 }] };
  expect(isTrusted(person, { ...WHOLE, below: true, left: true })).toBe(true);
  expect(isTrusted(person, { ...WHOLE, below: true, left: true, right: true })).toBe(false);
});

it("who is cut off at both sides fills a scene from side to side, where that leaves room above the head and hides nobody", async () => {
  const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.2 };
  const bust = plane(SIZE.width, SIZE.height);
  for (let at = 0; at < bust.data.length; at += 1) {
    const [x, y] = [(at % SIZE.width) / SIZE.width, Math.floor(at / SIZE.width) / SIZE.height];
    if (y > 0.6 || (y > 0.2 && Math.abs(x - 0.5) < 0.2)) bust.data[at] = 1;
  }
  const person = { ...SEEN, mask: bust, box: { x: 0, y: 0.2, width: 1, height: 0.8 }, people: [face], picture: scene(() => 90) };
  const wide = { ...scene(() => 120), width: 240, height: 135, data: new Uint8Array(240 * 135 * 3).fill(120) };
  const settings = [
    { picture: scene(() => 120), mask: null, people: [] },
    { picture: scene(() => 120), mask: null, people: [face] },
    { picture: wide, mask: null, people: [] },
  ].map((one) => settingOf(person, one, () => Promise.resolve(new Map())));
  expect(await Promise.all(settings)).toEqual(["stands", "print", "print"]);
});

it("whose head is cut off is a print in a scene too narrow for them, and stands in a wider one", async () => {
  const close = plane(SIZE.width, SIZE.height);
  for (let at = 0; at < close.data.length; at += 1)
    if (at % SIZE.width < SIZE.width * (0.6 + 0.2 * (at / close.data.length))) close.data[at] = 1;
  const face = { x: 0.2, y: 0.1, width: 0.5, height: 0.7 };
  const person = { ...SEEN, mask: close, box: { x: 0, y: 0, width: 0.8, height: 1 }, people: [face], picture: scene(() => 90) };
  const sized = (width: number, height: number) => ({
    picture: { width, height, data: new Uint8Array(width * height * 3).fill(120) },
    mask: null,
    people: [],
  });
  const settings = [sized(135, 240), sized(240, 240)].map((one) => settingOf(person, one, () => Promise.resolve(new Map())));
  expect(await Promise.all(settings)).toEqual(["print", "stands"]);
});
