import { type Cue, spokenBy } from "./cue.ts";

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})`;
const ARROW = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}`);

const secondsOf = ([hours = "0", minutes = "0", seconds = "0", fraction = "0"]: readonly (string | undefined)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, "0")) / 1000;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " ", quot: '"', apos: "'" };

/** Marks of style are taken out; a WebVTT voice (`<v Anna>`) is who speaks. */
function plain(text: string, format: "srt" | "vtt"): Pick<Cue, "text" | "speaker"> {
  const voice = format === "vtt" ? /<v(?:\.[^\s>]{0,40})?\s+([^>]{1,80})>/.exec(text)?.[1]?.trim() : undefined;
  const bare = text.replaceAll(/<\/?(?:[a-z]|font|ruby|rt|lang)(?:[.\s][^<>\n]{0,200})?>|<\d[\d:.]{0,14}>|\{\\[^{}\n]{0,200}\}/gi, "");
  const read =
    format === "vtt" ? bare.replaceAll(/&(amp|lt|gt|nbsp|quot|apos|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? "") : bare;
  const { text: said, speaker } = spokenBy(read);
  return { text: said, speaker: voice ?? speaker };
}

/** The lines of a text that belong to a cue: in WebVTT up to an empty line, in SubRip up to the next number and arrow. */
function textOf(lines: readonly string[], format: "srt" | "vtt", isLast: boolean): string {
  if (format === "vtt") {
    const end = lines.findIndex((line) => line.trim() === "");
    return lines.slice(0, end < 0 ? undefined : end).join("\n");
  }
  const said = lines.join("\n").trimEnd();
  return isLast ? said : said.replace(/(?:^|\n)\s*\d{1,6}$/, "");
}

/** SubRip and WebVTT: a line with an arrow between two times, and the text below it. */
export function readArrows(text: string, format: "srt" | "vtt"): Cue[] {
  const lines = text.split("\n");
  const arrows = lines.flatMap((line, at) => {
    const found = ARROW.exec(line);
    return found ? [{ at, start: secondsOf(found.slice(1, 5)), end: secondsOf(found.slice(5, 9)) }] : [];
  });
  return arrows.map(({ at, start, end }, n) => {
    const next = arrows[n + 1]?.at;
    return { start, end, ...plain(textOf(lines.slice(at + 1, next), format, next === undefined), format) };
  });
}
