import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpeg } from "../binaries/ffmpeg.ts";
import { ffprobe } from "../binaries/ffprobe.ts";

/** What ffprobe says of a file: its values as it writes them. */
export interface Probed {
  readonly streams: readonly Record<string, unknown>[];
  readonly format: { readonly duration: string; readonly tags: Record<string, string> };
}

async function run(program: string, args: readonly string[]): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1 << 30, encoding: "buffer" });
  return stdout;
}

/** Raw decoded video: `filter` is an ffmpeg chain, `format` a pixel format, `input` what ffmpeg is told of the file. */
export const decodeVideo = async (path: string, filter: string, format: string, input: readonly string[] = []): Promise<Buffer> =>
  run(await ffmpeg(), ["-v", "error", ...input, "-i", path, "-map", "0:v", "-vf", filter, "-f", "rawvideo", "-pix_fmt", format, "-"]);

/** Mono float samples at 48 kHz. */
export async function decodeAudio(path: string): Promise<Float32Array> {
  const bytes = await run(await ffmpeg(), ["-v", "error", "-i", path, "-map", "0:a", "-ac", "1", "-ar", "48000", "-f", "f32le", "-"]);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** ffprobe's facts about a file, as a test compares them. */
export async function probed(path: string): Promise<Probed> {
  const report = await run(await ffprobe(), ["-v", "error", "-show_streams", "-show_format", "-of", "json", path]);
  return JSON.parse(report.toString()) as Probed;
}

/** Small grey frames: one buffer each. */
export async function greyFrames(path: string, { fps, width, height }: { fps: number; width: number; height: number }): Promise<Buffer[]> {
  const raw = await decodeVideo(path, `fps=${fps},scale=${width}:${height}:flags=area`, "gray");
  const size = width * height;
  return Array.from({ length: Math.floor(raw.length / size) }, (_, i) => raw.subarray(i * size, (i + 1) * size));
}

/** Mean absolute difference of two grey frames, 0…255. */
export function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
