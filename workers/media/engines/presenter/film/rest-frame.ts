import sharp from "sharp";
import type { UprightFilm } from "../../footage/upright.ts";
import type { Point } from "../photo/face.ts";
import { withTrueEdges } from "../photo/edges.ts";
import { atRest } from "./at-rest.ts";
import type { Sight } from "./calm.ts";
import { gapOf } from "./inside.ts";
import { faceSquare, type Square, squareAround } from "./near.ts";
import type { Face } from "./resting.ts";
import { flattened, meshOf, type RigFile } from "./rig-file.ts";
import { seenIn } from "./stretch.ts";

/** Moments of a film that are looked at closely, and seconds around each: what was seen there was up to an eighth of a second away. */
const [MOMENTS, SECONDS_AROUND] = [3, 0.28];
/** How much larger than a face the square is in which its mesh is looked for. */
const ROOM = 2.4;
/** Frames whose lips are looked at in the picture, and how much it counts how far apart they are there, in widths of the mouth. */
const [LOOKED_INTO, APART] = [16, 2];
/** Lips that are further apart in the picture, in widths of the mouth, are not shut: there are teeth between them. */
const PARTED = 0.1;
/** How the face is kept. */
const KEPT = { quality: 95, chromaSubsampling: "4:4:4" } as const;

export type RestFrame = NonNullable<RigFile["rest"]>;

/** A frame as it was kept while a film was read: a whole picture as JPEG, and the mesh in it. */
export interface KeptFrame {
  readonly jpeg: Buffer;
  readonly mesh: readonly Point[];
}

/** The moments of a film in which somebody seems to be most at rest, closely. */
async function momentsOf(
  film: UprightFilm,
  sights: readonly Sight[],
  loop: readonly KeptFrame[],
  signal: AbortSignal,
): Promise<KeptFrame[]> {
  const alone = sights.flatMap(({ at, face, crowded }) => (face && !crowded ? [{ at, face }] : []));
  const best = atRest(
    alone.map(({ face }) => face.mesh),
    loop.map(({ mesh }) => mesh),
  ).slice(0, MOMENTS);
  const found: KeptFrame[] = [];
  for (const { at, face } of best.flatMap(({ index }) => alone[index] ?? [])) {
    const middle: Point = [face.middle[0] * film.size.width, face.middle[1] * film.size.height];
    const head = { middle, square: squareAround(middle, face.width * film.size.width, ROOM, film.size) };
    const part = { start: Math.max(0, at - SECONDS_AROUND / 2), seconds: SECONDS_AROUND };
    for await (const { frame, mesh } of seenIn(film, part, head, signal)) {
      const { data, ...raw } = frame;
      if (mesh)
        found.push({
          mesh,
          jpeg: await sharp(data, { raw: { ...raw, channels: 3 } })
            .jpeg(KEPT)
            .toBuffer(),
        });
    }
  }
  return found;
}

const moved = (mesh: readonly Point[], { left, top }: Square): Point[] => mesh.map(([x, y]): Point => [x - left, y - top]);

/** The face of a frame as it is kept. */
async function kept({ jpeg, mesh }: KeptFrame, { size }: UprightFilm): Promise<RestFrame> {
  const square = faceSquare(mesh, size);
  const { left, top, side } = square;
  const face = await sharp(jpeg).extract({ left, top, width: side, height: side }).jpeg(KEPT).toBuffer();
  return { jpeg: face.toString("base64"), side, mesh: flattened(moved(mesh, square)) };
}

/**
 * The face of somebody who says nothing: the mouth of a loop's frames is made from it. It is one of the loop's own frames, or one of
 * anywhere else in the film. null: their lips are shut nowhere.
 */
export async function restFrameOf(
  film: UprightFilm,
  sights: readonly Sight[],
  loop: readonly KeptFrame[],
  signal: AbortSignal,
): Promise<RestFrame | null> {
  const frames = [...loop, ...(await momentsOf(film, sights, loop, signal))];
  const [meshes, own] = [frames, loop].map((all) => all.map(({ mesh }) => mesh));
  const candidates = atRest(meshes ?? [], own ?? [])
    .slice(0, LOOKED_INTO)
    .flatMap(({ index, odd }) => {
      const frame = frames[index];
      return frame ? [{ frame, odd }] : [];
    });
  const seen = await Promise.all(
    candidates.map(async ({ frame, odd }) => {
      const rest = await kept(frame, film);
      return { rest, odd, gap: gapOf((await restFace(rest, rest.side)).points) };
    }),
  );
  const shut = seen.filter(({ gap }) => gap <= PARTED).toSorted((a, b) => a.odd + APART * a.gap - (b.odd + APART * b.gap));
  return shut[0]?.rest ?? null;
}

/** The same in so many pixels; its lips end where they do in the picture. */
export async function restFace({ jpeg, side, mesh }: RestFrame, to: number): Promise<Face> {
  const data = await sharp(Buffer.from(jpeg, "base64")).resize(to, to, { kernel: "lanczos3" }).ensureAlpha().raw().toBuffer();
  const canvas = { data, width: to, height: to };
  const points = meshOf(mesh).map(([x, y]): Point => [(x * to) / side, (y * to) / side]);
  return { canvas, points: withTrueEdges(canvas, points, false) };
}
