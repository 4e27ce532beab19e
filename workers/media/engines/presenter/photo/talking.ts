import sharp from "sharp";
import { human } from "../../faces/human.ts";
import type { Source } from "../../picture/decode.ts";
import type { MouthFrame } from "../../../../../timeline/measured.ts";
import { FRAMES } from "../frames.ts";
import { drawInside, gapOf as lipsApart, type Inside, SHOWS } from "../film/inside.ts";
import { withoutCorners } from "./corners.ts";
import type { Point } from "./face.ts";
import { interior, lashes } from "./interior.ts";
import { CHEEKS, INNER_LOWER_LIP, INNER_UPPER_LIP, UPPER_LIP } from "./landmarks.ts";
import { painted } from "./painted.ts";
import { portraitOf, type Portrait } from "./portrait.ts";
import { gapOf, isApart, posed, rigOf, type Rig, withoutSeam } from "./rig.ts";
import { warp, type Canvas, type Triangle } from "./warp.ts";

/** Frames are drawn larger and brought down, so that the lips' edges are smooth: large ones by less. */
const drawnAt = (side: number): number => Math.round(side * (side > 600 ? 1.5 : 2));
/** A smile that shows teeth is never quite shut: what lies in its corners would be seen as a dark crescent. */
const PARTED = 0.1;
const INNER = new Set([...INNER_UPPER_LIP, ...INNER_LOWER_LIP]);

/** A face that is to speak: its rig in the pixels of a square picture, and how bright it is. */
export interface Stage {
  readonly rig: Rig;
  readonly canvas: Canvas;
  readonly triangles: readonly Triangle[];
  readonly light: number;
  /** How soft the picture is, in pixels of the canvas: what is painted is as soft. */
  readonly soft: number;
  /** The inside of their own mouth, where there is a picture of it. */
  readonly inside?: Inside | undefined;
}

/** The frames of a presenter, PNG with alpha, in the order of FRAMES; and where they are in a photo that keeps its background. */
export interface Talking extends Pick<Portrait, "scene" | "round" | "pictured" | "cut" | "top"> {
  readonly frames: Buffer[];
  /** Where the face is in a frame, as fractions; of one that is drawn: not known. */
  readonly face: { x: number; y: number; width: number; height: number } | null;
}

const ofUpperLip = (corners: Triangle): boolean => corners.some((index) => UPPER_LIP.has(index));

/**
 * The triangles of the face mesh in the order in which they are drawn, without those between the lips. The upper lip is the
 * last: lips that are brought together overlap, and its edge is the line between them.
 */
export async function trianglesOfFace(): Promise<Triangle[]> {
  const flat = (await human()).faceTriangulation;
  return Array.from({ length: Math.floor(flat.length / 3) }, (_, index): Triangle => [
    flat[index * 3] ?? 0,
    flat[index * 3 + 1] ?? 0,
    flat[index * 3 + 2] ?? 0,
  ])
    .filter((corners) => corners.every((index) => index < 468) && !corners.every((index) => INNER.has(index)))
    .toSorted((a, b) => Number(ofUpperLip(a)) - Number(ofUpperLip(b)));
}

/** How bright the cheeks are, 0.45…1: the mouth's inside and the lashes take the picture's light. */
export function lightOf({ data, width }: Canvas, rig: Rig): number {
  const values = CHEEKS.map((index) => {
    const [x = 0, y = 0] = rig.points[index] ?? [];
    const [nx, ny] = [(x + (rig.points[1]?.[0] ?? x)) / 2, (y + (rig.points[1]?.[1] ?? y)) / 2];
    const at = (Math.round(ny) * width + Math.round(nx)) * 4;
    return ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.6 + (data[at + 2] ?? 0) * 0.1) / 255;
  });
  return Math.min(1, Math.max(0.45, 0.3 + values.reduce((sum, value) => sum + value, 0) / values.length));
}

/** What is seen behind parted lips: a person's own, else it is painted. */
async function opened({ rig, canvas, light, soft, inside }: Stage, points: readonly Point[], open: number): Promise<Canvas> {
  const base = { ...canvas, data: Uint8Array.from(canvas.data) };
  if (open === 0) return base;
  if (!inside) return await painted(canvas, [interior(rig, points, { gap: gapOf(rig, open), size: canvas.width, light, soft })]);
  drawInside(inside, base, points, light);
  return base;
}

/** The face with its mouth and eyes as a frame wants them, in the size of its canvas. */
export async function posedFace(stage: Stage, frame: Omit<MouthFrame, "index">): Promise<Canvas> {
  const { rig, canvas, triangles, light } = stage;
  const points = posed(rig, frame);
  const base = await opened(stage, points, frame.open);
  const still = (corners: Triangle): boolean =>
    corners.every(
      (index) =>
        Math.hypot((points[index]?.[0] ?? 0) - (rig.points[index]?.[0] ?? 0), (points[index]?.[1] ?? 0) - (rig.points[index]?.[1] ?? 0)) <
        0.2,
    );
  warp(
    canvas,
    base,
    triangles.filter((corners) => !still(corners) || corners.some((index) => INNER.has(index))),
    frame.open === 0 && !isApart(rig) ? rig.points : withoutSeam(rig),
    points,
  );
  return frame.blink ? await painted(base, [lashes(points, canvas.width, light)]) : base;
}

async function draw(stage: Stage, side: number, frame: MouthFrame): Promise<Buffer> {
  const finished = await posedFace(stage, frame);
  return await sharp(finished.data, { raw: { width: finished.width, height: finished.height, channels: 4 } })
    .resize(side, side, { kernel: "lanczos3" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The box of a mesh in a square of `size`, as fractions of it. */
function boxOf(mesh: readonly Point[], size: number): Talking["face"] {
  const [xs, ys] = [mesh.map(([x]) => x / size), mesh.map(([, y]) => y / size)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * The frames of a talking photo. `scene`: where the photo is written, where it keeps its background.
 * @throws JobError FACE_MISSING, FACE_MANY, FACE_SMALL, FACE_TURNED, FACE_UNCLEAR, FACE_COVERED, FACE_MOUTH_OPEN, PICTURE_BLURRED
 */
export async function talkingFrames(
  source: Source,
  { side, scratch, scene }: { side: number; scratch: string; scene: string | null },
  progress: (fraction: number) => void,
): Promise<Talking> {
  const portrait = await portraitOf(source, { scratch, scene, size: drawnAt(side) });
  const { canvas, mesh } = portrait;
  const rig = rigOf(mesh);
  const light = lightOf(canvas, rig);
  // Teeth that are seen in the photo are theirs.
  const inside = lipsApart(mesh) >= SHOWS ? { canvas, points: mesh, light } : undefined;
  const drawn = inside ? withoutCorners(canvas, mesh) : canvas;
  const stage: Stage = { rig, canvas: drawn, triangles: await trianglesOfFace(), light, soft: 0, inside };
  const frames: Buffer[] = [];
  for (const frame of FRAMES) {
    const open = inside ? PARTED + frame.open * (1 - PARTED) : frame.open;
    frames.push(await draw(stage, side, { ...frame, open }));
    progress(frames.length / FRAMES.length);
  }
  const { scene: whole, round, pictured, cut, top } = portrait;
  return { frames, scene: whole, round, pictured, cut, top, face: boxOf(mesh, canvas.width) };
}
