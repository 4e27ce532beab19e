import { ffprobe } from "../../binaries/ffprobe.ts";
import { ONLY_ITSELF } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { type FilmReport, filmReportShape } from "../footage/facts.ts";
import { oddities } from "../playable/odd.ts";
import { fileSignature, type MediaType } from "./signature.ts";

/** By the clock; a header is read in a moment. */
const PROBE_SECONDS = 30;

const unreadable = (cause?: unknown): JobError =>
  new JobError("INPUT_UNREADABLE", "the file is no picture, video or sound that can be read", { cause });

async function ask(path: string, signal: AbortSignal): Promise<FilmReport> {
  const command = [await ffprobe(), "-v", "error", ...ONLY_ITSELF, "-of", "json", "-show_streams", "-show_format", path] as const;
  try {
    const stdout = (await runConfined(command, { signal, seconds: PROBE_SECONDS, stdout: "pipe" })).stdout.toString();
    return filmReportShape.parse(JSON.parse(stdout));
  } catch (cause) {
    signal.throwIfAborted();
    throw unreadable(cause);
  }
}

/**
 * Facts about a file, by its bytes: the name and the claimed type are not looked at. Sizes as shown (rotation applied).
 * @throws JobError INPUT_UNREADABLE
 */
export async function probeFile(path: string, signal: AbortSignal): Promise<ResultOf<"probe">> {
  const signature = await fileSignature(path);
  if (signature === null) throw unreadable();
  const { streams, format } = await ask(path, signal);
  const picture = streams.find((stream) => stream.codec_type === "video" && stream.disposition?.attached_pic !== 1);
  const sound = streams.find((stream) => stream.codec_type === "audio");
  if (picture === undefined && sound === undefined) throw unreadable();
  const type: MediaType = signature.type === "image" ? "image" : picture === undefined ? "audio" : "video";
  const turned = Math.abs(picture?.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0) % 180 === 90;
  const [width, height] = [picture?.width ?? 0, picture?.height ?? 0];
  const duration = type === "image" ? 0 : (format.duration ?? picture?.duration ?? sound?.duration ?? 0);
  const odd = type === "image" ? [] : oddities(signature.format, { streams });
  return { type, format: signature.format, width: turned ? height : width, height: turned ? width : height, duration, odd };
}
