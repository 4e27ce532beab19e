import sharp from "sharp";
import { findObjects } from "../../describe/objects.ts";
import type { Picture } from "../../picture/raster.ts";
import type { FoundFace } from "./face.ts";

/** Kinds of things, by their COCO names, that have a face which is taken for a person's. */
const ANIMALS = ["bear", "bird", "cat", "cow", "dog", "elephant", "giraffe", "horse", "sheep", "zebra"] as const;
/** What is looked at: the face with its head and shoulders, in heights of it, at so many pixels. */
const [ROOM, SIGHT] = [2.5, 512] as const;

/** Whether a face is that of an animal: one is seen there, and no person. */
export async function isAnimal({ data, width, height }: Picture, { box }: Pick<FoundFace, "box">): Promise<boolean> {
  const side = Math.floor(Math.min(width, height, box.height * height * ROOM));
  const within = (middle: number, length: number): number => Math.round(Math.min(length - side, Math.max(0, middle - side / 2)));
  const left = within((box.x + box.width / 2) * width, width);
  const top = within((box.y + box.height / 2) * height, height);
  const seen = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: side, height: side })
    .resize(SIGHT, SIGHT)
    .raw()
    .toBuffer();
  const kinds = await findObjects({ data: new Uint8Array(seen), width: SIGHT, height: SIGHT });
  return !kinds.has("person") && ANIMALS.some((kind) => kinds.has(kind));
}
