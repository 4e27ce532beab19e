import sharp from "sharp";
import { JobError } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { inspect, pixels, within } from "../picture/decode.ts";
import { decontaminated } from "../picture/foreground.ts";
import { boxBlur, mapped, type Picture } from "../picture/raster.ts";
import { upscaled } from "../enhance/upscaler.ts";
import { backlit } from "./backlight.ts";
import { calmSides } from "./calm-sides.ts";
import { graded } from "./grade.ts";
import { falloff, shading } from "./light.ts";
import { boundsOf, copyOf, darkened, laidOver, shadowOf } from "./scene.ts";
import { lies, shadowAround } from "./lying.ts";
import { closeUp, framed, isOnCalmGround } from "./packshot.ts";
import { onAnotherPaper } from "./paper.ts";
import type { Cut } from "./placement.ts";
import { standingPrint, withPrint } from "./print.ts";
import { isTrusted } from "./setting.ts";
import { type Seen, seen } from "./subject.ts";

type Job = JobOf<"retouch">;
type Made = Pick<ResultOf<"retouch">, "engine" | "setting"> & { picture: Picture; alpha?: Uint8Array };

const LONGEST = 2400;
/** What the upscaler takes on a processor in some seconds. */
const UPSCALED = 1280;

/** What its photograph cuts off stays where it was: at the edge. */
const IN_PLACE: Cut = { above: false, below: false, left: false, right: false };
/** A print in the middle of a sweep. */
const CENTRED = { heights: [0.76], width: 0.8, foot: 0.9, middles: [0.5] } as const;
/** Where the sweep of a print becomes its floor, from the top. */
const HORIZON = 0.76;
/** How far the shadow of what stands on a sweep leans away from each light. */
const SLANT = { left: 0.35, right: -0.35, above: 0.06, behind: 0.12 } as const;
/** How far the shadow of what lies on a sheet is thrown away from each light, of the picture's longest side. */
const AWAY = {
  left: { dx: 0.022, dy: 0.016 },
  right: { dx: -0.022, dy: 0.016 },
  above: { dx: 0, dy: 0.022 },
  behind: { dx: 0, dy: 0.022 },
} as const;

const nothing = () => new JobError("SUBJECT_MISSING", "nothing stands out from its ground in this picture");

async function withSubject(path: string): Promise<Seen & { mask: NonNullable<Seen["mask"]> }> {
  const found = await seen(path, LONGEST);
  if (found.mask === null) throw nothing();
  return { ...found, mask: found.mask };
}

async function cutOut(path: string): Promise<Made> {
  const subject = await withSubject(path);
  const { picture, mask, engine } = subject;
  return { picture, alpha: decontaminated(picture, mask), engine, setting: isTrusted(subject, IN_PLACE) ? "stands" : "doubtful" };
}

/** A seamless paper sweep: lighter where the lamp is, its floor a little darker in front. */
function sweep({ width, height }: Picture, horizon: number): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x / width - 0.46, y / height - 0.38];
      const lamp = 250 - 34 * Math.min(1, Math.hypot(dx * 1.1, dy));
      const floor = y > horizon ? 6 * Math.min(1, (y - horizon) / (height * 0.25)) : 0;
      const at = (y * width + x) * 3;
      data[at] = lamp - floor;
      data[at + 1] = lamp - floor - 1;
      data[at + 2] = lamp - floor - 3;
    }
  return { data, width, height };
}

/** A byte in more or less light. A shoulder: what is lit keeps its highlights. */
function shouldered(value: number, gain: number, tint = 1): number {
  const share = value / 255;
  const bright = share * gain * tint;
  const rolled = gain > 1 ? bright / (1 + (gain - 1) * share * 0.75) : bright;
  return 255 * Math.min(1, Math.max(0, rolled));
}

/**
 * A packshot: the subject in the middle of a paper sweep, with its shadow and a breath of reflection; what was seen from above lies on a sheet.
 * What might lose a part stays whole: from paper it comes onto this one as it is; on a calm ground it is seen closer, on that; from anywhere else
 * it comes as a print.
 */
async function studio(path: string, job: Job): Promise<Made> {
  const subject = await withSubject(path);
  const { engine } = subject;
  if (!isTrusted(subject, IN_PLACE)) {
    const paper = sweep(subject.picture, subject.picture.height * HORIZON);
    const anew = onAnotherPaper(subject.picture, paper);
    if (anew !== null) return { picture: anew, engine: `${engine}+studio`, setting: "stands" };
    if (subject.box && isOnCalmGround(await calmSides(subject.picture)))
      return { picture: graded(closeUp(subject.picture, subject.box), "natural"), engine: "built-in:close-up", setting: "closer" };
    const print = await standingPrint({ picture: paper, people: [], mask: null }, subject.picture, CENTRED);
    return { picture: withPrint(paper, print, SLANT[job.light]), engine: `${engine}+print`, setting: "print" };
  }
  const { picture, mask } = framed(graded(subject.picture, "natural"), subject.mask);
  const stood = boundsOf(mask);
  if (stood === null) throw nothing();
  const lit = shading(mask, job.light, 0.35);
  const clean = decontaminated(picture, mask);
  const { width, height } = picture;
  const shown = (ground: Picture) => {
    laidOver(ground, mask, (at, part) => shouldered(clean[at * 4 + part] ?? 0, lit.data[at] ?? 1));
    return { picture: ground, engine: `${engine}+studio`, setting: "stands" as const };
  };
  if (subject.people.length === 0 && lies(mask)) {
    const sheet = sweep(picture, height);
    darkened(sheet, shadowAround(mask, AWAY[job.light]));
    return shown(sheet);
  }
  const ground = sweep(picture, stood.floor - (stood.floor - stood.top) * 0.2);
  darkened(ground, shadowOf(mask, { slant: SLANT[job.light], strength: 0.6 }));
  const mirrored = mapped(mask, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const from = 2 * stood.floor - y;
    const depth = (y - stood.floor) / Math.max(1, (stood.floor - stood.top) * 0.22);
    return depth <= 0 || depth > 1 || from < 0 || from >= height ? 0 : (mask.data[from * width + x] ?? 0) * 0.16 * (1 - depth);
  });
  const mirror = (at: number, part: number) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return clean[((2 * stood.floor - y) * width + x) * 4 + part] ?? 0;
  };
  laidOver(ground, boxBlur(mirrored, 2), mirror);
  return shown(ground);
}

/** A rim of light on an outline that is in doubt is drawn that much. */
const DOUBTED_RIM = 0.55;

/** New light: the subject's body is lit from one side, the scene falls off away from it; or a low sun stands behind it. */
async function relight(path: string, job: Job): Promise<Made> {
  const subject = await seen(path, LONGEST);
  const { picture, mask, engine } = subject;
  if (job.light === "behind") {
    const sure = isTrusted(subject, IN_PLACE) ? 1 : DOUBTED_RIM;
    return { picture: backlit(picture, mask, sure), engine: `${engine}+relight`, setting: null };
  }
  const out = copyOf(picture);
  const { width } = picture;
  const warm = { left: [1.05, 1, 0.93], right: [0.96, 1, 1.06], above: [1, 1, 1] }[job.light];
  const scene = falloff(picture, job.light, 0.85);
  const lit = mask && shading(mask, job.light, 1);
  for (let at = 0; at < picture.width * picture.height; at += 1) {
    const share = mask?.data[at] ?? 0;
    const ground = scene(at % width, Math.floor(at / width)) * (mask ? 0.82 : 0.96);
    const gain = ground * (1 - share) + (lit?.data[at] ?? ground) * share;
    for (let part = 0; part < 3; part += 1) {
      const tint = gain > 1 ? 1 + ((warm[part] ?? 1) - 1) * Math.min(1, (gain - 1) * 3) : 1;
      out.data[at * 3 + part] = Math.round(shouldered(out.data[at * 3 + part] ?? 0, gain, tint));
    }
  }
  return { picture: out, engine: `${engine}+relight`, setting: null };
}

async function grade(path: string, job: Job): Promise<Made> {
  const source = await inspect(path);
  return { picture: graded(await pixels(source, LONGEST), job.grade), engine: "built-in:grade", setting: null };
}

async function upscale(path: string): Promise<Made> {
  const source = await inspect(path);
  const { width, height } = within(source, UPSCALED);
  const larger = await upscaled(await pixels(source, Math.max(width, height)), 2);
  return { picture: larger, engine: "built-in:esrgan-slim", setting: null };
}

const TREATMENTS: Readonly<Record<Job["treatment"], (path: string, job: Job) => Promise<Made>>> = {
  "cut-out": cutOut,
  studio,
  relight,
  grade,
  upscale,
};

/** One picture made over (contract: protocol/imaging.ts, `retouch`). */
export async function retouch(files: Readonly<Record<string, string>>, job: Job): Promise<ResultOf<"retouch">> {
  const { picture, alpha, engine, setting } = await TREATMENTS[job.treatment](files["source"] ?? "", job);
  const { width, height } = picture;
  const out = files["picture"] ?? "";
  const file = alpha
    ? sharp(alpha, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 6 })
    : sharp(picture.data, { raw: { width, height, channels: 3 } }).jpeg({ quality: 93, chromaSubsampling: "4:4:4" });
  const { size } = await file.toFile(out);
  return { width, height, bytes: size, setting, engine };
}
