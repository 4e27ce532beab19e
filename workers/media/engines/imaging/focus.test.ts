import { expect, it } from "vitest";
import { windowAt } from "./focus.ts";

it("a window has the focus in its middle, and never leaves the picture", () => {
  const [of, window] = [
    { width: 400, height: 1000 },
    { width: 400, height: 400 },
  ];
  expect(windowAt({ x: 0.5, y: 0.5 }, of, window)).toEqual({ left: 0, top: 300 });
  expect(windowAt({ x: 0.5, y: 0.1 }, of, window)).toEqual({ left: 0, top: 0 });
  expect(windowAt({ x: 0.2, y: 0.95 }, of, window)).toEqual({ left: 0, top: 600 });
});
