import sharp from "sharp";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { FINE } from "../footage/playable.ts";
import { rawInput, RGB_TO_FILM, startEncoder } from "../footage/raw.ts";
import { clamped, type Picture, scaled, smoothstep } from "../picture/raster.ts";
import { framedPair } from "./framed.ts";
import { ghosts } from "./ghosts.ts";
import { slid, wiped } from "./wipe.ts";
import { agreed, explained, features, type Flow, flowBetween } from "./flow.ts";

type Job = JobOf<"morph">;

/** Motion is looked for at this longest side. */
const LOOKED = 192;
/** A motion that explains less of the difference is none: the two pictures show different things. */
const EXPLAINS = 0.62;
/** A motion of which less is the same there and back would tear what it moves: legs, columns, the straps of a bag. */
const AGREES = 0.8;
/** Where more of the frame shows two things through each other half-way, the motion was not found: 0.010 at most in seven pairs that flow, 0.10 in one that does not. */
const GHOSTS = 0.025;
const SECONDS = 300;

async function small({ data, width, height }: Picture): Promise<Picture> {
  const by = LOOKED / Math.max(width, height);
  const size = { width: Math.round(width * by), height: Math.round(height * by) };
  const raw = { raw: { width, height, channels: 3 as const } };
  return {
    data: await sharp(data, raw)
      .resize({ ...size, fit: "fill" })
      .raw()
      .toBuffer(),
    ...size,
  };
}

/** Reads the colour between four pixels into `into`. */
function colourAt({ data, width, height }: Picture, x: number, y: number, into: Float32Array): void {
  const fx = Math.min(width - 1, Math.max(0, x));
  const fy = Math.min(height - 1, Math.max(0, y));
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
  const right = x0 < width - 1 ? 3 : 0;
  const below = y0 < height - 1 ? width * 3 : 0;
  const [u, v] = [fx - x0, fy - y0];
  const at = (y0 * width + x0) * 3;
  for (let part = 0; part < 3; part += 1) {
    const top = (data[at + part] ?? 0) * (1 - u) + (data[at + right + part] ?? 0) * u;
    const bottom = (data[at + below + part] ?? 0) * (1 - u) + (data[at + below + right + part] ?? 0) * u;
    into[part] = top * (1 - v) + bottom * v;
  }
}

type Between = (share: number, out: Uint8Array) => void;

/** Both pictures flow towards each other along their motion. */
function flowing(first: Picture, last: Picture, { x, y }: Flow): Between {
  const { width, height } = first;
  const by = [width / x.width, height / x.height] as const;
  const [fx, fy] = [scaled(x, width, height), scaled(y, width, height)];
  const [a, b] = [new Float32Array(3), new Float32Array(3)];
  return (share, out) => {
    const mixed = smoothstep(0.12, 0.88, share);
    for (let at = 0; at < width * height; at += 1) {
      const px = at % width;
      const py = (at - px) / width;
      const dx = (fx.data[at] ?? 0) * by[0];
      const dy = (fy.data[at] ?? 0) * by[1];
      colourAt(first, px - dx * share, py - dy * share, a);
      colourAt(last, px + dx * (1 - share), py + dy * (1 - share), b);
      for (let part = 0; part < 3; part += 1) out[at * 3 + part] = (a[part] ?? 0) * (1 - mixed) + (b[part] ?? 0) * mixed;
    }
  };
}

/** How far the camera pushes on through two different pictures. */
const PUSH = 0.32;

/** Two different pictures: one camera pushes on through both, and the second is wiped over the first. Dissolved, they would be ghosts of each other. */
function wiping(first: Picture, last: Picture): Between {
  const { width, height } = first;
  const [a, b] = [new Float32Array(3), new Float32Array(3)];
  const [cx, cy] = [width / 2, height / 2];
  return (share, out) => {
    const [near, far] = [1 / (1 + PUSH * share), 1 / (1 + PUSH - PUSH * share)];
    for (let at = 0; at < width * height; at += 1) {
      const px = at % width;
      const py = (at - px) / width;
      const mixed = wiped(px / width, share);
      colourAt(first, cx + (px - cx) * near, cy + (py - cy) * near, a);
      colourAt(last, cx + (px - cx) * far, cy + (py - cy) * far, b);
      for (let part = 0; part < 3; part += 1) out[at * 3 + part] = (a[part] ?? 0) * (1 - mixed) + (b[part] ?? 0) * mixed;
    }
  };
}

/** Two prints: the second follows the first into the frame. Wiped, two people at one place would be one face of two halves. */
function sliding(first: Picture, last: Picture): Between {
  const { width, height } = first;
  const color = new Float32Array(3);
  return (share, out) => {
    for (let at = 0; at < width * height; at += 1) {
      const px = at % width;
      const x = slid(px / width, share) * width;
      colourAt(x < width ? first : last, x < width ? x : x - width, (at - px) / width, color);
      for (let part = 0; part < 3; part += 1) out[at * 3 + part] = color[part] ?? 0;
    }
  };
}

/** The first and the last frame stand for a moment; between them it speeds up and slows down. */
function eased(t: number): number {
  return smoothstep(0, 1, clamped((t - 0.08) / 0.84));
}

/** Writes the film from a first to a last frame, mute (contract: protocol/imaging.ts, `morph`). */
export async function morph(
  files: Readonly<Record<string, string>>,
  job: Job,
  progress: (fraction: number, stage: string) => void,
): Promise<Omit<ResultOf<"morph">, "bytes">> {
  const { first, last, prints } = await framedPair([files["first"] ?? "", files["last"] ?? ""], { width: job.width, height: job.height });
  const [near, far] = await Promise.all([small(first), small(last)]);
  const [a, b] = [features(near), features(far)];
  const flow = flowBetween(a, b);
  const share = explained(a, b, flow);
  const flows = share >= EXPLAINS && agreed(flow, flowBetween(b, a)) >= AGREES && ghosts(near, far, flow) <= GHOSTS;
  const apart = prints ? "slide" : "wipe";
  const method = flows ? "flow" : apart;
  const between = flows ? flowing(first, last, flow) : { slide: sliding, wipe: wiping }[apart](first, last);
  const { width, height, seconds, fps } = job;
  const raw = rawInput("rgb24", { width, height }, fps);
  const args = ["-v", "error", "-y", ...raw, "-vf", RGB_TO_FILM, ...FINE, "-movflags", "+faststart", files["video"] ?? ""];
  const encoder = await startEncoder(args, { signal: AbortSignal.timeout(SECONDS * 1000), seconds: SECONDS });
  const count = Math.max(2, Math.round(seconds * fps));
  for (let frame = 0; frame < count; frame += 1) {
    const out = new Uint8Array(width * height * 3);
    between(eased(frame / (count - 1)), out);
    await encoder.write(Buffer.from(out.buffer));
    if (frame % 10 === 0) progress(frame / count, "morphing");
  }
  await encoder.end();
  return { width, height, duration: count / fps, method, explained: Number(share.toFixed(3)), engine: `built-in:${method}` };
}
