import { expect, it, vi } from "vitest";
import type { Brush } from "./element.ts";
import { drawSprite } from "./sprite.ts";

type Drawn = Parameters<typeof drawSprite>[1];

/** Where a sheet of two rows of 100 pixels is taken from and drawn to, in a box of 200. */
function drawn(index: number) {
  const drawImage = vi.fn();
  const resources = { picture: () => ({ source: {}, width: 100, height: 200 }) };
  const brush = { context: { drawImage }, resources, width: 200, height: 200, local: 0 } as unknown as Brush;
  const frames = [{ index, open: 0, wide: 0, blink: false }];
  const view = { x: 0, y: 0, width: 1, height: 1 };
  drawSprite(brush, { type: "sprite", columns: 1, rows: 2, frames, cues: [], seed: 7, effects: [], view } as unknown as Drawn);
  const [, ...numbers] = drawImage.mock.calls[0] ?? [];
  return numbers;
}

it("nothing of the frame above is drawn at the top of a frame, and what is below stays where it was", () => {
  expect(drawn(0)).toEqual([0, 0, 100, 100, 0, 0, 200, 200]);
  expect(drawn(1)).toEqual([0, 102, 100, 98, 0, 4, 200, 196]);
});
