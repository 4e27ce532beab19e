import sharp from "sharp";
import { JobError } from "../../../protocol/handler.ts";
import type { ResultOf } from "../../../protocol/jobs.ts";
import { fitted } from "../../footage/filters.ts";
import { FINE, SECONDS } from "../../footage/playable.ts";
import { rawInput, RGB_TO_FILM, startEncoder } from "../../footage/raw.ts";
import { type UprightFilm, uprightFilm } from "../../footage/upright.ts";
import type { Point } from "../photo/face.ts";
import { sharpnessOf } from "../photo/sharpness.ts";
import { calmest, type Sight, type Span } from "./calm.ts";
import { type Frame, type Square, squareAround } from "./near.ts";
import { restFrameOf } from "./rest-frame.ts";
import { flattened, steadied, writeRig } from "./rig-file.ts";
import { roundOf, seamOf } from "./seam.ts";
import { type Head, seenIn } from "./stretch.ts";
import { mostOpen } from "./teeth.ts";
import { checkSights, watch } from "./watch.ts";

/** Frames a second of a loop, and the longer side of it. */
const LOOP_FPS = 25;
const LONGEST = 1920;
/** The longer side of its picture. */
const STILL = 960;
/** Seconds of a loop at least. */
const LEAST = 2.5;
/** A film that is softer than this is of no use; one that is this sharp has no softness (photo/sharpness.ts). */
const [DULL, CRISP] = [0.002, 0.02];
/** How the frames are kept until their order is known. */
const KEPT = { quality: 96, chromaSubsampling: "4:4:4" } as const;
/** The side of the grey picture by which two frames are compared. */
const LOOK = 48;

interface Files {
  readonly source: string;
  readonly loop: string;
  readonly still: string;
  readonly rig: string;
}

interface How {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

interface Seen {
  readonly jpeg: Buffer;
  readonly mesh: Point[];
  /** The frame, small and grey, and the face a second time: a seam shows there first. */
  readonly look: Uint8Array;
  readonly sharpness: number;
}

const greyOf = (frame: Frame, square: Square | null): Promise<Buffer> => {
  const whole = sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 3 } });
  const part = square ? whole.extract({ left: square.left, top: square.top, width: square.side, height: square.side }) : whole;
  return part.resize(LOOK, LOOK, { fit: "fill" }).toColourspace("b-w").extractChannel(0).raw().toBuffer();
};

/** Where the head is in a stretch: its middle, and a square with room for all its moves. */
function headIn(sights: readonly Sight[], { start, end }: Span, size: { width: number; height: number }): Head {
  const faces = sights.filter(({ at }) => at >= start && at <= end).flatMap(({ face }) => face ?? []);
  const mean = (of: (face: NonNullable<Sight["face"]>) => number): number =>
    faces.reduce((sum, face) => sum + of(face), 0) / Math.max(1, faces.length);
  const middle: Point = [mean(({ middle: [x] }) => x) * size.width, mean(({ middle: [, y] }) => y) * size.height];
  return { middle, square: squareAround(middle, mean(({ width }) => width) * size.width, 2.4, size) };
}

/** Every frame of a stretch with its mesh. A face that is lost for a moment is where it was. */
async function readStretch(film: UprightFilm, span: Span, head: Head, { signal, progress }: How): Promise<Seen[]> {
  const { width, height } = film.size;
  const { square } = head;
  const part = { start: span.start, seconds: Math.max(LEAST, span.end - span.start) };
  const seen: Seen[] = [];
  let lost = 0;
  for await (const { frame, mesh: found } of seenIn(film, part, head, signal)) {
    lost += found ? 0 : 1;
    const mesh = found ?? seen.at(-1)?.mesh;
    if (!mesh) continue;
    const [jpeg, whole, near] = await Promise.all([
      sharp(frame.data, { raw: { width, height, channels: 3 } })
        .jpeg(KEPT)
        .toBuffer(),
      greyOf(frame, null),
      greyOf(frame, square),
    ]);
    const box = { x: square.left / width, y: square.top / height, width: square.side / width, height: square.side / height };
    const sharpness = seen.length % LOOP_FPS === 0 ? await sharpnessOf(frame, { box }) : 0;
    seen.push({ jpeg, mesh, look: Uint8Array.from([...whole, ...near]), sharpness });
    progress(seen.length / (part.seconds * film.rate));
  }
  if (seen.length < LEAST * film.rate * 0.8 || lost > seen.length * 0.1)
    throw new JobError("FACE_UNSTEADY", "there is no stretch in which the face stays in sight");
  return seen;
}

const differing =
  (frames: readonly Seen[]) =>
  (a: number, b: number): number => {
    const [one, other] = [frames[a]?.look ?? new Uint8Array(), frames[b]?.look ?? new Uint8Array()];
    return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / Math.max(1, one.length);
  };

async function encode(path: string, frames: readonly Buffer[], { width, height }: { width: number; height: number }, { signal }: How) {
  // Every picture can be decoded by itself: a loop begins anywhere.
  const args = ["-v", "error", "-y", ...rawInput("rgb24", { width, height }, LOOP_FPS), "-vf", `${RGB_TO_FILM},format=yuv420p`, ...FINE];
  const encoder = await startEncoder([...args, "-crf", "14", "-g", "12", "-movflags", "+faststart", path], { signal, seconds: SECONDS });
  for (const jpeg of frames) await encoder.write(await sharp(jpeg).raw().toBuffer());
  await encoder.end();
}

/** What a face covers in the frames of a loop, as fractions of the film: in the mean, but down to where its chin is lowest. */
export function faceBox(meshes: readonly (readonly Point[])[], { width, height }: { width: number; height: number }) {
  const edges = meshes.map((mesh) => {
    const [xs, ys] = [mesh.map(([x]) => x), mesh.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  const mean = (of: "left" | "right" | "top"): number => edges.reduce((sum, edge) => sum + edge[of], 0) / edges.length;
  const [left, top] = [mean("left"), mean("top")];
  const bottom = Math.max(...edges.map((edge) => edge.bottom));
  return { x: left / width, y: top / height, width: (mean("right") - left) / width, height: (bottom - top) / height };
}

/**
 * Cuts the calm part out of a film of one person, as a loop (contract: protocol/talking.ts, `loop`).
 * @throws JobError INPUT_UNREADABLE, INPUT_TOO_SMALL, FACE_MISSING, FACE_RARE, FACE_MANY, FACE_SMALL, FACE_UNSTEADY, PICTURE_BLURRED
 */
export async function makeLoop({ source, loop, still, rig }: Files, { signal, progress }: How): Promise<ResultOf<"loop">> {
  const opened = await uprightFilm(source, signal);
  const film: UprightFilm = { ...opened, rate: LOOP_FPS, size: fitted(opened.facts, LONGEST) };
  const sights = await watch(opened, { signal, progress: (share) => progress(share * 0.45) });
  checkSights(sights, opened);
  const span = calmest(sights);
  if (!span) throw new JobError("FACE_UNSTEADY", "there is no stretch in which the face stays in sight");
  const frames = await readStretch(film, span, headIn(sights, span, film.size), {
    signal,
    progress: (share) => progress(0.45 + Math.min(1, share) * 0.4),
  });
  const sharpness = Math.max(...frames.map((one) => one.sharpness));
  if (sharpness < DULL) throw new JobError("PICTURE_BLURRED", "the face is not sharp");
  const seam = seamOf(frames.length, Math.round(LEAST * LOOP_FPS), differing(frames));
  const round = roundOf(seam).flatMap((at) => frames[at] ?? []);
  const [first] = round;
  if (!first) throw new JobError("FACE_UNSTEADY", "the stretch is empty");
  await encode(
    loop,
    round.map(({ jpeg }) => jpeg),
    film.size,
    { signal, progress },
  );
  await sharp(first.jpeg).resize({ width: STILL, height: STILL, fit: "inside" }).jpeg({ quality: 88 }).toFile(still);
  const face = faceBox(
    round.map(({ mesh }) => mesh),
    film.size,
  );
  const soft = Math.min(1, Math.max(0, (CRISP - sharpness) / (CRISP - DULL)));
  const meshes = steadied(round.map(({ mesh }) => flattened(mesh)));
  const [open, rest] = [await mostOpen(round, meshes), await restFrameOf(film, sights, round, signal)];
  await writeRig(rig, { version: 1, fps: LOOP_FPS, ...film.size, face, soft, open, rest, frames: meshes });
  const { way } = seam;
  return { ...film.size, duration: round.length / LOOP_FPS, frames: round.length, way, face, engine: "built-in:face-mesh" };
}
