import sharp from "sharp";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { findObjects } from "../describe/objects.ts";
import { boxBlur, mapped, type Picture, type Plane, plane, scaled } from "../picture/raster.ts";
import { deltaE, toneOf, within } from "./colour.ts";
import { beyondFocus, enlarged, outOfFocus } from "./depth.ts";
import { smallOf } from "./focus.ts";
import { gainsBetween, illuminantOf, inLight } from "./illuminant.ts";
import { LEDGE, withLedge } from "./ledge.ts";
import { shading } from "./light.ts";
import { filmOf, toned } from "./film.ts";
import { boundsOf, copyOf, darkened, laidOver, shadowOf } from "./scene.ts";
import type { Stands } from "./placement.ts";
import { type Placed, placedIn, type Scene } from "./placed.ts";
import { standingPrint, withPrint } from "./print.ts";
import { hasGround, type Setting, settingOf } from "./setting.ts";
import { seen, type Seen } from "./subject.ts";

type Job = JobOf<"blend">;

const LONGEST = 2160;
/** A scene is at least this large: what stands in it is seen sharp. */
const LEAST = 1280;
/** How far the scene is out of focus behind what stands in it, of its longest side: a person stands further into it than a thing. */
const BLUR = { stands: 1 / 170, ledge: 1 / 120 } as const;
/** A thing on a surface before the scene. */
const ON_LEDGE: Stands = { heights: [0.62, 0.54, 0.46], width: 0.5, foot: LEDGE.foot, margin: 0.05 };
/** A print on the scene's own ground: larger than a thing, for the thing in it is to be seen. */
const PRINT: Stands = { heights: [0.68, 0.6, 0.52], width: 0.7, foot: 0.93, margin: 0.06, middles: [0.4, 0.6, 0.34, 0.66] };
/** How much of the light comes from its side; what is that much lighter to the eye is a power of it in linear light. */
const [SIDE_LIGHT, LIGHTNESS] = [0.45, 2.4];
/** Of who stands before the light one sees the side that it does not reach. */
const AGAINST_LIGHT = 0.9;
/** What of the light comes round to that side, linear. */
const IN_SHADE = 0.6;
const SLANT = { left: 0.55, right: -0.55, above: 0.08, behind: 0.1 } as const;

/** Whose lower edge is below this is cut off by the picture: all of the scene is behind them. */
const CUT_OFF = 0.98;
/** How far behind what stands on it the ground is still sharp, of the scene's height. */
const BEHIND_FOOT = 0.04;

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

/** What is behind what is set into a scene: the scene itself out of focus, with a surface before it where it has none. */
async function groundOf({ picture }: Scene, { colours, mask }: Placed, setting: keyof typeof BLUR): Promise<Picture> {
  const sigma = Math.max(picture.width, picture.height) * BLUR[setting];
  if (setting === "ledge") return withLedge(await outOfFocus(picture, sigma), toneOf(colours, within(mask), 3).mean[0]);
  const floor = (boundsOf(mask)?.floor ?? picture.height) / picture.height;
  return await beyondFocus(picture, floor > CUT_OFF ? 1 : floor - BEHIND_FOOT, sigma);
}

/** The subject alone in the scene, in its light and with its shadow. */
async function composed(scene: Scene, subject: Seen, { light }: Job, setting: Exclude<Setting, "print">) {
  const placed = await placedIn(scene, subject, setting === "ledge" ? ON_LEDGE : undefined);
  const near = boxBlur(boxBlur(placed.mask, Math.round(scene.picture.width / 12)), Math.round(scene.picture.width / 12));
  const around = toneOf(scene.picture, (at) => (near.data[at] ?? 0) * (1 - (placed.mask.data[at] ?? 0)), 5);
  const gains = gainsBetween(illuminantOf(subject.picture), illuminantOf(scene.picture));
  const { colours, before, after } = matched(placed, scene.picture, {
    gains: gains.map((gain) => gain * (light === "behind" ? IN_SHADE : 1)),
    light,
  });
  const out = await groundOf(scene, placed, setting);
  const ground = copyOf(out);
  darkened(out, shadowOf(placed.mask, { slant: SLANT[light], strength: 0.72 }));
  laidOver(out, placed.mask, (at, part) => colours.data[at * 3 + part] ?? 0);
  const { amount, soft } = wrapped(ground, placed.mask);
  laidOver(out, amount, (at, part, below) => 255 - ((255 - below) * (255 - (soft[part]?.data[at] ?? 0) * 0.6)) / 255);
  return { out, delta_e: { before: deltaE(before.mean, around.mean), after: deltaE(after.mean, around.mean) } };
}

/** The photograph whole, as a print that stands in the scene. */
async function printed(scene: Scene, { picture }: Seen, { light }: Job) {
  const setting = hasGround(scene.picture, scene.mask) ? "stands" : "ledge";
  const placed = await standingPrint(scene, picture, setting === "ledge" ? { ...PRINT, foot: LEDGE.foot } : PRINT);
  const out = withPrint(await groundOf(scene, placed, setting), placed, SLANT[light]);
  const away = deltaE(toneOf(picture, () => 1).mean, toneOf(scene.picture, () => 1).mean);
  return { out, delta_e: { before: away, after: away } };
}

const kindsIn = async (picture: Picture): Promise<ReadonlyMap<string, number>> => findObjects(await smallOf(picture));

/** A scene at the size at which it is shown. */
async function sceneOf(path: string): Promise<Scene> {
  const { picture, people, mask } = await seen(path, LONGEST);
  const large = await enlarged(picture, LEAST);
  return { picture: large, people, mask: mask && scaled(mask, large.width, large.height) };
}

/** Sets a foreground into a background (contract: protocol/imaging.ts, `blend`). */
export async function blend(
  files: Readonly<Record<string, string>>,
  job: Job,
  progress: (fraction: number, stage: string) => void,
): Promise<ResultOf<"blend">> {
  const scene = await sceneOf(files["background"] ?? "");
  progress(0.25, "looking");
  const subject = await seen(files["foreground"] ?? "", LONGEST);
  progress(0.5, "placing");
  const setting = await settingOf(subject, scene, kindsIn);
  const { out, delta_e } = setting === "print" ? await printed(scene, subject, job) : await composed(scene, subject, job, setting);
  const { size } = await sharp(out.data, { raw: { width: out.width, height: out.height, channels: 3 } })
    .jpeg({ quality: 93, chromaSubsampling: "4:4:4" })
    .toFile(files["picture"] ?? "");
  const rounded = (value: number) => Number(value.toFixed(2));
  return {
    width: out.width,
    height: out.height,
    bytes: size,
    setting,
    delta_e: { before: rounded(delta_e.before), after: rounded(delta_e.after) },
    engine: `${subject.engine}+blend`,
  };
}
