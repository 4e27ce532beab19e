import { inspect, pixels, type Source, within } from "../picture/decode.ts";
import { matteOf, peopleIn } from "../picture/engine.ts";
import type { Matte } from "../picture/matte.ts";
import { withoutStrays } from "../picture/islands.ts";
import { standingBox, type Box } from "../picture/measure.ts";
import type { Picture, Plane } from "../picture/raster.ts";
import { isConfirmed } from "./second-look.ts";
import { fullMask } from "../matting/engine.ts";

/** The subject is looked for at this size, whatever the picture's. */
const LOOKED = 720;

export interface Seen {
  readonly source: Source;
  readonly picture: Picture;
  /** Where the subject is, 0…1, at the picture's size; null where nothing stands out. */
  readonly mask: Plane | null;
  readonly box: Box | null;
  /** What speaks most against the mask. */
  readonly doubt: Matte["doubt"];
  readonly people: Box[];
  readonly engine: string;
}

/** A picture with its longest side at most `longest`, and its subject's mask at that size. */
export async function seen(path: string, longest: number): Promise<Seen> {
  const source = await inspect(path);
  const looked = await pixels(source, LOOKED);
  const people = await peopleIn(looked);
  const matte = await matteOf(source, looked, people.length);
  const size = within(source, longest);
  const picture = await pixels(source, Math.max(size.width, size.height));
  const box = matte.doubt === "size" ? null : standingBox(matte.mask);
  const mask = box === null ? null : withoutStrays(await fullMask(source, picture, matte));
  const confirmed = box !== null && people.length === 0 && (await isConfirmed(looked, matte, box));
  return {
    source,
    picture,
    mask,
    box,
    doubt: confirmed ? null : matte.doubt,
    people,
    engine: `built-in:${matte.method === "network" ? "silueta-modnet" : matte.method}`,
  };
}
