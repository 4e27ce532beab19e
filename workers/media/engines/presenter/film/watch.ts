import { JobError } from "../../../protocol/handler.ts";
import { findFaces, type Face } from "../../faces/faces.ts";
import { fitted } from "../../footage/filters.ts";
import { pictureInput, SECONDS } from "../../footage/playable.ts";
import { rawOutput, rawPictures } from "../../footage/raw.ts";
import { openedUpright, type UprightFilm } from "../../footage/upright.ts";
import { turn } from "../photo/face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, MOUTH_CORNERS } from "../photo/landmarks.ts";
import type { Sight } from "./calm.ts";

/** Moments of a film that are looked at, at least, and how many of them a second at most. */
const [MOMENTS, MOST_A_SECOND] = [120, 4];
/** The longer side at which a film is looked at. */
const SIGHT = 640;
/** Of the frame that a face is taken for one. */
const SURE = 0.5;
/** Another face that is as large as this share of the first is a second person. */
const ANOTHER = 0.6;
/** Shares of the moments: with a face at least, with a second person at most. */
const [WITH_FACE, WITH_OTHERS] = [0.5, 0.15];
/** Pixels of the film that a face is wide; and of its shorter side. */
const [LEAST_FACE, LEAST_SIDE] = [90, 360];

const distance = (a: readonly number[] = [0, 0], b: readonly number[] = [0, 0]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

/** How far the lips of a mesh are apart, in widths of the mouth. */
function gapOf({ mesh }: Face): number {
  const middle = Math.floor(INNER_UPPER_LIP.length / 2);
  const [upper, lower] = [mesh[INNER_UPPER_LIP[middle] ?? 13], mesh[INNER_LOWER_LIP[middle] ?? 14]];
  return distance(upper, lower) / Math.max(1, distance(mesh[MOUTH_CORNERS[0]], mesh[MOUTH_CORNERS[1]]));
}

/** The outer corners of the eyes. */
const [LEFT_EYE, RIGHT_EYE] = [33, 263] as const;

/** The mouth against the line of the eyes, in distances of theirs. */
function mouthOf({ mesh }: Face): { width: number; skew: number } {
  const [eye, other, left, right] = [LEFT_EYE, RIGHT_EYE, ...MOUTH_CORNERS].map((index) => mesh[index] ?? [0, 0, 0]);
  const apart = Math.max(1, distance(eye, other));
  const along = [0, 1].map((axis) => ((other?.[axis] ?? 0) - (eye?.[axis] ?? 0)) / apart);
  const [dx, dy] = [0, 1].map((axis) => ((right?.[axis] ?? 0) - (left?.[axis] ?? 0)) / apart);
  return { width: Math.hypot(dx ?? 0, dy ?? 0), skew: (dy ?? 0) * (along[0] ?? 1) - (dx ?? 0) * (along[1] ?? 0) };
}

/** A grey of one pixel in sixteen, for what changes. */
function thinned(data: Buffer, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(Math.floor(width / 4) * Math.floor(height / 4));
  let at = 0;
  for (let y = 0; y + 4 <= height; y += 4) for (let x = 0; x + 4 <= width; x += 4) grey[at++] = data[(y * width + x) * 3 + 1] ?? 0;
  return grey;
}

const changeOf = (now: Uint8Array, before: Uint8Array | null): number =>
  before === null ? 0 : now.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / Math.max(1, now.length) / 255;

/** A moment's faces as they count. */
function sightOf(
  faces: readonly Face[],
  { width, height, another }: { width: number; height: number; another: number },
): Pick<Sight, "face" | "crowded"> {
  const [first, second] = faces.filter(({ score, mesh }) => score >= SURE && mesh.length >= 468);
  if (!first) return { face: null, crowded: false };
  const { x, y, width: w, height: h } = first.box;
  return {
    face: {
      middle: [(x + w / 2) / width, (y + h / 2) / height],
      width: w / width,
      turn: turn(first),
      gap: gapOf(first),
      mouth: mouthOf(first),
      mesh: first.mesh.slice(0, 468).map(([px, py]) => [px, py] as const),
    },
    crowded: second !== undefined && second.box.width > first.box.width * another,
  };
}

/** Looks at a film from its start to its end. `another`: how large a second face is a second person, in widths of the first. */
export async function watch(
  film: UprightFilm,
  { signal, progress, another = ANOTHER }: { signal: AbortSignal; progress: (share: number) => void; another?: number },
): Promise<Sight[]> {
  const { facts } = film;
  const rate = Math.max(1, Math.min(MOST_A_SECOND, MOMENTS / Math.max(1, facts.duration)));
  const size = fitted(facts, SIGHT);
  const filters = openedUpright({ ...film, rate, size });
  const command = [...(await pictureInput({ film, part: null })), "-vf", filters.join(","), ...rawOutput("rgb24")] as const;
  const sights: Sight[] = [];
  let before: Uint8Array | null = null;
  for await (const data of rawPictures([...command], size.width * size.height * 3, { signal, seconds: SECONDS })) {
    const grey = thinned(data, size.width, size.height);
    const seen = sightOf(await findFaces({ data, ...size }, true), { ...size, another });
    sights.push({ at: sights.length / rate, change: changeOf(grey, before), ...seen });
    before = grey;
    progress(Math.min(1, sights.length / Math.max(1, rate * facts.duration)));
  }
  return sights;
}

/** @throws JobError INPUT_TOO_SMALL, FACE_MISSING, FACE_RARE, FACE_MANY, FACE_SMALL: what makes a film no use, the plainest first */
export function checkSights(sights: readonly Sight[], { size }: UprightFilm): void {
  if (Math.min(size.width, size.height) < LEAST_SIDE)
    throw new JobError("INPUT_TOO_SMALL", `${size.width}×${size.height} is too small`, { values: { ...size, min: LEAST_SIDE } });
  const faces = sights.flatMap(({ face }) => face ?? []);
  if (faces.length === 0) throw new JobError("FACE_MISSING", "there is no face in the film");
  if (faces.length < sights.length * WITH_FACE) throw new JobError("FACE_RARE", "the film shows a face for less than half its length");
  if (sights.filter(({ crowded }) => crowded).length > sights.length * WITH_OTHERS)
    throw new JobError("FACE_MANY", "the film shows more than one person");
  const widths = faces.map(({ width }) => width * size.width).toSorted((a, b) => a - b);
  if ((widths[Math.floor(widths.length / 2)] ?? 0) < LEAST_FACE) throw new JobError("FACE_SMALL", "the face is too small");
}
