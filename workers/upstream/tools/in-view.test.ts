import { expect, it } from "vitest";
import { inView } from "./in-view.ts";

const FOCUS = { x: 0.5, y: 0.1, width: 0.4, height: 0.8 };

it("keeps the largest face of a photograph in view, else the middle of what it is of", () => {
  expect(inView({ focus: FOCUS, people: [] })).toEqual({ x: 0.7, y: 0.5 });
  const seen = inView({ focus: FOCUS, people: [{ x: 0.6, y: 0.12, width: 0.1, height: 0.1 }] });
  expect(seen.x).toBeCloseTo(0.65);
  expect(seen.y).toBeCloseTo(0.17);
});
