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

const PATCH = "lt(abs(X-W/2),W/8)*lt(abs(Y-H/2),H/8)";

/**
 * A source that shows its own frame number as light: a patch in its middle, a quarter of each side, has luma 20 +
 * 12·(n mod STEPS) in frame n; the rest is a pattern in `colour`.
 */
export const counted = (seconds: number, colour: string, size = "320x240", rate = 30): string[] => [
  "-f",
  "lavfi",
  "-i",
  `color=c=${colour}:s=${size}:r=${rate}:d=${seconds},geq=lum='if(${PATCH},20+12*mod(N,16),lum(X,Y)+20*mod(floor(X/16)+floor(Y/16),2))':cb='if(${PATCH},128,cb(X,Y))':cr='if(${PATCH},128,cr(X,Y))'`,
];

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
