import type { TimelineDocument } from "../document.ts";
import type { ElementInput } from "../document/element.ts";
import { ticks } from "../time.ts";
import { drawPoster, styleOf } from "./compose.ts";
import { copyOf, opened, type PosterCopy } from "./copy.ts";
import { posterMark } from "./mark.ts";
import { shownPicture, together } from "./parts.ts";
import type { PictureBrief, PosterPicture } from "./poster.ts";
import type { PosterRatio } from "./ratios.ts";
import { bound, Sheet } from "./sheet.ts";
import type { PosterStyleName } from "./style-names.ts";

/** One sheet of a film: what it says, for how long, and who says it. Seconds. */
export interface FilmLine {
  readonly text: string;
  readonly seconds: number;
  readonly voice: { readonly url: string; readonly duration: number } | null;
}

/** A prompt as motion graphics: a sheet for each line, in one style, with what there is of pictures and sound. */
export interface FilmBrief {
  readonly id: string;
  readonly lines: readonly FilmLine[];
  readonly style: PosterStyleName | "auto";
  readonly ratio: PosterRatio;
  readonly seed: number;
  readonly pictures: readonly PictureBrief[];
  readonly music: { readonly url: string; readonly duration: number } | null;
  readonly mark: string;
}

const TRANSITIONS = [
  { type: "push", direction: "left" },
  { type: "wipe", direction: "up" },
  { type: "slide", direction: "up" },
  { type: "blinds", direction: "left" },
] as const;
const CHANGE = 0.45;
/** In films of words alone every other sheet has another composition, in the same colours: one view again and again is no film. */
const PARTNERS: Readonly<Record<PosterStyleName, PosterStyleName>> = {
  swiss: "street",
  editorial: "deco",
  riso: "swiss",
  bauhaus: "swiss",
  street: "masthead",
  deco: "editorial",
  dusk: "masthead",
  woodtype: "ticket",
  contour: "editorial",
  masthead: "street",
  ticket: "woodtype",
  blueprint: "contour",
};
/** A voice comes in once its words are there. */
const LEAD = 0.25;

/** What a line shows: its own picture; the last line all of them together, so that none is missing. */
function pictureOf(pictures: FilmBrief["pictures"], index: number, isLast: boolean): PosterPicture | null {
  const [first, ...others] = pictures.map((one, at) => shownPicture(one, `picture-${at}`));
  if (!first || others.length === 0) return first ?? null;
  return isLast ? together([first, ...others]) : ([first, ...others][index % pictures.length] ?? first);
}

/** Letters of Chinese that are seen at once in large type. */
const MOST_LETTERS = 20;

/** What a sheet of Chinese goes on with is as loud as what it begins with: it is spoken, and seen for seconds. */
function bothLoud(copy: PosterCopy): PosterCopy {
  const { headline, sub, foot, zh } = copy;
  const letters = [...headline, ...sub].length;
  if (!zh || sub === "" || foot.length > 0 || letters > MOST_LETTERS) return copy;
  return { ...copy, headline: `${headline}\n${sub.replaceAll(/\s*[，、；：]\s*/gu, "\n")}`, sub: "" };
}

function sheetsOf({ lines, style, ratio, seed, pictures }: FilmBrief): { sheets: Sheet[]; ground: string } {
  const name = style === "auto" ? styleOf(seed) : style;
  let at = 0;
  let ground = "#000000";
  const sheets: Sheet[] = [];
  for (const [index, { text, seconds }] of lines.entries()) {
    const turn = TRANSITIONS[(seed + index) % TRANSITIONS.length] ?? TRANSITIONS[0];
    const sheet = new Sheet(ratio, { at, until: at + seconds, moves: true, transition: { ...turn, seconds: CHANGE } }, `sheet-${index}`);
    const picture = pictureOf(pictures, index, index === lines.length - 1);
    const own = picture === null && index % 2 === 1 ? PARTNERS[name] : name;
    // A ticket's ink is that of its card, not of what it lies on.
    const drawing = { copy: bothLoud(copyOf(text)), style: own, colours: name === "ticket" ? own : name, seed: seed + index, picture };
    const inks = drawPoster(sheet, drawing, sheets.at(-1)?.groundId ?? null);
    if (index === 0) ground = inks.ground;
    sheets.push(sheet);
    at += seconds;
  }
  return { sheets, ground };
}

function soundOf({ lines, music }: FilmBrief, length: number): ElementInput[] {
  let at = 0;
  const voices = lines.flatMap(({ seconds, voice }, index): ElementInput[] => {
    const start = at + LEAD;
    at += seconds;
    if (!voice) return [];
    const id = `voice-${index}`;
    return [{ type: "audio", id, assetId: id, startTime: ticks(start), duration: ticks(Math.min(voice.duration, seconds)) }];
  });
  if (!music) return voices;
  const loud = voices.length > 0 ? 0.3 : 0.85;
  const bed: ElementInput = {
    type: "audio",
    id: "music",
    assetId: "music",
    startTime: 0,
    duration: ticks(length),
    volume: loud,
    fadeIn: ticks(0.1),
    fadeOut: ticks(0.9),
    loop: true,
  };
  return [bed, ...voices];
}

/** Lines → a film of animated posters, cut from one to the next. */
export function composeFilm(brief: FilmBrief): TimelineDocument {
  const { id, ratio, lines, pictures, music, mark } = brief;
  const length = lines.reduce((sum, { seconds }) => sum + seconds, 0);
  const { sheets, ground } = sheetsOf(brief);
  const assets: TimelineDocument["assets"] = {};
  const file = { duration: 0, width: 0, height: 0, source: "film" };
  for (const [at, { url, width, height }] of pictures.entries()) assets[`picture-${at}`] = { ...file, type: "image", url, width, height };
  for (const [at, { voice }] of lines.entries())
    if (voice) assets[`voice-${at}`] = { ...file, type: "audio", url: voice.url, duration: voice.duration };
  if (music) assets["music"] = { ...file, type: "audio", url: music.url, duration: music.duration };
  const elements = sheets.flatMap((sheet) => sheet.elements);
  const over = mark ? [posterMark(mark, ratio, { elements, time: { startTime: 0, duration: ticks(length) } })] : [];
  const language = lines.some(({ text }) => copyOf(text).zh) ? "zh" : "en";
  return bound(sheets, { id, ratio, language, template: "film", background: ground, assets, over, sound: soundOf(brief, length) });
}

/** Where a sentence ends: a full stop of Latin letters with a space after it, for prices and addresses have stops, too. */
const END = /(?<=[.!?;]["”’)]?)\s+|(?<=[。！？；])\s*|\n+/u;
const MOST_LINES = 8;
const [SHORTEST, LONGEST] = [1.6, 6] as const;

/** Where Chinese parts what it says by a space instead of a mark. */
const SPACE = /(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\p{N}])/u;

/** Where a clause ends within a sentence. */
const CLAUSE_END = /(?<=[,;:])\s+|(?<=[，；：])\s*/u;
/** The least that a clause says by itself: words, or letters of Chinese. */
const LEAST = { words: 3, letters: 4 } as const;
/** What begins so says nothing without what it follows. */
const HANGS_ON = /^(?:(?:which|who|whose|whom|where|that|than|as|and|or|of)\b|[也就才都还而但并又却])/iu;
/** A sheet that is seen for longer is parted at its clauses, where each part is seen for so long at least. */
const [LONG, ENOUGH] = [3.2, 2] as const;

function isClause(text: string): boolean {
  if (HANGS_ON.test(text)) return false;
  const letters = text.match(/[\p{Script=Han}\p{N}]/gu)?.length ?? 0;
  return /\p{Script=Han}/u.test(text) ? letters >= LEAST.letters : text.split(/\s+/u).length >= LEAST.words;
}

/** A line in two, as even as its clauses allow; null where one of them would say nothing by itself. */
function halved(line: string): readonly [string, string] | null {
  const clauses = line.split(CLAUSE_END);
  const glue = /\p{Script=Han}/u.test(line) ? "" : " ";
  const ways = clauses.slice(1).flatMap((_, at): (readonly [string, string])[] => {
    const [one, other] = [clauses.slice(0, at + 1).join(glue), clauses.slice(at + 1).join(glue)];
    return isClause(one) && isClause(other) ? [[one, opened(other)]] : [];
  });
  return ways.toSorted(([a, b], [c, d]) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length))[0] ?? null;
}

/** What is parted by spaces, each part of which says something by itself; else the line as it is. */
function spaced(line: string): string[] {
  const parts = line.split(SPACE);
  return parts.every(isClause) ? parts : [line];
}

/** How much there is to read: what is read in about a second is 1. */
const readIn = (line: string): number => [...line].length / (/\p{Script=Han}/u.test(line) ? 9 : 22);
/** More than this of several sentences is not set on one sheet. */
const FULL = 4;

/** No more lines than there is time for: the shortest neighbors share a sheet. What is too much for that, too, is left out at the end. */
function shared(all: readonly string[], most: number): string[] {
  const lines = [...all];
  while (lines.length > most) {
    const sizes = lines.slice(1).map((line, at) => readIn(lines[at] ?? "") + readIn(line));
    const at = sizes.indexOf(Math.min(...sizes));
    if ((sizes[at] ?? FULL) >= FULL) return lines.slice(0, most);
    lines.splice(at, 2, lines.slice(at, at + 2).join("\n"));
  }
  return lines;
}

/**
 * A prompt in the lines of its film: sentences and lines, none empty. A sentence that would stand too long is parted at its clauses;
 * where the film is too short for a sheet each, short ones share one.
 */
export function linesOf(prompt: string, seconds: number): string[] {
  const all = prompt
    .split(END)
    .flatMap((line) => spaced(line?.trim() ?? ""))
    .filter(Boolean);
  const lines = shared(all, Math.min(MOST_LINES, Math.max(1, Math.floor(seconds / SHORTEST))));
  for (;;) {
    const times = paced(lines, seconds);
    if (lines.length >= MOST_LINES || seconds / (lines.length + 1) < ENOUGH) return lines;
    const parted = times
      .flatMap((time, at) => {
        const parts = time > LONG ? halved(lines[at] ?? "") : null;
        return parts ? [{ time, at, parts }] : [];
      })
      .toSorted((a, b) => b.time - a.time)[0];
    if (!parted) return lines;
    lines.splice(parted.at, 1, ...parted.parts);
  }
}

/** How long each line is seen, in all `seconds`: by how much there is to read. */
export function paced(lines: readonly string[], seconds: number): number[] {
  const weights = lines.map((line) => Math.min(LONGEST, SHORTEST + readIn(line)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (weight / sum) * seconds);
}
