import { describe, expect, it } from "vitest";
import { beatsOf } from "./beats.ts";

/** Ten seconds with a stroke each 0.5 s from 0.2 s on, and a softer one between them. */
const wave = Float32Array.from({ length: 1000 }, (_, at) => ((at - 20) % 50 === 0 ? 1 : (at - 45) % 50 === 0 ? 0.3 : 0.05));

describe("beats", () => {
  it("are where something is struck again and again", () => {
    const beats = beatsOf({ wave });
    expect(beats.slice(0, 3)).toEqual([0.2, 0.7, 1.2]);
    expect(beats).toHaveLength(20);
  });

  it("are not heard in silence", () => expect(beatsOf({ wave: new Float32Array(1000) })).toEqual([]));
});
