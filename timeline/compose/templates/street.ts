import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { photo, product, type Shown } from "../cast.ts";
import { direct, during, enter, slots, type Take } from "../direction.ts";
import { around, inset, part, type Area } from "../geometry.ts";
import { drift, move, type Key, type KeyInput } from "../keys.ts";
import { tapTime } from "../moments.ts";
import { fieldOn, onGround } from "../palette.ts";
import { pressed } from "../press.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { talker } from "../talker.ts";

/** Stop motion: nine poses a second around an angle, each held. */
function wobble(angle: number, length: number, by = 1.6): KeyInput[] {
  const keys: Key[] = Array.from({ length: Math.ceil(length * 9) + 1 }, (_, i) => [i / 9, angle + Math.sin(i * 2.4 + angle) * by, "hold"] as const);
  return move("rotation", ...keys);
}

/** Slapped on: arrives too large and lands hard. */
const slap = (at = 0): KeyInput[] => [...move("scale", [at, 1.5], [at + 0.16, 1, "in"], [at + 0.22, 1.04, "out"], [at + 0.3, 1, "out"]), ...move("opacity", [0, at > 0 ? 0 : 1], [at, 1, "hold"])];

function tape({ board, ...take }: Take, x: number, y: number, angle: number) {
  board.shape("over", { geometry: { kind: "torn", seed: Math.round(x + y), edges: ["left", "right"], roughness: 9 * board.u }, fill: { type: "solid", color: "rgba(246,236,196,0.86)" } }, { at: take.at + 0.25, until: take.until, group: take.group, box: around(x, y, 170 * board.u, 52 * board.u), rotation: angle });
}

/** Lines of wood type, each on its own strip of paper. */
function shout(take: Take, area: Area, { angle = -4, text = take.clip.headline, layer = "type", strip = take.colors.ink }: { angle?: number; text?: string; layer?: string; strip?: string } = {}) {
  const { board, faces } = take;
  board.text(layer, {
    text, style: { families: faces, size: 230 * board.u, minSize: 54, color: onGround(take.colors, strip), uppercase: true, leading: board.zh ? 1.3 : 1.2, maxLines: 4, align: board.wide ? "left" : "center", tracking: board.zh ? 20 : 0 },
    plate: { per: "line", color: strip, padX: 26 * board.u, padY: 22 * board.u, skew: 3 },
    enter: enter("line", "stamp", [0.2, 0.14], "in"),
  }, { ...during(take), box: area, rotation: angle, keys: wobble(angle, take.length, 0.7) });
}

/** The product as a die-cut sticker. */
function sticker(take: Take, shown: Shown, area: Area, { angle = 6, late = 0 } = {}) {
  const { board } = take;
  product(board, "product", { shown, frame: 0, effects: [{ type: "shadow", color: "rgba(0,0,0,0.4)", blur: 14 * board.u, x: 9 * board.u, y: 12 * board.u }, { type: "stroke", color: "#ffffff", width: 13 * board.u }] },
    { ...during(take), box: area, rotation: angle, keys: [...slap(late), ...wobble(angle, take.length + 0.6, 1.1)] });
}

function rays(take: Take, color: string) {
  const { board } = take;
  board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "rays", color, size: 14, rate: 0.28 } }, { ...during(take), box: board.frame });
}

function dots(take: Take, color: string, where: Area, flip = false) {
  take.board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "halftone", color, size: 34 * take.board.u } }, { ...during(take), box: where, effects: flip ? [{ type: "mirror", axis: "y" }] : [], keys: drift("y", take.length, [where.y + where.h / 2 + 30, where.y + where.h / 2 - 30]) });
}

function hook(take: Take) {
  const { board, cast: { hero }, ground } = take;
  rays(take, mix(ground, "#ffffff", 0.22));
  dots(take, mix(ground, take.colors.ink, 0.55), part(board.frame, -0.05, board.tall ? 0.62 : 0.5, 1.1, board.tall ? 0.42 : 0.55));
  if (hero) sticker(take, hero, board.wide ? part(board.frame, 0.56, 0.05, 0.36, 0.92) : part(board.frame, 0.12, board.tall ? 0.32 : 0.38, 0.84, board.tall ? 0.55 : 0.57), { angle: 9 });
  shout(take, board.wide ? part(board.safe, 0.01, 0.08, 0.54, 0.76) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.24 : 0.32), { angle: -5 });
  sound(board, "thud", take.at + 0.1, 0.55);
}

/** A printed photograph fills the wall; a torn strip carries the words. */
function wallPoster(take: Take) {
  const { board, colors, ground } = take;
  const shown = take.cast.next();
  if (!shown) return hook(take);
  const strip = board.wide ? part(board.frame, -0.02, 0.56, 0.7, 0.5) : part(board.frame, -0.04, board.tall ? 0.58 : 0.6, 1.08, board.tall ? 0.5 : 0.5);
  // Above the strip the picture is whole: the torn paper covers no product.
  const wall = board.wide ? board.frame : part(board.frame, 0, 0, 1, board.tall ? 0.66 : 0.64);
  photo(board, "product", { shown, zoom: [1, 1.16], pan: 0.03 }, { ...during(take), box: wall, effects: [{ type: "halftone", cell: 9 * board.u, dark: colors.ink, light: mix(ground, "#ffffff", 0.3) }] });
  board.shape("over", { geometry: { kind: "torn", seed: 11 + take.index, edges: ["top", "right"], roughness: 22 * board.u }, fill: { type: "solid", color: colors.paper } }, { ...during(take), box: strip, rotation: -2, keys: move("y", [0, board.height * 1.3], [0.3, strip.y + strip.h / 2, "outBack"]) });
  shout(take, board.wide ? part(board.safe, 0.01, 0.58, 0.56, 0.26) : part(board.safe, 0.06, 0.66, 0.88, 0.2), { angle: -3, layer: "caption" });
}

/** Two prints pasted at odd angles, taped down, and a marker that points. */
function pasteUp(take: Take) {
  const { board, colors, ground, cast } = take;
  const [one, two] = [cast.next(), cast.next()];
  const print = (shown: Shown | null, box: Area, angle: number, late: number) => shown && photo(board, "product", { shown, zoom: [1.05, 1.2] }, { ...during(take), box, rotation: angle, effects: [{ type: "stroke", color: "#fffdf6", width: 18 * board.u }, { type: "shadow", color: "rgba(0,0,0,0.35)", blur: 24 * board.u, x: 10 * board.u, y: 16 * board.u }], keys: [...slap(late), ...wobble(angle, take.length + 0.6, 0.6)] });
  const [a, b] = board.wide ? [part(board.frame, 0.46, 0.06, 0.3, 0.6), part(board.frame, 0.68, 0.26, 0.28, 0.62)] : board.tall ? [part(board.frame, 0.05, 0.31, 0.62, 0.29), part(board.frame, 0.36, 0.53, 0.58, 0.27)] : [part(board.frame, 0.04, 0.4, 0.48, 0.4), part(board.frame, 0.48, 0.45, 0.48, 0.38)];
  board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "stripes", color: mix(ground, colors.ink, 0.14), size: 46 * board.u, rate: 0.5 } }, { ...during(take), box: board.frame });
  print(one, a, -7, 0.02);
  print(two, b, 5, 0.4);
  tape(take, a.x + a.w * 0.45, a.y - 4, -12);
  tape(take, b.x + b.w * 0.6, b.y - 2, 9);
  shout(take, board.wide ? part(board.safe, 0.01, 0.1, 0.44, 0.6) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.2 : 0.3), { angle: 3 });
  const arrow = board.wide ? part(board.frame, 0.3, 0.66, 0.16, 0.16) : part(board.frame, 0.1, board.tall ? 0.65 : 0.8, 0.24, board.tall ? 0.08 : 0.14);
  board.shape("over", { geometry: { kind: "scribble", seed: 4, form: "arrow" }, stroke: { color: onGround(colors, ground), width: 14 * board.u } }, { at: take.at + 0.5, until: take.until, group: take.group, box: arrow, keys: move("progress", [0, 0], [0.4, 1, "out"]) });
}

/** The sticker three times, in a row that has been kicked. */
function army(take: Take) {
  const { board, colors, ground, cast: { hero }, clip } = take;
  board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "checker", color: ground === colors.paper ? mix(colors.main, "#ffffff", 0.2) : mix(ground, colors.ink, 0.3), size: 135 * board.u } }, { ...during(take), box: { ...board.frame, x: -270 * board.u, w: board.width + 540 * board.u }, keys: drift("x", take.length, [board.width / 2 - 90 * board.u, board.width / 2 + 90 * board.u]) });
  [0, 1, 2].forEach((i) => hero && sticker(take, hero, board.wide ? part(board.frame, 0.46 + i * 0.17, 0.1 + (i % 2) * 0.08, 0.2, 0.76) : part(board.frame, 0.02 + i * 0.3, (board.tall ? 0.34 : 0.39) + (i % 2) * 0.04, 0.36, board.tall ? 0.4 : 0.44), { angle: (i - 1) * 9, late: 0.02 + i * 0.2 }));
  shout(take, board.wide ? part(board.safe, 0.01, 0.14, 0.44, 0.6) : part(board.safe, 0.05, 0.03, 0.9, board.tall ? 0.21 : 0.3), { angle: -4, strip: colors.ink });
  talker(board, { clip, ...during(take, 0.2), shape: "free", box: around(board.safe.x + board.safe.w * 0.76, board.safe.y + board.safe.h * (board.tall ? 0.73 : 0.66), 460 * board.u, 560 * board.u) });
}

function price(take: Take) {
  const { board, colors, faces, ground, cast: { hero } } = take;
  const { price: now, original_price: was } = board.brief.product;
  if (!now) return army(take);
  rays(take, mix(ground, colors.ink, 0.13));
  if (hero) sticker(take, hero, board.wide ? part(board.frame, 0.08, 0.06, 0.34, 0.88) : part(board.frame, 0.06, board.tall ? 0.36 : 0.3, 0.6, board.tall ? 0.46 : 0.64), { angle: -8 });
  const r = board.wide ? 620 * board.u : 640 * board.u;
  const star = board.wide ? around(board.width * 0.7, board.height * 0.45, r) : around(board.width * 0.6, board.safe.y + r * (board.tall ? 0.5 : 0.42), r);
  const fill = fieldOn(colors, ground, 1.5);
  const spin = [...slap(0.2), ...wobble(-8, take.length + 0.6, 2.4)];
  board.shape("over", { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: colors.ink } }, { ...during(take), box: { ...star, x: star.x + 14 * board.u, y: star.y + 16 * board.u }, keys: spin });
  board.shape("over", { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: fill } }, { ...during(take), box: star, keys: spin });
  board.text("over", { text: now, style: { families: faces, size: 250 * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 } }, { ...during(take), box: part(star, 0.1, 0.28, 0.8, 0.44), keys: spin });
  if (was) board.text("over", { text: was, style: { families: ["Permanent Marker"], size: 84 * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 }, emphasis: { words: [0], mark: "strike", markColor: readable("#d8261c", fill, 2) }, enter: enter("block", "stamp", [0.2]) }, { ...during(take, 0.5), box: part(star, 0.2, 0.69, 0.6, 0.14), rotation: -8 });
  sound(board, "thud", take.at + 0.35, 0.6);
}

function callToAction(take: Take) {
  const { board, colors, faces, clip, labels, ground, cast: { hero } } = take;
  board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "stripes", color: mix(ground, "#ffffff", 0.08), size: 70 * board.u, rate: 0.8 } }, { ...during(take), box: board.frame });
  if (hero) sticker(take, hero, board.wide ? part(board.frame, 0.6, 0.06, 0.3, 0.86) : part(board.frame, 0.14, board.tall ? 0.3 : 0.36, 0.72, board.tall ? 0.44 : 0.42), { angle: 7, late: 0.1 });
  shout(take, board.wide ? part(board.safe, 0.01, 0.08, 0.5, 0.5) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.21 : 0.28), { angle: -4, strip: colors.paper });
  const tap = tapTime(clip) - take.at;
  const [w, h] = [620 * board.u, 160 * board.u];
  const box = board.wide ? { x: board.safe.x + 20 * board.u, y: board.safe.y + board.safe.h * 0.7, w, h } : around(board.width / 2, board.safe.y + board.safe.h * (board.tall ? 0.89 : 0.9), w, h);
  const fill = readable(colors.pop, ground, 3);
  const when = { ...during(take, 0.4), box, rotation: -3, skew: 6, keys: pressed(tap - 0.4, take.length) };
  board.shape("over", { geometry: { kind: "torn", seed: 9, edges: ["left", "right"], roughness: 16 * board.u }, fill: { type: "solid", color: fill } }, when);
  board.text("over", { text: labels.tap, style: { families: faces, size: 104 * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1, uppercase: true } }, { ...when, box: inset(box, 40 * board.u, 20 * board.u) });
  sound(board, "click", take.at + tap, 0.7);
}

/** A wall in the street: wood type on strips, halftone prints, torn paper, tape and die-cut stickers in stop motion. */
export function street(brief: AdBrief): TimelineDocument {
  const made = direct(brief, { layers: ["back", "product", "over", "type", "caption", "grain"], pace: 1.9, en: ["Anton"], zh: ["Anton Letters", "ZCOOL QingKe HuangYou"] });
  const { board, plan, colors } = made;
  const grounds = [colors.pop, mix(colors.main, "#ffffff", 0.08), colors.paper];
  const rest = [wallPoster, army, pasteUp];
  let turn = 0;
  for (const slot of slots(plan)) {
    const last = slot.call;
    const ground = last ? colors.ink : (grounds[slot.index % grounds.length] ?? colors.pop);
    const type = (["cut", "split", "cut", "blinds"] as const)[slot.index % 4] ?? "cut";
    const group = board.scene({ at: slot.at, until: slot.until, ground: { type: "solid", color: ground }, ...(type === "cut" ? {} : { transition: { type, duration: 0.26, direction: slot.index % 3 ? "left" : "up", easing: "inOut" } }) });
    const take: Take = { ...made, ...slot, group, ground };
    if (slot.index === 0) hook(take);
    else if (last) callToAction(take);
    else if (slot.at === made.offer?.start) price(take);
    else rest[turn++ % rest.length]?.(take);
    if (slot.index > 0) sound(board, type === "cut" ? "thud" : "whoosh", slot.at + 0.08, 0.3);
  }
  captions(board, plan, {
    style: { families: made.faces, size: 78 * board.u, color: "#ffffff", uppercase: true, tracking: board.zh ? 30 : 8 },
    spoken: { kind: "color", color: readable(colors.pop, colors.ink), rest: "#ffffff" },
    plate: { per: "line", color: colors.ink, padX: 24 * board.u, padY: 20 * board.u, skew: 5, animate: false },
    most: 4, limit: board.zh ? 18 : 20, rotation: (i) => (i % 2 ? 1.6 : -2),
  }, board.wide ? part(board.safe, 0.1, 0.86, 0.8, 0.13) : part(board.safe, 0.05, 0.9, 0.9, 0.09));
  board.shape("grain", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "grain", color: "#000000", size: 0.5, seed: 3 } }, { at: 0, until: plan.duration, box: board.frame });
  soundtrack(board, plan);
  return board.document(colors.pop);
}
