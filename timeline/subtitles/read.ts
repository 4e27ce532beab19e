import { readAss } from "./ass.ts";
import { type Cue, LONGEST_CUE, MOST_CHARACTERS, MOST_CUES, type SubtitleFormat, tidy } from "./cue.ts";
import { readArrows } from "./srt.ts";

/** A file of subtitles as it was understood. */
export interface ReadSubtitles {
  format: SubtitleFormat;
  /** Sorted by their start; each has a text and an end behind its start. */
  cues: Cue[];
  /** Lines whose times run backwards, or that say nothing. */
  dropped: number;
}

export type SubtitleFault = "subtitles.unknown" | "subtitles.tooMany" | "subtitles.tooLong";

/** Where a line has no length of its own: as long as one may be read, or until the next. */
const SECONDS = 2;

function formatOf(text: string): SubtitleFormat | null {
  if (/^\[Script Info\]|^\[Events\]|^Dialogue:/im.test(text)) return "ass";
  if (text.startsWith("WEBVTT")) return "vtt";
  return text.includes("-->") ? "srt" : null;
}

/** A line with a text and a length; null where it says nothing or runs backwards. */
function usable({ start, end, text, speaker }: Cue, next: Cue | undefined): Cue | null {
  const said = tidy(text).slice(0, LONGEST_CUE);
  if (said === "" || end < start || !Number.isFinite(end)) return null;
  const until = end > start ? end : Math.max(start + 0.1, Math.min(start + SECONDS, next?.start ?? Number.POSITIVE_INFINITY));
  return { start, end: until, text: said, speaker: tidy(speaker).slice(0, 40) };
}

/**
 * SubRip, WebVTT or Advanced SubStation Alpha, told apart by content. What no player would show is left out and counted;
 * a file of none of the three, or too large, is a fault.
 */
export function readSubtitles(file: string): ReadSubtitles | { fault: SubtitleFault } {
  if (file.length > MOST_CHARACTERS) return { fault: "subtitles.tooLong" };
  const text = file
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .trimStart();
  const format = formatOf(text);
  if (format === null) return { fault: "subtitles.unknown" };
  const found = (format === "ass" ? readAss(text) : readArrows(text, format)).toSorted((a, b) => a.start - b.start);
  const cues = found.flatMap((cue, at) => usable(cue, found[at + 1]) ?? []);
  if (cues.length === 0) return { fault: "subtitles.unknown" };
  if (cues.length > MOST_CUES) return { fault: "subtitles.tooMany" };
  return { format, cues, dropped: found.length - cues.length };
}
