import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ffmpeg } from "../../binaries/ffmpeg.ts";

/** Runs ffmpeg with `args`; the last is the name of a file in `folder`. Answers its path. */
export async function film(folder: string, ...args: string[]): Promise<string> {
  const path = join(folder, args.at(-1) ?? "film.mp4");
  await promisify(execFile)(await ffmpeg(), ["-v", "error", "-y", ...args.slice(0, -1), path], { maxBuffer: 1 << 26 });
  return path;
}

/** Levels of light that a counted film goes through, one a frame. */
export const STEPS = 16;
/** The frame number (mod STEPS) that a light (0…255, full range) of a counted film stands for. */
export const counter = (light: number): number => Math.max(0, Math.round(((light * 219) / 255 + 16 - 20) / 12));

/** Drawn once and shown for ever: an expression for every pixel of every frame takes longer than to encode them. */
const PATTERN = "geq=lum='lum(X,Y)+20*mod(floor(X/16)+floor(Y/16),2)':cb='cb(X,Y)':cr='cr(X,Y)',loop=loop=-1:size=1";

/**
 * A source that shows its own frame number as light: a patch in its middle, a quarter of each side, has luma 20 +
 * 12·(n mod STEPS) in frame n; the rest is a pattern in `colour`.
 */
export const counted = (seconds: number, colour: string, size = "320x240", rate = 30): string[] => {
  const [w = 320, h = 240] = size.split("x").map(Number);
  const ground = `color=c=${colour}:s=${size}:r=${rate}:d=${1 / rate},format=yuv420p,${PATTERN},setpts=N/${rate}/TB`;
  const patch = `color=c=gray:s=${w / 4}x${h / 4}:r=${rate}:d=${seconds},format=yuv420p,geq=lum='20+12*mod(N,${STEPS})':cb=128:cr=128`;
  return ["-f", "lavfi", "-i", `${ground}[g];${patch}[p];[g][p]overlay=x=(W-w)/2:y=(H-h)/2:shortest=1`];
};

/** A thing on a plain ground that sways: what a product film looks like to the analysis. `x` is its middle, 0…1. */
export const drawnProduct = (seconds: number, x: number, ground = "0xe8e4dc", size = "640x360"): string[] => {
  const [w = 640, h = 360] = size.split("x").map(Number);
  const thing = `color=c=0x1f5c4d:s=${Math.round(w * 0.14)}x${Math.round(h * 0.6)}:r=30:d=${seconds},drawbox=x=0:y=0:w=iw:h=ih/6:c=0x17171a:t=fill,noise=alls=12:allf=t`;
  return [
    "-f",
    "lavfi",
    "-i",
    `color=c=${ground}:s=${size}:r=30:d=${seconds}[g];${thing}[p];[g][p]overlay=x='${Math.round(w * (x - 0.07))}+${Math.round(w * 0.02)}*sin(t*4)':y=${Math.round(h * 0.2)}`,
  ];
};
