import { boxBlur, type Picture, type Plane, plane } from "../picture/raster.ts";
import { type Flow, sampled } from "./flow.ts";

/** Half-way along their motion two pictures differ clearly where their light is further apart than this (0…255). */
const CLEARLY = 32;
/** A difference smaller than this many pixels is grain, or an edge that is a pixel aside. */
const GRAIN = 2;

const lightOf = ({ data, width, height }: Picture): Plane =>
  plane(
    width,
    height,
    Float32Array.from({ length: width * height }, (_, at) => ((data[at * 3] ?? 0) + (data[at * 3 + 1] ?? 0) + (data[at * 3 + 2] ?? 0)) / 3),
  );

/** How much of the frame shows two things through each other half-way along a motion, 0…1. Pictures and flow of one size. */
export function ghosts(first: Picture, last: Picture, { x, y }: Flow): number {
  const [a, b] = [lightOf(first), lightOf(last)];
  const apart = plane(a.width, a.height);
  for (let at = 0; at < apart.data.length; at += 1) {
    const [px, py] = [at % a.width, Math.floor(at / a.width)];
    const [dx, dy] = [(x.data[at] ?? 0) / 2, (y.data[at] ?? 0) / 2];
    apart.data[at] = Math.abs(sampled(a, px - dx, py - dy) - sampled(b, px + dx, py + dy));
  }
  return boxBlur(apart, GRAIN).data.filter((value) => value > CLEARLY).length / apart.data.length;
}
