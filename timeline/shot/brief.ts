import type { Easing, Keyframe, Property } from "../document/motion.ts";
import type { Sides, Whole } from "./frame.ts";
import type { Point, Spot } from "./group.ts";
import type { CameraMove } from "./moves.ts";

export interface File {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** One shot of one picture: its layers, and how the camera goes. Seconds; urls are keys that the renderer resolves. */
export interface ShotBrief {
  readonly id: string;
  readonly plate: File;
  /** The subject alone, of the plate's size; null: the camera moves over the whole picture. */
  readonly subject: File | null;
  /** What stays in view where the frame cuts the picture, 0…1. */
  readonly focus: Point;
  /** Faces in it, 0…1: the frame's edge is not to go through one. */
  readonly people: readonly Spot[];
  /** Where in it is what it is of, 0…1, which the frame is not to cut; null: not known. */
  readonly whole: Whole | null;
  /** The one color around it in its picture; null: there is none. */
  readonly ground: string | null;
  /** Along which of its sides there is so little to see that it can go on beyond them. */
  readonly calm: Sides;
  readonly canvas: { readonly width: number; readonly height: number };
  readonly move: CameraMove;
  /** It begins with the picture as it is, where another film has just ended. */
  readonly goesOn?: boolean;
  readonly seconds: number;
  readonly music: { readonly url: string; readonly duration: number } | null;
  /** Written in a corner; empty: nothing. */
  readonly mark: string;
}

export type Timed = { readonly startTime: number; readonly duration: number };

const EASE: Easing = "inOut";

export const keysOf = (property: Property, [from, to]: readonly [number, number], length: number): Keyframe[] => [
  { property, time: 0, value: from, easing: "hold" },
  { property, time: length, value: to, easing: EASE },
];
