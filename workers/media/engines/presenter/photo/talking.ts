import sharp from "sharp";
import { human } from "../../faces/human.ts";
import type { Source } from "../../picture/decode.ts";
import type { MouthFrame } from "../../../../../timeline/measured.ts";
import { FRAMES } from "../frames.ts";
import { drawInside, gapOf as lipsApart, type Inside, SHOWS } from "../film/inside.ts";
import { withoutCorners } from "./corners.ts";
import { type Point, tilt } from "./face.ts";
import { withTrueEdges } from "./edges.ts";
import { lashes, shut } from "./eyes.ts";
import { drawInterior } from "./interior.ts";
import { CHEEKS, EYES } from "./landmarks.ts";
import { painted } from "./painted.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { portraitOf, type Portrait } from "./portrait.ts";
import { isApart, rigOf, type Rig } from "./rig.ts";
import { sheetOf } from "./sheets.ts";
import { warp, type Canvas, type Triangle } from "./warp.ts";

/** Frames are drawn larger and brought down, so that the lips' edges are smooth: large ones by less. */
const drawnAt = (side: number): number => Math.round(side * (side > 600 ? 1.5 : 2));
const LIDS = new Set(EYES.flatMap(({ upper, fold }) => [...upper, ...fold]));

/** A face that is to speak: its rig in the pixels of a square picture, and how bright it is. */
export interface Stage {
  readonly rig: Rig;
  readonly canvas: Canvas;
  /** The triangles of its mesh that a blink moves. */
  readonly eyes: readonly Triangle[];
  readonly light: number;
  /** What is painted of it. */
  readonly palette: Palette;
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

/** The triangles of the face mesh around the eyes. */
async function trianglesOfEyes(): Promise<Triangle[]> {
  const flat = (await human()).faceTriangulation;
  return Array.from({ length: Math.floor(flat.length / 3) }, (_, index): Triangle => [
    flat[index * 3] ?? 0,
    flat[index * 3 + 1] ?? 0,
    flat[index * 3 + 2] ?? 0,
  ]).filter((corners) => corners.every((index) => index < 468) && corners.some((index) => LIDS.has(index)));
}

/** How bright the cheeks are, 0.45…1: the inside of a mouth that was seen in another frame takes the light of this one. */
export function lightOf({ data, width }: Canvas, rig: Rig): number {
  const values = CHEEKS.map((index) => {
    const [x = 0, y = 0] = rig.points[index] ?? [];
    const [nx, ny] = [(x + (rig.points[1]?.[0] ?? x)) / 2, (y + (rig.points[1]?.[1] ?? y)) / 2];
    const at = (Math.round(ny) * width + Math.round(nx)) * 4;
    return ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.6 + (data[at + 2] ?? 0) * 0.1) / 255;
  });
  return Math.min(1, Math.max(0.45, 0.3 + values.reduce((sum, value) => sum + value, 0) / values.length));
}

/** A head that is held further askew, in radians (18°), keeps its eyes open: the lids of the farther one are not found well enough. */
const STARES = 0.314;

/** The face with its mouth and eyes as a frame wants them, in the size of its canvas. */
export async function posedFace(stage: Stage, frame: Omit<MouthFrame, "index">): Promise<Canvas> {
  const { rig, canvas, palette, soft, inside } = stage;
  const base = { ...canvas, data: Uint8Array.from(canvas.data) };
  const [upper, lower] = [sheetOf(rig, "upper", frame), sheetOf(rig, "lower", frame)];
  const opening = { rig, upper: upper.edge, lower: lower.edge };
  if (frame.open > 0 && inside) drawInside(inside, base, opening, stage);
  else if (frame.open > 0) drawInterior(opening, base, palette, soft);
  // The upper lip is drawn last: lips that are brought together overlap, and its edge is the line between them.
  for (const { triangles, from, to } of [lower, upper]) warp(canvas, base, triangles, from, to);
  if (!frame.blink || Math.abs(tilt(rig.points)) > STARES) return base;
  const asleep = shut(rig.points);
  warp(canvas, base, stage.eyes, rig.points, asleep);
  return await painted(base, lashes(asleep, canvas.width, palette.lash));
}

async function draw(stage: Stage, side: number, frame: MouthFrame): Promise<Buffer> {
  const finished = await posedFace(stage, frame);
  return await sharp(finished.data, { raw: { width: finished.width, height: finished.height, channels: 4 } })
    .resize(side, side, { kernel: "lanczos3" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The box of a mesh in a square of `size`, as fractions of it, with the beard below it. */
function boxOf(mesh: readonly Point[], size: number, beard: number): Talking["face"] {
  const [xs, ys] = [mesh.map(([x]) => x / size), mesh.map(([, y]) => y / size)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const height = Math.max(...ys) - y;
  return { x, y, width: Math.max(...xs) - x, height: Math.min(1 - y, height * (1 + beard)) };
}

/** A portrait that is to speak. */
export async function stageOf({ canvas, mesh }: Pick<Portrait, "canvas" | "mesh">): Promise<Stage> {
  const isOpen = lipsApart(mesh) >= SHOWS;
  const edged = isApart(rigOf(mesh)) ? withTrueEdges(canvas, mesh, isOpen) : mesh;
  const rig = rigOf(edged);
  const light = lightOf(canvas, rig);
  // Teeth that are seen in the photo are theirs.
  const inside = isOpen ? { canvas, rig, light } : undefined;
  const drawn = isOpen ? withoutCorners(canvas, edged) : canvas;
  return { rig, canvas: drawn, eyes: await trianglesOfEyes(), palette: paletteOf(canvas, mesh), light, soft: 0, inside };
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
  const stage = await stageOf(portrait);
  const frames: Buffer[] = [];
  for (const frame of FRAMES) {
    frames.push(await draw(stage, side, frame));
    progress(frames.length / FRAMES.length);
  }
  const { canvas, mesh, scene: whole, round, pictured, cut, top, beard } = portrait;
  return { frames, scene: whole, round, pictured, cut, top, face: boxOf(mesh, canvas.width, beard) };
}
