import { expect, it } from "vitest";
import { keyOut } from "./chroma.ts";

const KEY = { color: "#00b140", similarity: 0.5, smoothness: 0.2, spill: 0.3 };
function keyed(pixel: readonly number[], key = KEY): number[] {
  const data = new Uint8ClampedArray([...pixel, 255]);
  keyOut(data, key);
  return [...data];
}

it("what has the key's colour is gone, however light or dark the screen is there", () => {
  for (const green of [
    [0, 177, 64],
    [30, 190, 90],
    [10, 130, 50],
    [0, 255, 92],
  ])
    expect(keyed(green)[3], String(green)).toBe(0);
});

it("skin, white, black and other colours stay as they are", () => {
  for (const other of [
    [224, 172, 140],
    [92, 60, 48],
    [255, 255, 255],
    [12, 12, 12],
    [40, 60, 160],
    [200, 30, 40],
  ])
    expect(keyed(other)).toEqual([...other, 255]);
});

it("an edge is half there, and has less of the screen's colour", () => {
  const [r = 0, g = 0, b = 0, alpha = 0] = keyed([110, 172, 110]);
  expect(alpha).toBeGreaterThan(40);
  expect(alpha).toBeLessThan(256);
  expect(g - (r + b) / 2).toBeLessThan(172 - 110);
});

it("a blue screen takes blue; a key without colour takes nothing", () => {
  expect(keyed([0, 71, 187], { ...KEY, color: "#0047bb" })[3]).toBe(0);
  expect(keyed([0, 177, 64], { ...KEY, color: "#0047bb" })[3]).toBe(255);
  expect(keyed([128, 128, 128], { ...KEY, color: "#808080" })).toEqual([128, 128, 128, 255]);
});
