import sharp from "sharp";
import { JobError } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { decontaminated } from "../picture/foreground.ts";
import { boxBlur, mapped, type Picture, type Plane, plane, smoothstep } from "../picture/raster.ts";
import { deltaE, toneOf, within } from "./colour.ts";
import { gainsBetween, illuminantOf, inLight } from "./illuminant.ts";
import { shading } from "./light.ts";
import { filmOf, toned } from "./film.ts";
import { copyOf, darkened, laidOver, shadowOf } from "./scene.ts";
import { cutBy, placeIn } from "./placement.ts";
import { seen, type Seen } from "./subject.ts";

type Job = JobOf<"blend">;

const LONGEST = 2160;
/** How much of the light comes from its side; what is that much lighter to the eye is a power of it in linear light. */
const [SIDE_LIGHT, LIGHTNESS] = [0.45, 2.4];
/** Of who stands before the light one sees the side that it does not reach. */
const AGAINST_LIGHT = 0.9;
/** What of the light comes round to that side, linear. */
const IN_SHADE = 0.45;
const SLANT = { left: 0.55, right: -0.55, above: 0.08, behind: 0.1 } as const;

type Scene = Pick<Seen, "picture" | "people" | "mask">;

interface Placed {
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
async function placedIn(scene: Scene, subject: Seen): Promise<Placed> {
  const { picture, mask, box } = subject;
  if (mask === null || box === null) throw new JobError("SUBJECT_MISSING", "nothing stands out from its ground in the foreground");
  const { width, height } = picture;
  const left = Math.max(0, Math.floor(box.x * width) - 2);
  const top = Math.max(0, Math.floor(box.y * height) - 2);
  const [w, h] = [Math.min(width - left, Math.ceil(box.width * width) + 4), Math.min(height - top, Math.ceil(box.height * height) + 4)];
  const cut = cutBy(mask, box, subject.people.length > 0);
  const place = placeIn(scene.picture, { width: w, height: h, cut }, { people: scene.people, subject: scene.mask });
  const { width: across, height: down } = scene.picture;
  const size = { width: Math.max(1, Math.round(place.width * across)), height: Math.max(1, Math.round(place.height * down)) };
  // Cut off at both sides it stands in no scene whole: what is left there fades.
  const seenMask = cut.left && cut.right ? faded(mask) : mask;
  const data = await sharp(decontaminated(picture, seenMask), { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: w, height: h })
    .resize({ ...size, fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  const at = { x: Math.round(place.x * across), y: Math.round((place.y + place.height) * down) - size.height };
  const colours: Picture = { data: new Uint8Array(across * down * 3), width: across, height: down };
  const placed = plane(across, down);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      if (x + at.x < 0 || x + at.x >= across || y + at.y < 0 || y + at.y >= down) continue;
      const to = (y + at.y) * across + x + at.x;
      const from = (y * size.width + x) * 4;
      placed.data[to] = (data[from + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part += 1) colours.data[to * 3 + part] = data[from + part] ?? 0;
    }
  return { colours, mask: placed };
}

/** The subject in the scene's light, from one side, and as colourful as its film; its tone before and after. */
function matched({ colours, mask }: Placed, scene: Picture, { gains, light }: { gains: readonly number[]; light: Job["light"] }) {
  const lit = shading(mask, light, light === "behind" ? AGAINST_LIGHT : SIDE_LIGHT);
  const isSeen = (at: number): boolean => (mask.data[at] ?? 0) > 0;
  const out = toned(
    inLight(colours, gains, (at) => (lit.data[at] ?? 1) ** LIGHTNESS, isSeen),
    filmOf(scene),
    isSeen,
  );
  return { colours: out, before: toneOf(colours, within(mask), 3), after: toneOf(out, within(mask), 3) };
}

/** The scene's own light round the edge: a little of what is behind spills onto it. */
function wrapped(scene: Picture, mask: Plane): { amount: Plane; soft: Plane[] } {
  const reach = Math.max(2, Math.round(Math.max(scene.width, scene.height) / 160));
  const inner = boxBlur(boxBlur(mask, reach), reach);
  const amount = mapped(mask, (value, at) => value * 0.42 * Math.max(0, 1 - (inner.data[at] ?? 0)) * 1.6);
  const channel = (part: number) =>
    plane(
      scene.width,
      scene.height,
      Float32Array.from(mask.data, (_, at) => scene.data[at * 3 + part] ?? 0),
    );
  return { amount, soft: [0, 1, 2].map((part) => boxBlur(boxBlur(channel(part), reach * 3), reach * 3)) };
}

/** Sets a foreground into a background (contract: protocol/imaging.ts, `blend`). */
export async function blend(
  files: Readonly<Record<string, string>>,
  job: Job,
  progress: (fraction: number, stage: string) => void,
): Promise<ResultOf<"blend">> {
  const behind = await seen(files["background"] ?? "", LONGEST);
  const scene = behind.picture;
  progress(0.25, "looking");
  const subject = await seen(files["foreground"] ?? "", LONGEST);
  progress(0.5, "placing");
  const placed = await placedIn(behind, subject);
  const near = boxBlur(boxBlur(placed.mask, Math.round(scene.width / 12)), Math.round(scene.width / 12));
  const around = toneOf(scene, (at) => (near.data[at] ?? 0) * (1 - (placed.mask.data[at] ?? 0)), 5);
  const { colours, before, after } = matched(placed, scene, {
    gains: gainsBetween(illuminantOf(subject.picture), illuminantOf(scene)).map((gain) => gain * (job.light === "behind" ? IN_SHADE : 1)),
    light: job.light,
  });
  progress(0.75, "light");
  const out = copyOf(scene);
  darkened(out, shadowOf(placed.mask, { slant: SLANT[job.light], strength: 0.72 }));
  laidOver(out, placed.mask, (at, part) => colours.data[at * 3 + part] ?? 0);
  const { amount, soft } = wrapped(scene, placed.mask);
  laidOver(out, amount, (at, part, below) => 255 - ((255 - below) * (255 - (soft[part]?.data[at] ?? 0) * 0.6)) / 255);
  const { size } = await sharp(out.data, { raw: { width: out.width, height: out.height, channels: 3 } })
    .jpeg({ quality: 93, chromaSubsampling: "4:4:4" })
    .toFile(files["picture"] ?? "");
  const rounded = (value: number) => Number(value.toFixed(2));
  return {
    width: out.width,
    height: out.height,
    bytes: size,
    delta_e: { before: rounded(deltaE(before.mean, around.mean)), after: rounded(deltaE(after.mean, around.mean)) },
    engine: `${subject.engine}+blend`,
  };
}
