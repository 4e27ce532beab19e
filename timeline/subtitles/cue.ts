/** One line of subtitles: seconds from the start of its film, and who speaks, where that is said. */
export interface Cue {
  start: number;
  end: number;
  text: string;
  speaker: string;
}

export const SUBTITLE_FORMATS = ["srt", "vtt", "ass"] as const;
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number];

/** Lines of one file, and characters of one line and of a whole file, that are read at most. */
export const MOST_CUES = 600;
export const LONGEST_CUE = 500;
export const MOST_CHARACTERS = 80_000;

const SPEAKER = /^\s*\[([^\]\n]{1,40})\]\s*[:：]\s*/;

/** Takes `[name]:` from the beginning of a text: who speaks it. */
export function spokenBy(text: string): Pick<Cue, "text" | "speaker"> {
  const [mark = "", speaker = ""] = SPEAKER.exec(text) ?? [];
  return { text: text.slice(mark.length), speaker: speaker.trim() };
}

/** A text without control characters and empty lines, each line trimmed. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/[^\P{C}\n\u200d]/gu, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
