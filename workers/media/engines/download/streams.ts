import { open } from "node:fs/promises";
import { z } from "zod";
import { ffprobe } from "../../binaries/ffprobe.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { runFfmpeg } from "../../render/ffmpeg.ts";
import { JobError } from "../../protocol/handler.ts";

const PROBE_SECONDS = 30;

const numeric = z.coerce.number().catch(0);
const report = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      pix_fmt: z.string().optional(),
      disposition: z.object({ attached_pic: z.number() }).optional(),
    }),
  ),
  format: z.object({ duration: numeric.optional() }),
});

/** A fetched file, and how ffmpeg is to open it. */
export interface Opened {
  readonly input: readonly string[];
  readonly duration: number;
  /** Codecs as ffmpeg names them; undefined where there is no such stream. */
  readonly picture: { readonly codec: string; readonly pixels: string } | undefined;
  readonly sound: string | undefined;
}

const SYNC = 0x47;
const PACKET = 188;

/** MPEG-TS has no signature but its sync byte in each packet. */
const isTransport = (head: Buffer): boolean => head.length > PACKET && head[0] === SYNC && head[PACKET] === SYNC;

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PACKET * 2), 0, PACKET * 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Transport packets in a container that says what is in it. The ffprobe that is installed with us (2023) ends with a
 * segmentation fault on MPEG-TS; ffmpeg reads it.
 */
async function contained(path: string, signal: AbortSignal): Promise<string> {
  if (!isTransport(await beginning(path))) return path;
  const out = `${path}.mkv`;
  const input = ["-protocol_whitelist", "file", "-format_whitelist", "mpegts", "-f", "mpegts", "-i", path];
  await runFfmpeg([...input, "-map", "0:v:0?", "-map", "0:a:0?", "-c", "copy", out], signal);
  return out;
}

/** What a fetched file holds. @throws JobError MEDIA_MISSING where it is no film and no sound */
export async function openMedia(path: string, signal: AbortSignal): Promise<Opened> {
  try {
    const file = await contained(path, signal);
    const command = [await ffprobe(), "-v", "error", ...UNTRUSTED_FILM, "-of", "json", "-show_streams", "-show_format", file] as const;
    const { stdout } = await runConfined(command, { signal, seconds: PROBE_SECONDS, stdout: "pipe" });
    const { streams, format } = report.parse(JSON.parse(stdout.toString()));
    const picture = streams.find((one) => one.codec_type === "video" && one.disposition?.attached_pic !== 1);
    const sound = streams.find((one) => one.codec_type === "audio");
    const duration = format.duration ?? 0;
    if ((!picture && !sound) || duration === 0) throw new Error("no film and no sound");
    return {
      input: [...UNTRUSTED_FILM, "-i", file],
      duration,
      picture: picture && { codec: picture.codec_name ?? "", pixels: picture.pix_fmt ?? "" },
      sound: sound?.codec_name,
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw new JobError("MEDIA_MISSING", "the file is no film and no sound that can be read", { cause });
  }
}
