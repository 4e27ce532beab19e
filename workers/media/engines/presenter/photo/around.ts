import sharp from "sharp";
import { findObjects } from "../../describe/objects.ts";
import type { Picture } from "../../picture/raster.ts";
import type { FoundFace } from "./face.ts";

/** Kinds of things, by their COCO names, that have a face which is taken for a person's. */
const ANIMALS = ["bear", "bird", "cat", "cow", "dog", "elephant", "giraffe", "horse", "sheep", "zebra"] as const;
/** What is looked at: the face with its head and shoulders, then with more of what is around it, in heights of it; at so many pixels. */
const [NEAR, FAR, SIGHT] = [2.5, 4, 512] as const;
/**
 * A person is seen around a face with this certainty at least. Measured: people in photographs 0.5 and more, in paintings
 * 0.42 and more; faces in lenses and on mugs up to 0.39; faces of which half is covered up to 0.38.
 */
const PERSON = 0.4;

type Kinds = ReadonlyMap<string, number>;

/** What is seen around a face, in so many heights of it. */
async function kindsAround({ data, width, height }: Picture, { box }: Pick<FoundFace, "box">, room: number): Promise<Kinds> {
  const side = Math.floor(Math.min(width, height, box.height * height * room));
  const within = (middle: number, length: number): number => Math.round(Math.min(length - side, Math.max(0, middle - side / 2)));
  const left = within((box.x + box.width / 2) * width, width);
  const top = within((box.y + box.height / 2) * height, height);
  const seen = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: side, height: side })
    .resize(SIGHT, SIGHT)
    .raw()
    .toBuffer();
  return findObjects({ data: new Uint8Array(seen), width: SIGHT, height: SIGHT });
}

const isPerson = (kinds: Kinds): boolean => (kinds.get("person") ?? 0) >= PERSON;

/**
 * Whose a face is, by what is seen around it: a person's, an animal's, or nobody's: it is in a lens or on a mug, or so much of it
 * is covered that no person is seen.
 */
export async function ownerOf(picture: Picture, face: Pick<FoundFace, "box">): Promise<"person" | "animal" | "nobody"> {
  const near = await kindsAround(picture, face, NEAR);
  if (!near.has("person") && ANIMALS.some((kind) => near.has(kind))) return "animal";
  return isPerson(near) || isPerson(await kindsAround(picture, face, FAR)) ? "person" : "nobody";
}
