import { describe, expect, it } from "vitest";
import type { Packet } from "./packets.ts";
import { mapOf, planOf } from "./plan.ts";

/** 3 s at 10 pictures a second, a key every second, with B pictures: I P B B … */
const closed: Packet[] = Array.from({ length: 3 }, (_, second) => [0, 3, 1, 2, 6, 4, 5, 9, 7, 8].map((at) => ({ at, second }))).flatMap(
  (group) => group.map(({ at, second }) => ({ pts: second + at / 10, key: at === 0, bytes: 100 })),
);
const map = mapOf(closed, 3);
const shape = (start: number, end: number, mayCopy = true) =>
  planOf(map, { start, end }, mayCopy).pieces.map(({ way, start: from, end: to, frames }) => [
    way,
    Number(from.toFixed(3)),
    Number(to.toFixed(3)),
    frames,
  ]);

describe("how a span is cut", () => {
  it("copies all of it where both its ends lie on key frames", () => {
    expect(shape(1, 2)).toEqual([["copy", 1, 2, 10]]);
    expect(shape(0, 3)).toEqual([["copy", 0, 3, 30]]);
  });

  it("copies up to the film's end, wherever that is", () => {
    expect(shape(2, 9)).toEqual([["copy", 2, 3, 10]]);
  });

  it("encodes only the edges that lie between key frames", () => {
    expect(shape(0.5, 2.3)).toEqual([
      ["encode", 0.5, 1, 5],
      ["copy", 1, 2, 10],
      ["encode", 2, 2.3, 3],
    ]);
  });

  it("encodes a span that has no whole group of pictures, and any span of a film that cannot be copied", () => {
    expect(shape(1.2, 1.7)).toEqual([["encode", 1.2, 1.7, 5]]);
    expect(shape(0, 3, false)).toEqual([["encode", 0, 3, 30]]);
  });

  it("begins and ends on the next picture where a time lies between two", () => {
    expect(shape(1.24, 1.45)).toEqual([["encode", 1.3, 1.5, 2]]);
  });

  it("cuts within a picture that stands for long", () => {
    const slow = mapOf(
      [0, 0.1, 2, 2.1].map((pts) => ({ pts, key: pts === 0, bytes: 1 })),
      5,
    );
    const ends = (start: number, end: number) => planOf(slow, { start, end }, true).pieces;
    expect(ends(0.5, 2.05)).toEqual([{ way: "encode", start: 0.5, end: 2.1, frames: 2, from: -1 }]);
    expect(ends(0.5, 1)).toEqual([{ way: "encode", start: 0.5, end: 1, frames: 1, from: -1, held: true }]);
    expect(ends(0, 3)).toEqual([{ way: "encode", start: 0, end: 3, frames: 4, from: -1, held: true }]);
  });

  it("does not copy from a key frame that pictures before it lean on", () => {
    // The second key's leading pictures are decoded after it and shown before it.
    const open = [0, 0.2, 0.1, 0.5, 0.3, 0.4, 0.6, 0.7].map((pts) => ({ pts, key: pts === 0 || pts === 0.5, bytes: 1 }));
    const plan = planOf(mapOf(open, 0.8), { start: 0.5, end: 0.8 }, true);
    expect(plan.pieces.map(({ way }) => way)).toEqual(["encode"]);
  });
});
