import { type Cue, type SubtitleFormat, tidy } from "./cue.ts";
import { wrapped } from "./wrap.ts";

type Written = Pick<Cue, "start" | "end" | "text"> & Partial<Pick<Cue, "speaker">>;

const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds as `hours:minutes:seconds` and a fraction of `digits` digits behind `point`. */
function clock(seconds: number, point: string, digits: 2 | 3): string {
  const parts = 10 ** digits;
  const all = Math.max(0, Math.round(seconds * parts));
  const [whole, fraction] = [Math.floor(all / parts), String(all % parts).padStart(digits, "0")];
  const hours = Math.floor(whole / 3600);
  return `${digits === 3 ? two(hours) : hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${point}${fraction}`;
}

const named = ({ text, speaker }: Written): string => (speaker ? `[${speaker}]: ${text}` : text);

/** A SubRip file. An arrow within a text would begin a line of its own. */
export const writeSrt = (cues: readonly Written[]): string =>
  cues
    .map((cue, at) => {
      const text = tidy(named(cue)).replaceAll("-->", "→");
      return `${at + 1}\n${clock(cue.start, ",", 3)} --> ${clock(cue.end, ",", 3)}\n${text}\n`;
    })
    .join("\n");

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A WebVTT file, its speakers as voices. */
const writeVtt = (cues: readonly Written[]): string =>
  `WEBVTT\n\n${cues
    .map(({ start, end, text, speaker }) => {
      const voice = speaker ? `<v ${escaped(speaker.replaceAll(/[\n>]/g, " "))}>` : "";
      return `${clock(start, ".", 3)} --> ${clock(end, ".", 3)}\n${voice}${escaped(tidy(text))}\n`;
    })
    .join("\n")}`;

/** A script has no escape for its own marks: a brace is written wide, and a backslash is kept from the letter behind it. */
const inScript = (text: string): string =>
  tidy(text)
    .replaceAll("\\", "\\\u2060")
    .replaceAll("{", "｛")
    .replaceAll("}", "｝")
    .replaceAll("\n", String.raw`\N`);

const HEADER = [
  "[Script Info]",
  "ScriptType: v4.00+",
  "PlayResX: 1920",
  "PlayResY: 1080",
  "WrapStyle: 0",
  "ScaledBorderAndShadow: yes",
  "",
  "[V4+ Styles]",
  "Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding",
  "Style: Default,Noto Sans SC,60,&H00FFFFFF,&H00FFFFFF,&H00101010,&H80000000,0,0,0,0,100,100,0,0,1,3,1,2,120,120,70,1",
  "",
  "[Events]",
  "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text",
].join("\n");

/** An Advanced SubStation Alpha script for 1920 × 1080, in lines that a reader takes in. */
const writeAss = (cues: readonly Written[]): string =>
  `${HEADER}\n${cues
    .map(({ start, end, text, speaker = "" }) => {
      const name = tidy(speaker).replaceAll(/[,\n]/g, " ");
      return `Dialogue: 0,${clock(start, ".", 2)},${clock(end, ".", 2)},Default,${name},0,0,0,,${inScript(wrapped(text))}\n`;
    })
    .join("")}`;

const WRITERS = { srt: writeSrt, vtt: writeVtt, ass: writeAss } as const;

/** Subtitles as a file of a format. */
export const writeSubtitles = (format: SubtitleFormat, cues: readonly Written[]): string => WRITERS[format](cues);
