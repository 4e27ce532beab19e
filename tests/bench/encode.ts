import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpeg } from "../../workers/media/binaries/ffmpeg.ts";

/** Raw frames that are encoded over and over: one second of the film itself. */
const LOOPED_SECONDS = 1;

/** How every encoder of the bench encodes. */
export const X264 = ["-c:v", "libx264", "-preset", "veryfast", "-b:v", "6M", "-pix_fmt", "yuv420p"];

/** A film to be encoded: pixels, frames a second, seconds. */
export interface Film {
  width: number;
  height: number;
  fps: number;
  seconds: number;
}

/** ffmpeg in a folder. */
export async function tool(folder: string) {
  const program = await ffmpeg();
  return (...args: string[]) => promisify(execFile)(program, ["-v", "error", "-y", ...args], { cwd: folder, maxBuffer: 1 << 26 });
}
export type Tool = Awaited<ReturnType<typeof tool>>;

/** The seconds that some work takes. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Writes the raw frames of one second of a film, for `encodeOnly`. */
export const takeFrames = (run: Tool, film: string, from: number): Promise<unknown> =>
  run("-ss", String(from), "-t", String(LOOPED_SECONDS), "-i", film, "-f", "rawvideo", "-pix_fmt", "rgba", "frames.raw");

/** Encodes these frames, as often as makes the film's length, with x264 and nothing else: the least that making it can take. */
export const encodeOnly = (run: Tool, { width, height, fps, seconds: length }: Film): Promise<unknown> =>
  run(
    "-stream_loop",
    String(Math.ceil(length / LOOPED_SECONDS) - 1),
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgba",
    "-s",
    `${width}x${height}`,
    "-r",
    String(fps),
    "-i",
    "frames.raw",
    "-t",
    String(length),
    ...X264,
    "encoded.mp4",
  );
