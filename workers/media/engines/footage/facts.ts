import { z } from "zod";
import { ffprobe } from "../../binaries/ffprobe.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import { fileSignature } from "../probe/signature.ts";

/** What a film is before it is looked at. Sizes in square pixels, as shown (rotation applied); seconds. */
export interface FilmFacts {
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** PQ or HLG: its tones are brought down before anything else reads it. */
  readonly hdr: boolean;
  /** What its numbers mean: the matrix it names, else the one that its size makes likely. */
  readonly matrix: "bt709" | "smpte170m" | "bt2020nc";
  /** The stream that holds the picture; a cover picture is none. */
  readonly stream: number;
}

/** By the clock; a header is read in a moment. */
const PROBE_SECONDS = 30;

const numeric = z.coerce.number().catch(0);
export const filmReportShape = z.object({
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      pix_fmt: z.string().optional(),
      field_order: z.string().optional(),
      time_base: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      r_frame_rate: z.string().optional(),
      channels: z.number().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      duration: numeric.optional(),
      sample_aspect_ratio: z.string().optional(),
      color_transfer: z.string().optional(),
      color_space: z.string().optional(),
      disposition: z.object({ attached_pic: z.number() }).optional(),
      tags: z.object({ language: z.string().optional(), alpha_mode: z.string().optional(), ALPHA_MODE: z.string().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
  format: z.object({ duration: numeric.optional(), start_time: numeric.optional() }),
});
export type FilmReport = z.infer<typeof filmReportShape>;
type Stream = z.infer<typeof filmReportShape>["streams"][number];

const unreadable = (why: string, cause?: unknown) => new JobError("INPUT_UNREADABLE", why, { cause });

/** What ffprobe says of a film's streams. @throws JobError INPUT_UNREADABLE */
export async function filmReport(path: string, signal: AbortSignal): Promise<FilmReport> {
  try {
    const command = [await ffprobe(), "-v", "error", ...UNTRUSTED_FILM, "-of", "json", "-show_streams", "-show_format", path] as const;
    const stdout = (await runConfined(command, { signal, seconds: PROBE_SECONDS, stdout: "pipe" })).stdout.toString();
    return filmReportShape.parse(JSON.parse(stdout));
  } catch (cause) {
    signal.throwIfAborted();
    throw unreadable("the film cannot be read", cause);
  }
}

function shownSize({ width = 0, height = 0, sample_aspect_ratio = "1:1", side_data_list = [] }: Stream) {
  const [across = 1, down = 1] = sample_aspect_ratio.split(":").map(Number);
  const wide = across > 0 && down > 0 ? (width * across) / down : width;
  const turned = Math.abs(side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0) % 180 === 90;
  return turned ? { width: height, height: wide } : { width: wide, height };
}

const matrixOf = ({ color_space = "", height = 0, width = 0 }: Stream): FilmFacts["matrix"] => {
  if (color_space.startsWith("bt2020")) return "bt2020nc";
  if (color_space === "smpte170m" || color_space === "bt470bg") return "smpte170m";
  return color_space === "bt709" || Math.min(width, height) >= 720 ? "bt709" : "smpte170m";
};

/** Facts of a film's picture, read from its bytes. @throws JobError INPUT_UNREADABLE for what is no film or has no picture */
export async function filmFacts(path: string, signal: AbortSignal): Promise<FilmFacts> {
  if ((await fileSignature(path))?.type !== "video") throw unreadable("the file is no film");
  const { streams, format } = await filmReport(path, signal);
  const picture = streams.find(({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1);
  if (!picture?.width || !picture.height) throw unreadable("the film has no picture");
  return {
    ...shownSize(picture),
    duration: picture.duration || format.duration || 0,
    hdr: ["smpte2084", "arib-std-b67"].includes(picture.color_transfer ?? ""),
    matrix: matrixOf(picture),
    stream: picture.index,
  };
}
