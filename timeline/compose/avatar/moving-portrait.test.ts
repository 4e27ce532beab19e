import { expect, it, vi } from "vitest";
import { documentDuration } from "../../document.ts";
import type { Brush } from "../../draw/element.ts";
import { drawSprite } from "../../draw/sprite.ts";
import { seconds, ticks } from "../../time.ts";
import { MOVING_SECONDS, movingPortrait } from "./moving-portrait.ts";

/** A row of frames of 100 pixels: the lips shut, half open and open, with eyes open and shut. */
const frames = [0, 0.5, 1].flatMap((open, at) => [false, true].map((blink) => ({ index: at * 2 + Number(blink), open, wide: 0, blink })));
const FACE = { x: 0.3, y: 0.35, width: 0.4, height: 0.45 };
const person = { sheet: { url: "sheet", width: 600, height: 100 }, columns: 6, rows: 1, frames, face: FACE };
const photo = (width: number, height: number, frame: { x: number; y: number; width: number; height: number }) => ({
  url: "photo",
  width,
  height,
  frame,
  chin: 0.5,
});
const made = (...asked: Parameters<typeof photo>) => movingPortrait("a1", person, photo(...asked));
const elementsOf = (document: ReturnType<typeof movingPortrait>) => {
  const [back, face] = document.tracks.flatMap(({ elements }) => elements);
  if (back?.type !== "image" || face?.type !== "sprite") throw new Error("a photo with a face over it");
  return { back, face };
};
/** Where something is, in pixels of the film. */
const boxOf = ({ transform: { x, y, width, height } }: { transform: { x: number; y: number; width: number; height: number } }) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

it.each([
  ["upright", 900, 1600, { x: 0.2, y: 0.1, width: 0.5, height: 0.28125 }],
  ["wide, with the face at its side", 1600, 900, { x: 0.7, y: 0.2, width: 0.225, height: 0.4 }],
  ["nothing but a face", 800, 800, { x: 0, y: 0, width: 1, height: 1 }],
])(
  "a photo that is %s fills the square, and all of the face is in it; what speaks is exactly over the photo",
  (_is, width, height, frame) => {
    const document = made(width, height, frame);
    const { canvas } = document;
    expect(canvas.width).toBe(canvas.height);
    const { back, face } = elementsOf(document);
    const [whole, speaking] = [boxOf(back), boxOf(face)];
    for (const [edge, least, most] of [
      ["left", -Infinity, 1e-6],
      ["top", -Infinity, 1e-6],
      ["right", canvas.width - 1e-6, Infinity],
      ["bottom", canvas.height - 1e-6, Infinity],
    ] as const) {
      expect(whole[edge]).toBeGreaterThanOrEqual(least);
      expect(whole[edge]).toBeLessThanOrEqual(most);
    }
    const seen = { wide: speaking.right - speaking.left, high: speaking.bottom - speaking.top };
    const [x, y] = [speaking.left + FACE.x * seen.wide, speaking.top + FACE.y * seen.high];
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x + FACE.width * seen.wide, y + FACE.height * seen.high)).toBeLessThan(canvas.width);
    // No pixel of a photo is made larger, but of one that is smaller than the film.
    expect((whole.right - whole.left) / width).toBeLessThanOrEqual(1 + 1e-6);
    const [wide, high] = [whole.right - whole.left, whole.bottom - whole.top];
    expect(wide / high).toBeCloseTo(width / height);
    expect((speaking.left - whole.left) / wide).toBeCloseTo(frame.x);
    expect((speaking.bottom - whole.top) / high).toBeCloseTo(frame.y + frame.height);
  },
);

/** The frame that is drawn at a moment. */
function frameAt(face: ReturnType<typeof elementsOf>["face"], at: number) {
  const drawImage = vi.fn();
  const resources = { picture: () => ({ source: {}, ...person.sheet }) };
  drawSprite({ context: { drawImage }, resources, width: 100, height: 100, local: ticks(at) } as unknown as Brush, face);
  return frames[Number(drawImage.mock.calls[0]?.[1]) / 100];
}

it("it says something and blinks once; its eyes are open and its lips shut at its start, at its end and in its still", () => {
  const document = made(900, 1600, { x: 0.2, y: 0.1, width: 0.5, height: 0.28125 });
  const { face } = elementsOf(document);
  expect(seconds(documentDuration(document))).toBeCloseTo(MOVING_SECONDS);
  const rate = document.canvas.rate.num;
  const seen = Array.from({ length: MOVING_SECONDS * rate }, (_, at) => frameAt(face, at / rate));
  // The renderer takes the still at 1.4 s (workers/media/render/film.ts).
  for (const one of [seen[0], frameAt(face, 1.4), seen.at(-1)]) expect(one).toMatchObject({ open: 0, blink: false });
  expect(seen.filter((one, at) => one?.blink && !seen[at - 1]?.blink)).toHaveLength(1);
  expect(new Set(seen.map((one) => one?.open))).toEqual(new Set([0, 0.5, 1]));
  expect(seen.filter((one, at) => at > 0 && one?.open !== seen[at - 1]?.open).length).toBeGreaterThan(8);
});
