import sharp from "sharp";
import { JobError } from "../../protocol/handler.ts";
import { decontaminated } from "../picture/foreground.ts";
import { mapped, type Picture, type Plane, plane, smoothstep } from "../picture/raster.ts";
import { cutBy, placeIn, spans, type Stands } from "./placement.ts";
import type { Seen } from "./subject.ts";

export type Scene = Pick<Seen, "picture" | "people" | "mask">;

export interface Placed {
  /** RGB at the scene's size, and where of it the subject is. */
  readonly colours: Picture;
  readonly mask: Plane;
}

/** How much of a picture's width fades at each side. */
const FADES = 0.1;

const faded = (mask: Plane): Plane =>
  mapped(mask, (value, at) => {
    const x = (at % mask.width) / mask.width;
    return value * smoothstep(0, FADES, Math.min(x, 1 - x));
  });

/** The subject at its place in the scene. */
export async function placedIn(scene: Scene, subject: Pick<Seen, "picture" | "mask" | "box" | "people">, at?: Stands): Promise<Placed> {
  const { picture, mask, box } = subject;
  if (mask === null || box === null) throw new JobError("SUBJECT_MISSING", "nothing stands out from its ground in the foreground");
  const { width, height } = picture;
  const left = Math.max(0, Math.floor(box.x * width) - 2);
  const top = Math.max(0, Math.floor(box.y * height) - 2);
  const [w, h] = [Math.min(width - left, Math.ceil(box.width * width) + 4), Math.min(height - top, Math.ceil(box.height * height) + 4)];
  const cut = cutBy(mask, box, subject.people.length > 0);
  const shape = { width: w, height: h, cut, ...(at === undefined ? {} : { at }) };
  const place = placeIn(scene.picture, shape, { people: scene.people, subject: scene.mask });
  const { width: across, height: down } = scene.picture;
  const size = { width: Math.max(1, Math.round(place.width * across)), height: Math.max(1, Math.round(place.height * down)) };
  // Cut off at both sides it stands in no scene whole: what is left there fades.
  const seenMask = cut.left && cut.right && !spans(cut, shape, scene.picture) ? faded(mask) : mask;
  const data = await sharp(decontaminated(picture, seenMask), { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: w, height: h })
    .resize({ ...size, fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  const corner = { x: Math.round(place.x * across), y: Math.round((place.y + place.height) * down) - size.height };
  const colours: Picture = { data: new Uint8Array(across * down * 3), width: across, height: down };
  const placed = plane(across, down);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      if (x + corner.x < 0 || x + corner.x >= across || y + corner.y < 0 || y + corner.y >= down) continue;
      const to = (y + corner.y) * across + x + corner.x;
      const from = (y * size.width + x) * 4;
      placed.data[to] = (data[from + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part += 1) colours.data[to * 3 + part] = data[from + part] ?? 0;
    }
  return { colours, mask: placed };
}
