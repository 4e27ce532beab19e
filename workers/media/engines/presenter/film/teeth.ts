import sharp from "sharp";
import type { Point } from "../photo/face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP } from "../photo/landmarks.ts";
import { lumaOf, skinOf } from "../photo/palette.ts";
import { gapOf, SHOWS } from "./inside.ts";
import { meshOf } from "./rig-file.ts";

interface Seen {
  readonly jpeg: Buffer;
}

/** A mouth that is open further than this is no use to others: a yawn, or a mesh that slipped. */
const YAWN = 0.5;
/** Frames that are looked into, those with the widest mouths. */
const LOOKED_INTO = 16;
/** An inside that is less white than this share of the skin's brightness shows no teeth, or grey ones in the shade: painted ones are better. */
const DARK = 0.52;

/** How white it is behind the upper lip, where the teeth are, in shares of the skin's brightness: lips and tongue are as bright, but red. */
async function teethIn({ jpeg }: Seen, mesh: readonly Point[]): Promise<number> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const skin = lumaOf(skinOf({ data, width: info.width, height: info.height }, mesh));
  const values = INNER_UPPER_LIP.slice(3, -3).flatMap((upper, index) => {
    const [a, b] = [mesh[upper], mesh[INNER_LOWER_LIP[index + 3] ?? upper]];
    return [0.2, 0.35, 0.5].map((share) => {
      const [x, y] = [0, 1].map((axis) => Math.round((a?.[axis] ?? 0) + ((b?.[axis] ?? 0) - (a?.[axis] ?? 0)) * share));
      const pixel = ((y ?? 0) * info.width + (x ?? 0)) * info.channels;
      const [red, green] = [data[pixel] ?? 0, data[pixel + 1] ?? 0];
      return Math.max(0, green - 1.4 * Math.max(0, red - green));
    });
  });
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length) / Math.max(1, skin);
}

/** The frame in which the teeth are seen best: the inside of the mouth in all others is taken from it. null: none shows them. */
export async function mostOpen(round: readonly Seen[], meshes: readonly (readonly number[])[]): Promise<number | null> {
  const wide = meshes
    .map((numbers, at) => ({ at, mesh: meshOf(numbers), gap: gapOf(meshOf(numbers)) }))
    .filter(({ gap }) => gap >= SHOWS && gap < YAWN)
    .toSorted((a, b) => b.gap - a.gap)
    .filter((_, at, all) => at % Math.max(1, Math.floor(all.length / LOOKED_INTO)) === 0);
  const seen = await Promise.all(
    wide.map(async ({ at, mesh, gap }) => {
      const frame = round[at];
      const teeth = frame ? await teethIn(frame, mesh) : 0;
      return { at, teeth, worth: teeth * Math.min(0.25, gap) };
    }),
  );
  const [best] = seen.filter(({ teeth }) => teeth > DARK).toSorted((a, b) => b.worth - a.worth);
  return best?.at ?? null;
}
