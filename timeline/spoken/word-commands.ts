import type { TimelineDocument } from "../document.ts";
import type { Element, ElementOf } from "../document/element.ts";
import { segment } from "../draw/text/segment.ts";
import type { EditCommandInput } from "../edit/commands.ts";
import { isOf } from "../edit/commands/captions.ts";
import { endOf } from "../edit/interval.ts";
import { EditRefused } from "../edit/refused.ts";
import { CAPTION } from "../interchange/captions.ts";
import type { Word } from "../measured.ts";
import { ticks } from "../time.ts";
import { cuesOf } from "./cues.ts";

/** What was heard in a file; `words` is empty where nobody told when each is said. Seconds. */
export interface HeardLine {
  start: number;
  end: number;
  text: string;
  words: readonly Word[];
}
type Playing = ElementOf<"audio"> | ElementOf<"video">;

/** A line without times of its words: each as long as its letters. */
function timed({ start, end, text, words }: HeardLine): readonly Word[] {
  if (words.length > 0) return words;
  const tokens = segment(text);
  const letters = Math.max(
    1,
    tokens.reduce((sum, one) => sum + one.text.length, 0),
  );
  let passed = 0;
  return tokens.map((one) => {
    const from = start + ((end - start) * passed) / letters;
    passed += one.text.length;
    return { text: one.text, start: from, end: start + ((end - start) * passed) / letters };
  });
}

const plays = (one: Element, assetId: string): one is Playing =>
  (one.type === "audio" || (one.type === "video" && !one.muted)) && one.assetId === assetId && one.speed.num > 0;

/** Each passage of a file that is heard once: sound and picture of one recording are linked. */
function playing({ tracks }: TimelineDocument, assetId: string): Playing[] {
  const all = tracks.flatMap(({ elements }) => elements.flatMap((one) => (plays(one, assetId) ? [one] : [])));
  const linked = new Map(all.map((one) => [one.link ?? one.id, one]));
  return [...linked.values()].toSorted((a, b) => a.startTime - b.startTime);
}

function cuesIn(one: Playing, words: readonly Word[]) {
  const tick = (at: number): number => one.startTime + Math.round(((ticks(at) - one.trimStart) * one.speed.den) / one.speed.num);
  const heard = words.filter((word) => tick(word.start) >= one.startTime && tick(word.end) <= endOf(one));
  return cuesOf(heard).map(({ start, end, text, words: said }) => {
    const from = tick(start);
    const placed = said.map((word) => ({ text: word.text.trim(), start: tick(word.start) - from, end: tick(word.end) - from }));
    return { start: from, end: tick(end), text, words: placed };
  });
}

/** What the captions of a file are named by, and a track that was made for them. */
const WORDS = "words-";
const nameFor = (assetId: string): string => `${WORDS}${assetId}`.slice(0, 110);

/** Whether nothing but this recording's own captions lies on a track when these are shown. */
const isFree = (
  { elements, locked }: TimelineDocument["tracks"][number],
  of: string,
  cues: readonly { start: number; end: number }[],
): boolean =>
  !locked && elements.every((one) => isOf(of, one.id) || cues.every(({ start, end }) => end <= one.startTime || endOf(one) <= start));

/**
 * Puts the words of a file onto the timeline as captions, wherever it is heard, in the place of those that were there before: on the
 * track of words that has room for them, else on a new one. Then it can be cut by its transcript. Throws NO_SOURCE: it is heard nowhere.
 */
export function wordCommands(document: TimelineDocument, assetId: string, lines: readonly HeardLine[]): EditCommandInput[] {
  const passages = playing(document, assetId);
  if (passages.length === 0) throw new EditRefused("NO_SOURCE", [assetId]);
  const words = lines.flatMap(timed);
  let free = 0;
  const cues = passages
    .flatMap((one) => cuesIn(one, words))
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => start >= free && end > start && ((free = end), true));
  const of = nameFor(assetId);
  const tracks = document.tracks.filter(({ id, type }) => type === "text" && id.startsWith(WORDS));
  const before = tracks.find(({ elements }) => elements.some(({ id }) => isOf(of, id)));
  const room = [...(before ? [before] : []), ...tracks].find((track) => isFree(track, of, cues));
  const track = room?.id ?? (document.tracks.some(({ id }) => id === of) ? `${of}-${document.tracks.length}` : of);
  const captions = document.tracks.flatMap(({ elements }) => elements).find((one) => one.type === "text" && one.name === CAPTION);
  return [
    ...(before && before !== room ? [{ type: "captions" as const, track: before.id, cues: [], of }] : []),
    ...(room ? [] : [{ type: "addTrack" as const, track: { id: track, type: "text" as const, name: CAPTION } }]),
    { type: "captions", track, cues, of, ...(captions && !room ? { like: captions.id } : {}) },
  ];
}
