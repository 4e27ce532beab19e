import { z } from "zod";
import type { Element, ElementOf } from "../../document/element.ts";
import { segment } from "../../draw/text/segment.ts";
import { joinWords } from "../../spoken/join-words.ts";
import type { Workbench } from "../bench.ts";
import { clear, partAt } from "../clear.ts";
import { command, id, tick } from "../command.ts";
import { between, elementAt, endOf, startingFrom } from "../interval.ts";
import { EditRefused } from "../refused.ts";

interface Span {
  from: number;
  to: number;
}
type Text = ElementOf<"text">;

/** Spans in their order, those that meet as one; empty ones are left out. */
function joined(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const one of spans.toSorted((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (one.to <= one.from) continue;
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else list.push({ ...one });
  }
  return list;
}

/** Where a tick lies once a span is gone. */
const closed = (at: number, { from, to }: Span): number => (at <= from ? at : at >= to ? at - (to - from) : from);

/** When an element begins and how long it lasts once a span is gone. */
function closedTimes(element: Element, span: Span): Pick<Element, "startTime" | "duration"> {
  const startTime = closed(element.startTime, span);
  return { startTime, duration: closed(endOf(element), span) - startTime };
}

/** Keyframes go along with what they lie over; of those within the span the last one stays. */
function closedKeys(element: Element, span: Span): Element["keyframes"] {
  const origin = element.startTime - element.offset;
  const start = closed(element.startTime, span) - element.offset;
  const keys = new Map(
    element.keyframes.map((key) => {
      const time = closed(origin + key.time, span) - start;
      return [`${key.property} ${time}`, { ...key, time }] as const;
    }),
  );
  return [...keys.values()].toSorted((a, b) => a.time - b.time);
}

/** The words that stay, as one text: line breaks and spaces stand where they stood. */
function textOf({ text, words }: Text, stays: readonly boolean[]): string {
  const tokens = segment(text);
  if (tokens.length === words.length)
    return tokens
      .filter((_, at) => stays[at])
      .reduce((all, { text: word, space, newline }) => {
        const before = all === "" ? "" : newline ? "\n" : space ? " " : "";
        return all + before + word;
      }, "");
  return joinWords(words.filter((_, at) => stays[at]).map((word) => word.text));
}

/** A text whose words are timed, without those that were said within a span; null where none is left. */
function withoutWords(element: Text, span: Span): Text | null {
  const origin = element.startTime - element.offset;
  const said = element.words.map(({ start, end }) => origin + (start + end) / 2);
  const stays = said.map((at) => at < span.from || at >= span.to);
  const times = closedTimes(element, span);
  if (!stays.includes(true) || times.duration < 1) return null;
  const start = times.startTime - element.offset;
  const words = element.words
    .filter((_, at) => stays[at])
    .map((word) => ({
      ...word,
      start: Math.max(0, closed(origin + word.start, span) - start),
      end: Math.max(1, closed(origin + word.end, span) - start),
    }));
  const places = new Map(stays.flatMap((stay, at) => (stay ? [at] : [])).map((at, n) => [at, n]));
  const emphasis = element.emphasis && { ...element.emphasis, words: element.emphasis.words.flatMap((at) => places.get(at) ?? []) };
  const text = words.length === element.words.length ? element.text : textOf(element, stays);
  return { ...element, ...times, words, emphasis, text, keyframes: closedKeys(element, span) };
}

/** What plays on over the cut: shorter at its end, not parted. */
function playingOn(element: Element, span: Span): Element | null {
  const times = closedTimes(element, span);
  if (times.duration < 1) return null;
  const fades =
    "fadeIn" in element ? { fadeIn: Math.min(element.fadeIn, times.duration), fadeOut: Math.min(element.fadeOut, times.duration) } : {};
  return { ...element, ...times, ...fades, keyframes: closedKeys(element, span) };
}

const isSaid = (element: Element): element is Text => element.type === "text" && element.words.length > 0;

/** Second halves are linked among themselves, as by `split`. */
function partWithLink(bench: Workbench, track: string, at: number) {
  const half = partAt(bench, track, at);
  if (half !== null) bench.change(half, (one) => (one.link === null ? one : { ...one, link: `${one.link}@${at}` }));
}

function cutTrack(bench: Workbench, track: string, { span, keep }: { span: Span; keep: ReadonlySet<string> }) {
  const whole = between(bench.on(track), span.from, span.to).filter((one) => keep.has(one.id) || isSaid(one));
  const except = new Set(whole.map((one) => one.id));
  const last = elementAt(bench.on(track), span.to);
  if (last && last.startTime < span.from && !except.has(last.id)) partWithLink(bench, track, span.to);
  clear(bench, track, { ...span, except });
  for (const one of startingFrom(bench.on(track), span.to))
    if (!except.has(one.id)) bench.put(track, { ...one, startTime: one.startTime - (span.to - span.from) });
  for (const one of whole) {
    const left = isSaid(one) ? withoutWords(one, span) : playingOn(one, span);
    if (left) bench.put(track, left);
    else bench.remove(one.id);
  }
}

/**
 * Takes spans of time out of all tracks that are not locked and move along, and closes them. Texts whose words are timed
 * lose the words that were said then; what `keep` names (music) is not parted but ends earlier. Markers move along.
 */
export const cut = command(
  "cut",
  {
    spans: z
      .array(z.object({ from: tick, to: tick }))
      .min(1)
      .max(5000),
    keep: z.array(id).max(5000).default([]),
  },
  (bench, { spans, keep }) => {
    const list = joined(spans);
    if (list.length === 0) throw new EditRefused("NO_CHANGE");
    const kept = new Set(keep);
    const tracks = bench.tracks().filter(({ locked, sync }) => !locked && sync);
    let { markers } = bench.document;
    for (const span of list.toReversed()) {
      for (const track of tracks) cutTrack(bench, track.id, { span, keep: kept });
      markers = markers.map((one) => ({ ...one, time: closed(one.time, span) }));
    }
    if (markers.some(({ time }, at) => time !== bench.document.markers[at]?.time)) bench.setMarkers(markers);
  },
);
