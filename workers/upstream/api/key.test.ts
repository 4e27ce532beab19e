import { expect, it } from "vitest";
import { isKey, keyInAddress, newKey } from "./key.ts";

it("a key has its prefix, 37 characters and a checksum that a typo does not pass", () => {
  const key = newKey();
  expect(key).toMatch(/^rw_live_[0-9A-Za-z]{43}$/);
  expect(isKey(key)).toBe(true);
  for (let at = 8; at < key.length; at += 1) {
    const other = key[at] === "a" ? "b" : "a";
    expect(isKey(key.slice(0, at) + other + key.slice(at + 1)), `character ${at}`).toBe(false);
  }
  for (const text of ["", key.slice(1), `${key}a`, key.toUpperCase(), key.replace("live", "test")]) expect(isKey(text)).toBe(false);
});

it("no two are alike, and every character of the alphabet is as likely as any other", () => {
  const keys = Array.from({ length: 500 }, newKey);
  expect(new Set(keys).size).toBe(500);
  const counts = new Map<string, number>();
  for (const key of keys) for (const sign of key.slice(8, 45)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(62);
  // 298 of each are to be expected, with a deviation of 17: seven of them are past chance.
  for (const [sign, count] of counts) expect(Math.abs(count - (500 * 37) / 62), sign).toBeLessThan(120);
});

it("is found in an address, however it is written there", () => {
  const key = newKey();
  expect(keyInAddress(`https://a.example/v1/tasks?key=${key}&b=1`)).toBe(key);
  expect(keyInAddress(`https://a.example/v1/${key}`)).toBe(key);
  expect(keyInAddress(`https://a.example/v1/tasks?k=${key.replace("_", "%5f")}`)).toBe(key);
  expect(keyInAddress(`https://a.example/v1/tasks?k=%&x=${key}`)).toBe(key);
  expect(keyInAddress("https://a.example/v1/tasks?k=rw_live_short")).toBeNull();
});
