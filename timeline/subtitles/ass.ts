import type { Cue } from "./cue.ts";

const TIME = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})[.:](\d{1,3})\s*$/;
/** The columns of a file that does not name them. */
const COLUMNS = ["layer", "start", "end", "style", "name", "marginl", "marginr", "marginv", "effect", "text"];

function secondsOf(text = ""): number {
  const [, hours, minutes, seconds, fraction = "0"] = TIME.exec(text) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

/** Without its overrides; what is drawn with lines (`\p1`) says nothing. */
function plain(text: string): string {
  if (/\{[^{}]{0,400}\\p[1-9]/.test(text)) return "";
  return text
    .replaceAll(/\{[^{}]{0,2000}\}/g, "")
    .replaceAll(/\\[Nn]/g, "\n")
    .replaceAll(String.raw`\h`, " ");
}

function cueOf(line: string, columns: readonly string[]): Cue[] {
  const parts = line.slice(line.indexOf(":") + 1).split(",");
  const text = parts.slice(columns.length - 1).join(",");
  const value = (name: string): string => parts[columns.indexOf(name)]?.trim() ?? "";
  const [start, end] = [secondsOf(value("start")), secondsOf(value("end"))];
  return Number.isNaN(start) || Number.isNaN(end) ? [] : [{ start, end, text: plain(text), speaker: value("name") || value("actor") }];
}

/** The spoken lines of an Advanced SubStation Alpha (or SubStation Alpha) script: its events, without their styles. */
export function readAss(text: string): Cue[] {
  let columns: readonly string[] = COLUMNS;
  let events = !/^\[Events\]/im.test(text);
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("[")) events = /^\[Events\]/i.test(line);
    if (!events) return [];
    if (/^Format:/i.test(line)) {
      columns = line
        .slice("Format:".length)
        .split(",")
        .map((name) => name.trim().toLowerCase());
    }
    return /^Dialogue:/i.test(line) ? cueOf(line, columns) : [];
  });
}
