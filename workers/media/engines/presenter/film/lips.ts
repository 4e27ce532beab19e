import sharp from "sharp";
import type { JobOf, ResultOf } from "../../../protocol/jobs.ts";
import { FINE, pictureInput, SECONDS } from "../../footage/playable.ts";
import { rawInput, rawOutput, rawPictures, RGB_TO_FILM, startEncoder } from "../../footage/raw.ts";
import { even, openedUpright, type UprightFilm, uprightFilm } from "../../footage/upright.ts";
import { smoothstep } from "../../picture/raster.ts";
import type { Point } from "../photo/face.ts";
import { type Rig, rigOf } from "../photo/rig.ts";
import { inLight, type Palette, paletteOf } from "../photo/palette.ts";
import { lightOf, posedFace } from "../photo/talking.ts";
import type { Canvas } from "../photo/warp.ts";
import type { Inside } from "./inside.ts";
import { type Mouth, mouthTrack } from "./mouth.ts";
import { cropped, faceSquare, type Frame, type Square } from "./near.ts";
import { restFace } from "./rest-frame.ts";
import { type Face, type Rest, resting, restOf } from "./resting.ts";
import { apart, seeThroughEncoder, seeThroughPictures, sizeOf, together } from "./see-through.ts";
import { meshOf, readRig, type RigFile } from "./rig-file.ts";

/** A face is worked on so much larger than it is, that the lips' edges are smooth, up to so many pixels. */
const [LARGER, LARGEST] = [1.6, 760];
/** Of how far a drawn mouth opens, a filmed one does this much. */
const NATURAL = 0.75;
/** How much of the light of a frame is its own: the rest is that of those before, so that a mouth does not flicker. */
const OWN_LIGHT = 0.2;
/** Pixels of a picture that is as soft as a loop may be. */
const SOFTEST = 1.6;

interface Files {
  readonly loop: string;
  readonly rig: string;
  readonly film: string;
  /** The loop without its background. */
  readonly cutout?: string;
}

interface Stage {
  readonly rig: RigFile;
  readonly size: { readonly width: number; readonly height: number };
  /** Of the loop's pixels. */
  readonly scale: number;
  /** Their mouth where it is open, and where it is shut; undefined: it never is. */
  readonly inside: Inside | undefined;
  readonly rest: Rest | undefined;
}

/** Sets a square into a frame; its edges fade into what is there. */
function pasted(frame: Frame, patch: Buffer, { left, top, side }: Square): void {
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const near = Math.min(x, y, side - 1 - x, side - 1 - y) / side;
      const alpha = smoothstep(0, 0.06, near);
      const [to, from] = [((top + y) * frame.width + left + x) * 3, (y * side + x) * 3];
      for (let part = 0; part < 3; part += 1)
        frame.data[to + part] = Math.round((frame.data[to + part] ?? 0) * (1 - alpha) + (patch[from + part] ?? 0) * alpha);
    }
}

interface CloseUp {
  readonly canvas: Canvas;
  readonly square: Square;
  /** The mesh in the canvas. */
  readonly points: readonly Point[];
  /** How much larger it is than in the frame. */
  readonly by: number;
}

/** In how many pixels a square of a frame is worked on. */
const workedOn = (side: number): number => Math.min(LARGEST, Math.round(side * LARGER));

/** The face of a frame by itself, larger. */
async function closeUp(frame: Frame, mesh: readonly Point[]): Promise<CloseUp> {
  const square = faceSquare(mesh, frame);
  const to = workedOn(square.side);
  const by = to / square.side;
  const data = await cropped(frame, square, to).ensureAlpha().raw().toBuffer();
  const points = mesh.map(([x, y]): Point => [(x - square.left) * by, (y - square.top) * by]);
  return { canvas: { data, width: to, height: to }, square, points, by };
}

/** How bright a face is, and what is painted of it in the light in which it was first seen. */
interface Lit {
  readonly light: number;
  readonly first: { readonly light: number; readonly palette: Palette };
}

/** The light of a frame, which follows that of those before. */
function litAs({ canvas, points }: CloseUp, rig: Rig, before: Lit | null): Lit {
  const own = lightOf(canvas, rig);
  if (before === null) return { light: own, first: { light: own, palette: paletteOf(canvas, points) } };
  return { ...before, light: before.light * (1 - OWN_LIGHT) + own * OWN_LIGHT };
}

/** Makes the mouth of one frame say what it should. Answers how it is lit. */
async function speak(stage: Stage, frame: Frame, mesh: readonly Point[], mouth: Mouth, before: Lit | null): Promise<Lit> {
  const near = await closeUp(frame, mesh);
  const { square, by } = near;
  const lit = litAs(near, rigOf(near.points), before);
  const { canvas, points } = stage.rest ? resting(stage.rest, near) : near;
  const rig = rigOf(points);
  const { light, first } = lit;
  const soft = stage.rig.soft * SOFTEST * by * stage.scale;
  const palette = inLight(first.palette, light / first.light);
  const face = await posedFace(
    { rig, canvas, eyes: [], light, palette, soft, inside: stage.inside },
    { open: mouth.open * NATURAL, wide: mouth.wide, blink: false },
  );
  const patch = sharp(face.data, { raw: { width: canvas.width, height: canvas.height, channels: 4 } });
  pasted(frame, await patch.resize(square.side, square.side, { kernel: "lanczos3" }).removeAlpha().raw().toBuffer(), square);
  return lit;
}

/** The face of one frame of a loop. */
export async function faceIn(
  index: number | null,
  { fps, meshes, film, signal }: { fps: number; meshes: readonly (readonly Point[])[]; film: UprightFilm; signal: AbortSignal },
): Promise<CloseUp | undefined> {
  const mesh = index === null ? undefined : meshes[index];
  if (index === null || !mesh) return undefined;
  const { width, height } = film.size;
  const part = { start: Math.max(0, index - 0.25) / fps, seconds: 2 / fps };
  const raw = ["-vf", openedUpright(film).join(","), "-frames:v", "1", ...rawOutput("rgb24")];
  const command = [...(await pictureInput({ film, part })), ...raw] as const;
  for await (const data of rawPictures([...command], width * height * 3, { signal, seconds: SECONDS }))
    return await closeUp({ data: Buffer.from(data), width, height }, mesh);
  return undefined;
}

/** Their face at rest, as large as that of a frame is worked on. */
async function restIn({ rest }: RigFile, scale: number): Promise<Rest | undefined> {
  return rest === null ? undefined : restOf(await restFace(rest, workedOn(rest.side * scale)));
}

function insideOf({ canvas, points }: Face): Inside {
  const rig = rigOf(points);
  return { canvas, rig, light: lightOf(canvas, rig) };
}

/** The pictures of a loop over and over, so many of them. */
async function looped(film: UprightFilm, count: number, signal: AbortSignal): Promise<AsyncGenerator<Buffer>> {
  const [program, ...input] = await pictureInput({ film, part: null });
  const raw = ["-vf", openedUpright(film).join(","), "-frames:v", String(count), ...rawOutput("rgb24")];
  const command = [program, "-stream_loop", "-1", ...input, ...raw] as const;
  return rawPictures([...command], film.size.width * film.size.height * 3, { signal, seconds: SECONDS });
}

const opaqueEncoder = (path: string, { size, rate }: Pick<UprightFilm, "size" | "rate">, signal: AbortSignal) =>
  startEncoder(
    [
      "-v",
      "error",
      "-y",
      ...rawInput("rgb24", size, rate),
      "-vf",
      `${RGB_TO_FILM},format=yuv420p`,
      ...FINE,
      "-movflags",
      "+faststart",
      path,
    ],
    { signal, seconds: SECONDS },
  );

/** Makes a loop say something (contract: protocol/talking.ts, `lips`). @throws JobError INPUT_UNREADABLE */
export async function makeLips(
  { cues, duration, scale: asked }: Pick<JobOf<"lips">, "cues" | "duration" | "scale">,
  files: Files,
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<Omit<ResultOf<"lips">, "bytes">> {
  const rig = await readRig(files.rig);
  const opened = await uprightFilm(files.loop, signal);
  const bare = files.cutout === undefined ? null : await uprightFilm(files.cutout, signal);
  const size = bare ? sizeOf(bare.size, rig, asked) : { width: even(rig.width * asked), height: even(rig.height * asked) };
  const scale = size.width / rig.width;
  const film = { ...opened, rate: rig.fps, size };
  const total = Math.max(1, Math.ceil(duration * rig.fps));
  const mouths = mouthTrack(cues, total, rig.fps);
  const meshes = rig.frames.map((numbers) => meshOf(numbers).map(([x, y]): Point => [x * scale, y * scale]));
  const from = { fps: rig.fps, meshes, film, signal };
  const open = await faceIn(rig.open, from);
  const stage: Stage = { rig, size, scale, inside: open && insideOf(open), rest: await restIn(rig, scale) };
  const encoder = await (bare ? seeThroughEncoder(files.film, size, rig.fps, signal) : opaqueEncoder(files.film, film, signal));
  const often = { count: total, fps: rig.fps };
  const pictures = bare ? seeThroughPictures(bare.path, size, often, signal) : await looped(film, total, signal);
  const began = performance.now();
  let lit: Lit | null = null;
  let at = 0;
  for await (const data of pictures) {
    const mesh = meshes[at % meshes.length];
    const mouth = mouths[at];
    if (!mesh || !mouth) break;
    const { colours, alpha } = bare ? apart(data) : { colours: Buffer.from(data), alpha: null };
    const frame: Frame = { data: colours, ...size };
    lit = await speak(stage, frame, mesh, mouth, lit);
    await encoder.write(alpha ? together(frame.data, alpha) : frame.data);
    at += 1;
    if (at % 5 === 0) progress(at / total);
  }
  await encoder.end();
  const speed = Math.round((at / Math.max(0.001, (performance.now() - began) / 1000)) * 10) / 10;
  return { ...size, duration: at / rig.fps, speed, engine: "built-in:face-mesh" };
}
