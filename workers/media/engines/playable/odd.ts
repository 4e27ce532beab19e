import type { Oddity } from "../../protocol/playing.ts";
import type { FilmReport } from "../footage/facts.ts";

type Stream = FilmReport["streams"][number];

/** What all browsers decode, of pictures and of sounds: Safari plays AV1 only where the chip does. */
const PICTURES = ["h264", "vp8", "vp9"];
const SOUNDS = ["aac", "mp3", "opus", "vorbis", "pcm_u8", "pcm_s16le", "pcm_s24le", "pcm_f32le"];
/** Containers (`signatureOf`) that they open whatever is in them. */
const OPENED = ["mp4", "mp3", "wav", "m4a", "aac"];
const FASTEST = 61;
/** Of the rate, by which a film may waver. */
const WAVERS = 0.02;

const rateOf = (text = ""): number => {
  const [over = 0, under = 1] = text.split("/").map(Number);
  return under > 0 ? over / under : 0;
};

/** Pictures that come now faster, now slower. */
function isUneven({ r_frame_rate, avg_frame_rate }: Stream): boolean {
  const [told, average] = [rateOf(r_frame_rate), rateOf(avg_frame_rate)];
  return average > FASTEST || (told > 0 && average > 0 && Math.abs(told / average - 1) > WAVERS);
}

export const hasAlpha = ({ pix_fmt = "", tags }: Stream): boolean =>
  /^(?:yuva|rgba|argb|bgra|abgr|gbrap|ya)/.test(pix_fmt) || tags?.alpha_mode === "1" || tags?.ALPHA_MODE === "1";

/** Its pixels have to be stretched, or there is half a pixel too many for 4:2:0. */
const isMisshapen = ({ width = 0, height = 0, sample_aspect_ratio = "1:1" }: Stream): boolean =>
  width % 2 === 1 || height % 2 === 1 || !["1:1", "0:1"].includes(sample_aspect_ratio);

const isTurned = ({ side_data_list = [] }: Stream): boolean => side_data_list.some(({ rotation = 0 }) => rotation % 360 !== 0);

function oddPicture(picture: Stream): Oddity[] {
  const { codec_name = "", pix_fmt = "" } = picture;
  const marks: readonly [Oddity, boolean][] = [
    ["codec", !PICTURES.includes(codec_name)],
    ["depth", /p(?:9|1[0-6])|(?:10|12|16)(?:le|be)$/.test(pix_fmt)],
    ["alpha", hasAlpha(picture)],
    ["chroma", /^(?:yuvj?4(?:22|44|40|11)|rgb|bgr|gbr|pal8|gray)/.test(pix_fmt)],
    ["turned", isTurned(picture)],
    ["rate", isUneven(picture)],
    ["shape", isMisshapen(picture)],
  ];
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

/** Why a film or a sound does not play everywhere as it is, by its container and streams; empty: it does. */
export function oddities(format: string, { streams }: Pick<FilmReport, "streams">): Oddity[] {
  const picture = streams.find(({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1);
  const sound = streams.find(({ codec_type }) => codec_type === "audio");
  const isWebm = format === "webm" && picture !== undefined && ["vp8", "vp9"].includes(picture.codec_name ?? "");
  return [
    ...(OPENED.includes(format) || isWebm ? [] : (["container"] as const)),
    ...(picture ? oddPicture(picture) : []),
    ...(sound && !SOUNDS.includes(sound.codec_name ?? "") ? (["sound"] as const) : []),
    ...(picture && !sound ? (["silent"] as const) : []),
  ];
}
