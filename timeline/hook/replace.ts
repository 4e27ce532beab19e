import type { Asset, TimelineDocument } from "../document.ts";
import type { Element, ElementOf } from "../document/element.ts";
import type { EditCommandInput } from "../edit/commands.ts";
import { endOf } from "../edit/interval.ts";
import { EditRefused } from "../edit/refused.ts";
import { tokensOf } from "../evidence/tokens.ts";
import { roleOf } from "../lint/role.ts";
import type { MouthCue, Word } from "../measured.ts";
import { bare } from "../spoken/bare.ts";
import { cuesOf } from "../spoken/cues.ts";
import { ticks } from "../time.ts";

/** The variable in which a document keeps the words (`label`) and the headline of a hook that was put in. */
export const HOOK_HEADLINE = "hook-headline";

/** What is said in a passage, and what is shown of that. Words and mouth in seconds of the recording. */
export interface Said {
  headline: string;
  voice: { assetId: string; asset: Asset; words: readonly Word[]; mouth: readonly MouthCue[] };
}

type Text = ElementOf<"text">;
type Voice = ElementOf<"audio">;
interface Placed<E extends Element> {
  track: string;
  element: E;
}

/** A voice is heard this long before its first word, and after its last (seconds). */
const [BEFORE, AFTER] = [0.04, 0.22];
/** Spoken faster than this it is not the same voice any more. */
export const FASTEST = 1.25;

const middle = ({ startTime, duration }: Element): number => startTime + duration / 2;

function voicesOf({ tracks }: TimelineDocument): Placed<Voice>[] {
  const all = tracks.flatMap(({ id: track, elements }) =>
    elements.flatMap((element) => (element.type === "audio" && element.assetId?.startsWith("voice-") ? [{ track, element }] : [])),
  );
  return all.toSorted((a, b) => a.element.startTime - b.element.startTime);
}

/** One recording as it is heard: where it begins, all that is heard of it, and the ticks until something else is said. */
export interface Passage {
  voice: Placed<Voice>;
  ids: string[];
  until: number;
}

/** What is said in a document, one recording after the other. */
export function passagesOf(document: TimelineDocument): Passage[] {
  const passages: Passage[] = [];
  for (const voice of voicesOf(document)) {
    const last = passages.at(-1);
    if (last) last.until = voice.element.startTime;
    if (last && last.voice.element.assetId === voice.element.assetId) {
      last.ids.push(voice.element.id);
      last.until = endOf(voice.element);
    } else passages.push({ voice, ids: [voice.element.id], until: endOf(voice.element) });
  }
  return passages;
}

/** The recording that a document opens with; null where nothing is said. */
export const hookOf = (document: TimelineDocument): Passage | null => passagesOf(document)[0] ?? null;

const textsIn = ({ tracks }: TimelineDocument, from: number, until: number): Placed<Text>[] =>
  tracks.flatMap(({ id: track, elements }) =>
    elements.flatMap((element) =>
      element.type === "text" && middle(element) >= from && middle(element) < until ? [{ track, element }] : [],
    ),
  );

/** The new headline stands where most of the old one stood; other parts of the old one go. */
function headlineCommands(texts: readonly Placed<Text>[], old: string, headline: string): EditCommandInput[] {
  const wanted = new Set(tokensOf(old));
  const parts = texts.flatMap(({ element }) => {
    const tokens = tokensOf(element.text);
    const shared = tokens.filter((one) => wanted.has(one)).length;
    return roleOf(element) !== "caption" && tokens.length > 0 && shared === tokens.length ? [{ element, shared }] : [];
  });
  const [best, ...others] = parts.toSorted((a, b) => b.shared - a.shared || b.element.style.size - a.element.style.size);
  if (!best) return [];
  const gone = others.map(({ element }) => element.id);
  return [
    { type: "update", id: best.element.id, values: { text: headline, emphasis: null } },
    ...(gone.length > 0 ? [{ type: "delete" as const, ids: gone, linked: false }] : []),
  ];
}

interface Timed {
  /** Ticks of the document at a second of the recording. */
  tick: (second: number) => number;
  from: number;
  until: number;
}

/** The captions of the new hook, each as the first of the old ones looked. */
function captionCommands(texts: readonly Placed<Text>[], words: readonly Word[], { tick, until }: Timed): EditCommandInput[] {
  const old = texts.filter(({ element }) => roleOf(element) === "caption");
  const [first] = old.toSorted((a, b) => a.element.startTime - b.element.startTime);
  if (!first) return [];
  const cues = cuesOf(words);
  const added = cues.flatMap((cue, n): EditCommandInput[] => {
    const start = tick(cue.start);
    const next = cues[n + 1];
    const end = Math.min(next ? tick(next.start) : until, until);
    if (end <= start) return [];
    const said = cue.words.map((word, at) => ({
      text: at === cue.words.length - 1 ? bare(word.text) : word.text,
      start: tick(word.start) - start,
      end: Math.max(1, tick(word.end) - start),
    }));
    const own = {
      startTime: start,
      duration: end - start,
      text: bare(cue.text),
      words: said,
      offset: 0,
      keyframes: [],
      transitionIn: null,
      emphasis: null,
    };
    return [{ type: "add", track: first.track, mode: "overwrite", element: { ...first.element, ...own, id: `hook-${start}-${n}` } }];
  });
  return [{ type: "delete", ids: old.map(({ element }) => element.id), linked: false }, ...added];
}

/** The mouth of whoever presents it says the new words. */
function mouthCommands({ tracks }: TimelineDocument, mouth: readonly MouthCue[], { tick, from, until }: Timed): EditCommandInput[] {
  return tracks.flatMap(({ elements }) =>
    elements.flatMap((one): EditCommandInput[] => {
      if (one.type !== "sprite" || endOf(one) <= from || one.startTime >= until) return [];
      const origin = one.startTime - one.offset;
      const rest = one.cues.filter(({ time }) => origin + time < from || origin + time >= until);
      const said = mouth.map(({ time, duration, open, wide }) => {
        const at = tick(time);
        return { time: at - origin, duration: Math.max(1, tick(time + duration) - at), open, wide };
      });
      return [{ type: "update", id: one.id, values: { cues: [...rest, ...said].toSorted((a, b) => a.time - b.time) } }];
    }),
  );
}

/**
 * Says something else in the time of a passage: another voice, its captions, its headline and who speaks it. `old`: the
 * headline that was there. Pictures and all that follows stay. Throws NO_SOURCE (nothing is said), TOO_LONG.
 */
export function passageCommands(document: TimelineDocument, passage: Passage, old: string, { headline, voice }: Said): EditCommandInput[] {
  const [first, last] = [voice.words[0], voice.words.at(-1)];
  if (!first || !last) throw new EditRefused("NO_SOURCE");
  const { track, element } = passage.voice;
  const lead = Math.max(0, first.start - BEFORE);
  const room = passage.until - element.startTime;
  const said = ticks(Math.min(voice.asset.duration, last.end + AFTER) - lead);
  const speed = said <= room ? { num: 1, den: 1 } : { num: Math.ceil((said / room) * 1000), den: 1000 };
  if (speed.num / speed.den > FASTEST) throw new EditRefused("TOO_LONG", [element.id]);
  const tick = (second: number): number => element.startTime + Math.round((ticks(second - lead) * speed.den) / speed.num);
  const time = { tick, from: element.startTime, until: passage.until };
  const texts = textsIn(document, element.startTime, passage.until);
  const duration = Math.min(room, Math.round((said * speed.den) / speed.num));
  const sound = { type: "audio" as const, id: `${voice.assetId}-said`, assetId: voice.assetId, startTime: element.startTime, duration };
  const asset = Object.hasOwn(document.assets, voice.assetId) ? {} : { asset: { ...voice.asset, id: voice.assetId } };
  return [
    { type: "delete", ids: passage.ids, linked: false },
    { type: "add", track, element: { ...sound, trimStart: ticks(lead), speed, volume: element.volume, fadeOut: ticks(0.05) }, ...asset },
    ...captionCommands(texts, voice.words, time),
    ...headlineCommands(texts, old, headline),
    ...mouthCommands(document, voice.mouth, time),
  ];
}

/** Puts another hook in the place of the one that a document opens with. Throws NO_SOURCE (nothing is said), TOO_LONG. */
export function hookCommands(document: TimelineDocument, old: string, said: Said): EditCommandInput[] {
  const hook = hookOf(document);
  if (!hook) throw new EditRefused("NO_SOURCE");
  return passageCommands(document, hook, old, said);
}

/** Takes away what is said in a passage, with its captions and its headline. */
export function silencing(document: TimelineDocument, { voice, ids, until }: Passage, old: string): EditCommandInput[] {
  const wanted = new Set(tokensOf(old));
  const texts = textsIn(document, voice.element.startTime, until).filter(({ element }) => {
    const tokens = tokensOf(element.text);
    return roleOf(element) === "caption" || (tokens.length > 0 && tokens.every((one) => wanted.has(one)));
  });
  return [{ type: "delete", ids: [...ids, ...texts.map(({ element }) => element.id)], linked: false }];
}
