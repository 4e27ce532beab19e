import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { box } from "../../../../../timeline/measured.ts";
import type { Point } from "../photo/face.ts";

/** Where a face is in every frame of a loop: the mesh's points in pixels of the film, x and y in turn. */
const rigFile = z.object({
  version: z.literal(1),
  fps: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  face: box,
  /** How soft the film is, in pixels of it: what is painted into the mouth is as soft. */
  soft: z.number(),
  /** The frame in which their mouth is open, so that its inside can be seen; null: it never is. */
  open: z.number().int().nullable(),
  /**
   * Their face where they say nothing, a square of so many pixels of the film as JPEG, and the mesh in it; null: their lips are shut
   * nowhere. Loops that are older than this have none.
   */
  rest: z
    .object({ jpeg: z.base64(), side: z.number().int(), mesh: z.array(z.number()).length(936) })
    .nullable()
    .default(null),
  frames: z.array(z.array(z.number()).length(936)).min(2).max(1000),
});
export type RigFile = z.infer<typeof rigFile>;

export const readRig = async (path: string): Promise<RigFile> => rigFile.parse(JSON.parse(await readFile(path, "utf8")));
export const writeRig = (path: string, rig: RigFile): Promise<void> => writeFile(path, JSON.stringify(rig));

export const flattened = (mesh: readonly Point[]): number[] => mesh.slice(0, 468).flatMap(([x, y]) => [round(x), round(y)]);
export const meshOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: 468 }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0] as const);

const round = (value: number): number => Math.round(value * 10) / 10;

/** A frame and its neighbours by nearness: what the mesh trembles from frame to frame is none of the face. */
const WEIGHTS = [0.06, 0.24, 0.4, 0.24, 0.06];
/** Lips and jaw of somebody who speaks are elsewhere two frames later: a mesh that lags leaves a part of a lip behind. */
const SPEAKING_WEIGHTS = [0, 0.12, 0.76, 0.12, 0];
/** What is lower in the frame than this speaks. */
const NOSE_TIP = 1;
/** Points that no mouth moves: the bridge of the nose, its tip, the corners of the eyes. */
const FIRM = [6, 197, 4, 33, 133, 362, 263];

type Place = readonly [x: number, y: number];

/** Where a head is in a frame: the middle of what no mouth moves. */
function placeOf(frame: readonly number[]): Place {
  const sum = (offset: number): number => FIRM.reduce((all, index) => all + (frame[index * 2 + offset] ?? 0), 0) / FIRM.length;
  return [sum(0), sum(1)];
}

/** Steadies a mesh over time, within the head: that may move as fast as it does. The first frame follows the last. */
export function steadied(frames: readonly (readonly number[])[]): number[][] {
  const places = frames.map(placeOf);
  const own = frames.map((frame, index) => frame.map((value, at) => value - (places[index]?.[at % 2 === 0 ? 0 : 1] ?? 0)));
  return frames.map((frame, index) => {
    const tip = frame[NOSE_TIP * 2 + 1] ?? 0;
    return frame.map((_, at) => {
      const speaks = (frame[at - (at % 2) + 1] ?? 0) > tip;
      const around = (speaks ? SPEAKING_WEIGHTS : WEIGHTS).reduce(
        (sum, weight, step) => sum + weight * (own[(index + step - 2 + own.length) % own.length]?.[at] ?? 0),
        0,
      );
      return round(around + (places[index]?.[at % 2 === 0 ? 0 : 1] ?? 0));
    });
  });
}
