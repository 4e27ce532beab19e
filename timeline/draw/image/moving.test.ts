import { expect, it } from "vitest";
import type { ElementOf } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import { moving } from "./moving.ts";

/** A surface that remembers from where to where it was faded. */
function recording() {
  const fades: number[][] = [];
  const context = {
    clearRect: () => undefined,
    drawImage: () => undefined,
    fillRect: () => undefined,
    createLinearGradient: (...line: number[]) => {
      fades.push(line);
      return { addColorStop: () => undefined };
    },
  };
  const brush = {
    width: 400,
    height: 600,
    resources: {
      scale: 1,
      cache: new Map<string, unknown>(),
      surface: (width: number, height: number) => ({ width, height, getContext: () => context }),
    },
  } as unknown as Brush;
  return { brush, fades };
}
const element = (effects: ElementOf<"video">["effects"]) => ({ id: "v", type: "video", effects }) as unknown as ElementOf<"video">;
const frame = {
  picture: { source: "frame" as unknown as CanvasImageSource, width: 400, height: 600 },
  source: { x: 0, y: 0, width: 400, height: 600 },
};

it("a film fades where it ends within the frame, in each of its frames", () => {
  const { brush, fades } = recording();
  const body = moving(
    brush,
    element([{ type: "feather", left: 0.08, right: 0.08, up: 0, down: 0 }]),
    frame as Parameters<typeof moving>[2],
  );
  expect(body.source).not.toBe("frame");
  expect(fades).toEqual([
    [0, 0, 32, 0],
    [400, 0, 368, 0],
  ]);
});

it("a film without effects is drawn as it is", () => {
  expect(moving(recording().brush, element([]), frame as Parameters<typeof moving>[2]).source).toBe("frame");
});
