import type { AdBrief } from "../../brief.ts";
import { contrast, mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { Board } from "../board.ts";
import { cast, photo, product, type Cast } from "../cast.ts";
import { around, grown, inset, part, type Area } from "../geometry.ts";
import { drift, move } from "../keys.ts";
import { LABELS, priceShot, tapTime } from "../moments.ts";
import { fieldOn, litOn, onGround, paletteOf, type Palette } from "../palette.ts";
import { pressed, ripple } from "../press.ts";
import { schedule, type Schedule, type Timed } from "../schedule.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { stack } from "../stack.ts";
import { talker } from "../talker.ts";
import { endsSentence, phrasesOf, type Phrase, type Word } from "../words.ts";

/** One cut: some spoken words, and how long they own the frame. */
interface Beat { readonly start: number; readonly end: number; readonly words: readonly Word[]; readonly clip: Timed; readonly index: number; readonly call: boolean }
interface Set { readonly board: Board; readonly plan: Schedule; readonly colors: Palette; readonly cast: Cast; readonly faces: string[] }
type Shooting = Set & { readonly beat: Beat; readonly ground: string; readonly group: string };

const LATIN = { em: 0.55, lead: 0.9, most: 520 };
const HAN = { em: 0.56, lead: 1.06, most: 420 };

/** A group that would hold the frame for more than 2.5 s is said in two. */
function shortened(groups: Word[][], start: number, end: number): Word[][] {
  return groups.flatMap((said, i) => {
    const [from, to] = [i === 0 ? start : (said[0]?.start ?? 0), groups[i + 1]?.[0]?.start ?? end];
    const middle = said.findIndex((w) => w.start >= (from + to) / 2 - 0.25);
    const at = middle > 0 ? middle : Math.ceil(said.length / 2);
    return to - from > 2.42 && said.length > 1 ? [said.slice(0, at), said.slice(at)] : [said];
  });
}

/** Phrases joined until a shot lasts a beat or two. */
function joined(phrases: readonly Phrase[], until: number): Word[][] {
  const groups: Word[][] = [];
  for (const phrase of phrases) {
    const last = groups.at(-1);
    // A sentence keeps the frame to itself, unless it is said in no time.
    const short = last && phrase.start - (last[0]?.start ?? 0) < (endsSentence(last.at(-1)) ? 0.7 : 1.15);
    // The end of a sentence stays with it.
    const end = last && !endsSentence(last.at(-1)) && endsSentence(phrase.words.at(-1)) && last.length + phrase.words.length <= 7 && phrase.end - (last[0]?.start ?? 0) < 2.3;
    if (last && (end || ((short || until - phrase.start < 0.9) && last.length < 6))) last.push(...phrase.words);
    else groups.push([...phrase.words]);
  }
  return groups;
}

/** Cuts where the words cut; the call to action takes the frame once, and keeps it. */
function beatsOf(plan: Schedule): Beat[] {
  return plan.clips.flatMap((clip) => {
    const calls = clip.end > plan.call;
    const upto = calls ? plan.call : clip.end;
    const groups = joined(phrasesOf(clip, 4, 18).filter(({ start }) => start < upto - 0.3), upto);
    const silent = calls ? upto : silence(groups, clip.end);
    const beats: Beat[] = shortened(groups, clip.start, silent).map((said, i, all) => ({
      clip, words: said, index: i, call: false,
      start: i === 0 ? clip.start : Math.max(clip.start, (said[0]?.start ?? 0) - 0.08),
      end: all[i + 1] ? Math.max(0, (all[i + 1]?.[0]?.start ?? 0) - 0.08) : silent,
    }));
    return silent < clip.end ? [...beats, { clip, words: [], index: beats.length, start: silent, end: clip.end, call: calls }] : beats;
  });
}

/** From when a pause is long enough for a picture of its own; else the end. */
function silence(groups: readonly Word[][], end: number): number {
  const said = (groups.at(-1)?.at(-1)?.end ?? end) + 0.3;
  return end - said > 1 ? said : end;
}

/** The spoken words as a wall of type; each lands as it is said, in the accent, then settles. */
function wall(set: Shooting, area: Area, { layer = "type", align = "middle" as const, color }: { layer?: string; align?: "top" | "middle" | "bottom"; color?: string } = {}) {
  const { board, beat, ground, group, colors } = set;
  const face = board.zh ? HAN : LATIN;
  const said = beat.words.map((w) => ({ ...w, text: w.text.replaceAll(/[,，.。;；:：、]+$/gu, "") || w.text }));
  const base = color ?? onGround(colors, ground);
  stack(said, area, { ...face, most: face.most * board.u }, align).forEach((row, i) => {
    board.text(layer, {
      text: row.text,
      words: row.words.map((w) => ({ text: w.text, start: Math.max(0, ticks(w.start - beat.start) - 6000), end: ticks(w.end - beat.start) })),
      spoken: { kind: "reveal", color: litOn(colors, ground) },
      style: { families: set.faces, weight: 800, size: row.size * 1.08, minSize: 20, color: base, tracking: board.zh ? 0 : -32, maxLines: 1, align: "left" },
    }, { at: beat.start, until: beat.end, box: row.box, group, anchor: [0, 0.5], keys: drift("x", beat.end - beat.start, i % 2 ? [area.x + 10 * board.u, area.x - 6 * board.u] : [area.x - 6 * board.u, area.x + 10 * board.u]) });
  });
}

/** Rows of the headline run past behind the product. */
function ribbons({ board, beat, ground, group, faces }: Shooting) {
  const rows = board.wide ? 4 : 7;
  const h = board.height / rows;
  const ghost = mix(ground, readable(ground, ground, 2.2), 0.35);
  for (let i = 0; i < rows; i++) {
    const w = board.width * 2.4;
    const shift = board.width * 0.5 * (i % 2 ? 1 : -1);
    const x = board.width / 2;
    board.text("back", { text: Array.from({ length: 4 }, () => beat.clip.headline.replaceAll(/[?？!！,，\p{Extended_Pictographic}]/gu, "").trim()).join("  "), style: { families: faces, weight: 800, size: h * 0.92, minSize: h * 0.5, color: ghost, hollow: i % 2 === 0, outline: { color: ghost, width: 4 * board.u }, maxLines: 1, align: "center", uppercase: true } },
      { at: beat.start, until: beat.end, group, box: { x: x - w / 2, y: i * h, w, h }, keys: drift("x", 3.2, [x - shift, x + shift]) });
  }
}

/** The product bursts in on a spring, then keeps turning. */
function burst({ board, beat, group, cast: { hero } }: Shooting, box: Area, tilt: number, from = 0.2) {
  if (!hero) return;
  const length = beat.end - beat.start;
  product(board, "product", { shown: hero, effects: [{ type: "contact", opacity: 0.45 }, { type: "sweep", start: ticks(0.35), duration: ticks(0.8) }, { type: "sway", property: "rotation", amplitude: 1.4, period: ticks(2.4) }] }, {
    at: beat.start, until: beat.end, group, box, anchor: [0.5, 1], rotation: tilt,
    keys: [...move("scale", [0, from], [0.55, 1, "spring"], [Math.max(1, length), 1.07, "linear"]), ...move("rotation", [0, tilt - 14], [0.6, tilt, "outBack"], [Math.max(1, length), tilt + 3, "linear"])],
  });
}

function hook(set: Shooting) {
  const { board, beat } = set;
  ribbons(set);
  const type = board.wide ? part(board.safe, 0, 0.02, 0.58, 0.96) : part(board.safe, 0.01, 0, 0.98, board.tall ? 0.32 : 0.4);
  burst(set, board.wide ? part(board.frame, 0.56, 0.04, 0.42, 1.16) : part(board.frame, 0.1, board.tall ? 0.33 : 0.3, 0.98, board.tall ? 0.72 : 0.86), board.wide ? 8 : 13, 0.8);
  wall(set, type, { align: board.wide ? "middle" : "top" });
  sound(board, "thud", beat.start + 0.05, 0.5);
}

/** A picture owns half the frame, close and moving; the words own the other. */
function half(set: Shooting) {
  const { board, beat, group } = set;
  const shown = set.cast.next();
  const flip = beat.clip.index % 2 === 0;
  const area = board.wide ? part(board.frame, flip ? 0.5 : 0, 0, 0.5, 1) : part(board.frame, 0, flip ? 0 : 0.5, 1, 0.5);
  const from = board.wide ? area.y + area.h : area.x + area.w * (flip ? 1.6 : -0.6);
  if (shown) photo(board, "back", { shown, zoom: [1.1, 1.32], pan: 0.05 }, { at: beat.start, until: beat.end, group, box: area, keys: board.wide ? move("y", [0, from + area.h / 2], [0.4, area.y + area.h / 2, "outExpo"]) : move("x", [0, from], [0.4, area.x + area.w / 2, "outExpo"]) });
  const gap = 30 * board.u;
  const low = { ...board.safe, y: board.height / 2 + gap, h: board.safe.y + board.safe.h - board.height / 2 - gap };
  const high = { ...board.safe, h: board.height / 2 - gap - board.safe.y };
  const free = board.wide ? part(board.frame, flip ? 0 : 0.5, 0, 0.5, 1) : flip ? low : high;
  wall(set, board.wide ? { ...inset(free, 60 * board.u), y: board.safe.y, h: board.safe.h } : free);
}

function ribbonShot(set: Shooting) {
  const { board } = set;
  ribbons(set);
  burst(set, board.wide ? part(board.frame, 0.5, 0.06, 0.46, 0.98) : part(board.frame, 0.04, 0.07, 0.92, board.tall ? 0.53 : 0.54), -7);
  wall(set, board.wide ? part(board.safe, 0, 0.1, 0.52, 0.8) : part(board.safe, 0, board.tall ? 0.72 : 0.64, 1, board.tall ? 0.28 : 0.36), { align: "bottom" });
}

/** A moment without words: the frame belongs to a picture, or to the product. */
function pause(set: Shooting) {
  const { board, beat, group } = set;
  const shown = set.cast.next();
  if (shown) return photo(board, "back", { shown, zoom: [1.04, 1.2] }, { at: beat.start, until: beat.end, group, box: board.frame, keys: move("scale", [0, 1.2], [0.4, 1, "outExpo"]) });
  ribbons(set);
  burst(set, part(board.frame, 0.1, 0.12, 0.8, 0.76), 6);
}

/** Words own the frame; the presenter says them, or the thing looks in from below. */
function words(set: Shooting) {
  const { board, beat, group, colors, cast: { hero } } = set;
  const disc = 360 * board.u;
  if (!board.brief.presenter && hero?.cutout) {
    burst(set, board.wide ? part(board.frame, 0.62, 0.2, 0.34, 1.1) : part(board.frame, 0.12, board.tall ? 0.52 : 0.56, 0.76, board.tall ? 0.74 : 0.9), beat.index % 2 ? -9 : 9, 0.6);
    return wall(set, board.wide ? part(board.safe, 0, 0.04, 0.6, 0.92) : part(board.safe, 0, 0, 1, board.tall ? 0.44 : 0.5), { align: board.wide ? "middle" : "top" });
  }
  const free = !board.brief.presenter ? board.safe : board.wide ? { ...board.safe, w: board.safe.w - disc * 1.1 } : { ...board.safe, h: board.safe.h - disc * (board.tall ? 1.1 : 0.5) };
  wall(set, inset(free, 8 * board.u), { align: "middle" });
  talker(board, { clip: beat.clip, at: beat.start, until: beat.end, group, ring: colors.pop, box: around(board.safe.x + board.safe.w - disc / 2, board.safe.y + board.safe.h - disc / 2, disc) });
}

/** A photograph fills the frame and jumps nearer on every beat. */
function punch(set: Shooting) {
  const { board, beat, group, colors } = set;
  const shown = set.cast.next();
  if (!shown) return words(set);
  photo(board, "back", { shown, zoom: [1, 1.12] }, { at: beat.start, until: beat.end, group, box: board.frame, keys: move("scale", [0, 1.3], [0.35, 1, "outExpo"], [0.5, 1.0, "hold"], [0.62, 1.1, "outExpo"], [1.0, 1.1, "hold"], [1.12, 1.22, "outExpo"]) });
  board.shape("over", { geometry: { kind: "rect" }, fill: { type: "linear", angle: 90, stops: [{ at: 0, color: "rgba(0,0,0,0)" }, { at: 0.42, color: "rgba(0,0,0,0)" }, { at: 1, color: "rgba(0,0,0,0.82)" }] } }, { at: beat.start, until: beat.end, group, box: board.frame });
  wall({ ...set, ground: colors.ink }, board.wide ? part(board.safe, 0, 0.5, 0.7, 0.5) : part(board.safe, 0, 0.6, 1, 0.4), { layer: "caption", align: "bottom", color: "#ffffff" });
}

function price(set: Shooting) {
  const { board, beat, group, faces, ground } = set;
  const { price: now, original_price: was } = board.brief.product;
  if (!now) return half(set);
  const ink = onGround(set.colors, ground);
  burst(set, board.wide ? part(board.frame, 0.06, 0.08, 0.36, 0.9) : part(board.frame, 0.1, board.tall ? 0.36 : 0.36, 0.8, board.tall ? 0.5 : 0.6), -5);
  const box = board.wide ? part(board.safe, 0.42, 0.1, 0.58, 0.52) : part(board.safe, 0, 0, 1, 0.2);
  board.text("type", { text: now, style: { families: faces, weight: 800, size: 560 * board.u, color: ink, tracking: -40, maxLines: 1, align: "center" }, enter: { unit: "char", kind: "stamp", duration: ticks(0.28), stagger: ticks(0.05) } },
    { at: beat.start, until: beat.end, group, box, keys: drift("scale", beat.end - beat.start, [0.98, 1.05]) });
  if (was) board.text("type", { text: was, style: { families: faces, weight: 800, size: 96 * board.u, color: ink, maxLines: 1, align: "center" }, emphasis: { words: [0], mark: "strike", markColor: readable(set.colors.pop, ground, 3) }, enter: { unit: "block", kind: "rise", duration: ticks(0.3) } },
    { at: beat.start + 0.25, until: beat.end, group, box: { ...box, y: box.y + box.h + 34 * board.u, h: 84 * board.u } });
  sound(board, "thud", beat.start, 0.5);
}

function callToAction(set: Shooting) {
  const { board, beat, group, colors, ground, faces } = set;
  ribbons(set);
  burst(set, board.wide ? part(board.frame, 0.6, 0.06, 0.34, 1) : part(board.frame, 0.06, board.tall ? 0.28 : 0.33, 0.88, board.tall ? 0.465 : 0.43), 7);
  const type = board.wide ? part(board.safe, 0, 0.06, 0.56, 0.6) : part(board.safe, 0, 0, 1, 0.24);
  const headline = { ...set, beat: { ...beat, words: beat.clip.headline.split(/(?<=\s)|(?<=[，。！？])/u).map((text, i) => ({ text: text.trim(), start: beat.start + 0.1 + i * 0.14, end: beat.start + 0.24 + i * 0.14 })) } };
  wall(headline, type, { align: board.wide ? "middle" : "top" });
  const tap = tapTime(beat.clip) - beat.start;
  const [w, h] = [board.wide ? 560 : 640, 150].map((v) => v * board.u) as [number, number];
  const centre = board.wide ? [board.safe.x + w / 2, board.safe.y + board.safe.h * 0.84] as const : [board.width / 2, board.safe.y + board.safe.h - h * 0.55] as const;
  const fill = fieldOn(colors, ground, 2);
  const box = around(centre[0], centre[1], w, h);
  board.shape("over", { geometry: { kind: "ellipse" }, stroke: { color: fill, width: 10 * board.u } }, { at: beat.start, until: beat.end, group, box: grown(box, 1), keys: ripple(tap) });
  board.shape("over", { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color: fill } }, { at: beat.start + 0.35, until: beat.end, group, box, keys: pressed(tap - 0.35, beat.end - beat.start) });
  board.text("over", { text: LABELS[board.brief.language].tap, style: { families: faces, weight: 800, size: 72 * board.u, color: readable(contrast("#ffffff", fill) >= 3 ? "#ffffff" : colors.ink, fill), align: "center", maxLines: 1 } },
    { at: beat.start + 0.35, until: beat.end, group, box: inset(box, 40 * board.u, 20 * board.u), keys: pressed(tap - 0.35, beat.end - beat.start) });
  sound(board, "click", beat.start + tap, 0.7);
}

/** Type is the picture: huge words on flat colour that land as they are spoken, hard cuts and pushes, springs. */
export function kinetic(brief: AdBrief): TimelineDocument {
  const board = new Board(brief, ["back", "product", "type", "over", "caption"]);
  const colors = paletteOf(brief);
  const set: Set = { board, plan: schedule(brief, 1.8), colors, cast: cast(brief), faces: brief.language === "zh" ? ["Bricolage Grotesque Letters", "Noto Sans SC"] : ["Bricolage Grotesque"] };
  const grounds = [colors.main, colors.ink, colors.paper, readable(colors.second, colors.ink, 3)];
  const rotation = [half, words, ribbonShot, punch] as const;
  const offer = priceShot(set.plan, brief.product);
  const beats = beatsOf(set.plan);
  const priced = offer ? beats.findLast((beat, i) => i > 0 && beat.words.length > 0 && !beat.call && beat.start <= offer.start + 0.4) : undefined;
  let turn = 0;
  for (const [i, beat] of beats.entries()) {
    const stands = i === 0 || beat.call || beat === priced;
    // The thing does not stand on its own colour.
    const ground = stands ? (i === 0 ? colors.pop : colors.paper) : (grounds[(i + 1) % grounds.length] ?? colors.main);
    const direction = (["up", "left", "down", "right"] as const)[i % 4] ?? "up";
    const group = board.scene({ at: beat.start, until: beat.end, ground: { type: "solid", color: ground }, ...(i % 3 === 1 ? {} : { transition: { type: i % 3 === 2 ? "whip" : "push", duration: 0.3, direction } }) });
    const shooting = { ...set, beat, ground, group };
    if (i > 0) sound(board, i % 3 === 1 ? "tick" : "whoosh", beat.start + 0.05, i % 3 === 1 ? 0.2 : 0.28);
    if (i === 0) hook(shooting);
    else if (beat.call) callToAction(shooting);
    else if (beat.words.length === 0) pause(shooting);
    else if (beat === priced) price(shooting);
    else rotation[turn++ % rotation.length]?.(shooting);
  }
  soundtrack(board, set.plan);
  return board.document(colors.main);
}
