import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolveFfmpeg } from "./ffmpeg.ts";

const run = (file: string, args: string[]) => execFileSync(file, args, { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "pipe"] });

/** Raw decoded video: `filter` is an ffmpeg chain, `format` a pixel format. */
export const decodeVideo = (path: string, filter: string, format: string): Buffer =>
  run(resolveFfmpeg(), ["-v", "error", "-i", path, "-map", "0:v", "-vf", filter, "-f", "rawvideo", "-pix_fmt", format, "-"]);

/** Mono float samples at 48 kHz. */
export function decodeAudio(path: string): Float32Array {
  const bytes = run(resolveFfmpeg(), ["-v", "error", "-i", path, "-map", "0:a", "-ac", "1", "-ar", "48000", "-f", "f32le", "-"]);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** ffprobe's facts about a file. */
export function probe(path: string): { streams: Record<string, unknown>[]; format: Record<string, unknown> & { tags: Record<string, string> } } {
  const ffprobe = process.env.FFPROBE_PATH ?? createRequire(import.meta.url).resolve("@ffprobe-installer/linux-x64/ffprobe");
  return JSON.parse(run(ffprobe, ["-v", "error", "-show_streams", "-show_format", "-of", "json", path]).toString()) as ReturnType<typeof probe>;
}

/** Small grey frames: one buffer each. */
export function greyFrames(path: string, { fps, width, height }: { fps: number; width: number; height: number }): Buffer[] {
  const raw = decodeVideo(path, `fps=${fps},scale=${width}:${height}:flags=area`, "gray");
  const size = width * height;
  return Array.from({ length: Math.floor(raw.length / size) }, (_, i) => raw.subarray(i * size, (i + 1) * size));
}

/** Mean absolute difference of two grey frames, 0…255. */
export function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
