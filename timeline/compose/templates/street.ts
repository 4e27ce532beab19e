import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { holding } from "../bleed.ts";
import { aspect, photo, product, type Shown } from "../cast.ts";
import { direct, during, enter, onBeat, type Take } from "../direction.ts";
import { around, inset, part, type Area } from "../geometry.ts";
import { drift, move, type Key, type KeyInput } from "../keys.ts";
import { tapTime } from "../moments.ts";
import { fieldOn, onGround } from "../palette.ts";
import { pressed } from "../press.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
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
  }, { ...during(take), box: area, rotation: angle, keys: [...wobble(angle, take.length, 0.7), ...onBeat(take, 0.05)] });
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
  const { board, star, ground } = take;
  rays(take, mix(ground, "#ffffff", 0.22));
  dots(take, mix(ground, take.colors.ink, 0.55), part(board.frame, -0.05, board.tall ? 0.62 : 0.5, 1.1, board.tall ? 0.42 : 0.55));
  if (star) sticker(take, star, board.wide ? part(board.frame, 0.58, 0.05, 0.34, 0.7) : part(board.frame, 0.12, board.tall ? 0.3 : 0.37, 0.8, board.tall ? 0.45 : 0.43), { angle: 9 });
  shout(take, board.wide ? part(board.safe, 0.01, 0.08, 0.54, 0.7) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.24 : 0.32), { angle: -5 });
  sound(board, "thud", take.at + 0.1, 0.55);
}

/** Torn paper on the wall. */
function paper(take: Take, box: Area, edges: ("top" | "right")[]) {
  const { board, colors, index } = take;
  const come = edges.includes("top") ? move("y", [0, board.height * 1.3], [0.3, box.y + box.h / 2, "outBack"]) : move("x", [0, -box.w], [0.3, box.x + box.w / 2, "outBack"]);
  board.shape("over", { geometry: { kind: "torn", seed: 11 + index, edges, roughness: 22 * board.u }, fill: { type: "solid", color: colors.paper } }, { ...during(take), box, rotation: edges.includes("top") ? -1.2 : 1, keys: come });
}

/** A printed photograph fills the wall; torn paper beside and below it carries the words, the headline too where one is due. */
function wallPoster(take: Take) {
  const { board, colors, ground, titled } = take;
  const { width, height, safe, u, tall } = board;
  const wide = !tall;
  const shown = take.cast.next();
  if (!shown) return army(take);
  const edge = titled && !wide ? 0.62 * height : board.caption.y - 46 * u;
  // Above the paper the picture is whole: the torn edge covers no product.
  const wall = { ...board.frame, h: edge + 30 * u };
  const box = !wide ? wall : titled ? part(wall, 0.4, 0, 0.6, 1) : holding(shown, wall);
  photo(board, "product", { shown, zoom: [1, 1.16], pan: 0.03 }, { ...during(take), box, effects: [{ type: "halftone", cell: 9 * u, dark: colors.ink, light: mix(ground, "#ffffff", 0.3) }] });
  if (wide && titled) paper(take, { x: -0.03 * width, y: -0.05 * height, w: 0.46 * width, h: 1.1 * height }, ["right"]);
  paper(take, { x: -0.04 * width, y: edge, w: 1.08 * width, h: height * 1.1 - edge }, ["top"]);
  if (titled) shout(take, wide ? part(safe, 0.01, 0.1, 0.37, 0.6) : part(safe, 0.06, 0.68, 0.88, 0.19), { angle: -3 });
}

/** Two prints pasted at odd angles, taped down, and a marker that points. */
function pasteUp(take: Take) {
  const { board, colors, ground, cast, titled } = take;
  const [one, two] = [cast.next(), cast.next()];
  const print = (shown: Shown | null, box: Area, angle: number, late: number) => shown && photo(board, "product", { shown, zoom: [1.05, 1.2] }, { ...during(take), box, rotation: angle, effects: [{ type: "stroke", color: "#fffdf6", width: 18 * board.u }, { type: "shadow", color: "rgba(0,0,0,0.35)", blur: 24 * board.u, x: 10 * board.u, y: 16 * board.u }], keys: [...slap(late), ...wobble(angle, take.length + 0.6, 0.6)] });
  const single = two === null || two.id === one?.id;
  const [a, b] = single && !board.wide ? [part(board.frame, 0.12, titled ? 0.33 : 0.12, 0.76, titled ? 0.38 : 0.6), board.frame] : board.wide ? (titled ? [part(board.frame, 0.46, 0.06, 0.3, 0.52), part(board.frame, 0.68, 0.24, 0.28, 0.5)] : [part(board.frame, 0.1, 0.07, 0.42, 0.6), part(board.frame, 0.5, 0.14, 0.4, 0.58)])
    : board.tall ? (titled ? [part(board.frame, 0.05, 0.3, 0.62, 0.26), part(board.frame, 0.36, 0.5, 0.58, 0.24)] : [part(board.frame, 0.07, 0.1, 0.74, 0.34), part(board.frame, 0.22, 0.41, 0.7, 0.33)])
      : titled ? [part(board.frame, 0.05, 0.4, 0.46, 0.36), part(board.frame, 0.49, 0.43, 0.46, 0.36)] : [part(board.frame, 0.05, 0.08, 0.52, 0.5), part(board.frame, 0.43, 0.3, 0.52, 0.48)];
  board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "stripes", color: mix(ground, colors.ink, 0.14), size: 46 * board.u, rate: 0.5 } }, { ...during(take), box: board.frame });
  print(one, a, titled ? -7 : -4, 0.02);
  print(single ? null : two, b, 5, 0.4);
  tape(take, a.x + a.w * 0.45, a.y - 4, -12);
  if (!single) tape(take, b.x + b.w * 0.6, b.y - 2, 9);
  if (!titled) return;
  shout(take, board.wide ? part(board.safe, 0.01, 0.1, 0.44, 0.56) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.2 : 0.3), { angle: 3 });
  const arrow = board.wide ? part(board.frame, 0.3, 0.62, 0.15, 0.14) : part(board.frame, 0.08, board.tall ? 0.63 : 0.775, board.tall ? 0.24 : 0.16, board.tall ? 0.08 : 0.08);
  if (!single && (board.tall || board.wide)) board.shape("over", { geometry: { kind: "scribble", seed: 4, form: "arrow" }, stroke: { color: onGround(colors, ground), width: 14 * board.u } }, { at: take.at + 0.5, until: take.until, group: take.group, box: arrow, keys: move("progress", [0, 0], [0.4, 1, "out"]) });
}

/** The sticker three times, in a row that has been kicked. */
function army(take: Take) {
  const { board, colors, ground, star, clip, titled } = take;
  board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "checker", color: ground === colors.paper ? mix(colors.main, "#ffffff", 0.2) : mix(ground, colors.ink, 0.3), size: 135 * board.u } }, { ...during(take), box: { ...board.frame, x: -270 * board.u, w: board.width + 540 * board.u }, keys: drift("x", take.length, [board.width / 2 - 90 * board.u, board.width / 2 + 90 * board.u]) });
  const row = titled ? (board.wide ? { x: 0.46, y: 0.08, w: 0.2, h: 0.62, by: 0.17 } : { x: 0.02, y: board.tall ? 0.34 : 0.38, w: 0.36, h: board.tall ? 0.37 : 0.36, by: 0.3 })
    : board.wide ? { x: 0.12, y: 0.06, w: 0.26, h: 0.66, by: 0.25 } : { x: -0.02, y: board.tall ? 0.14 : 0.1, w: 0.4, h: board.tall ? 0.56 : 0.6, by: 0.31 };
  // A presenter takes the place of the third, and the room below broad ones.
  const low = board.brief.presenter && star && aspect(star) >= 0.62 ? (board.tall ? 0.25 : 0.16) : 0;
  const count = board.brief.presenter ? 2 : 3;
  Array.from({ length: count }, (_, i) => star && sticker(take, star, part(board.frame, row.x + i * row.by, row.y + (i % 2) * 0.035, row.w, row.h - low), { angle: (i - 1) * 9, late: 0.02 + i * 0.2 }));
  if (titled) shout(take, board.wide ? part(board.safe, 0.01, 0.14, 0.44, 0.56) : part(board.safe, 0.05, 0.03, 0.9, board.tall ? 0.21 : 0.3), { angle: -4, strip: colors.ink });
  const [w, h] = board.tall ? [400, 490] : [310, 380];
  talker(board, { clip, ...during(take, 0.2), shape: "free", box: { x: board.safe.x + board.safe.w - w * board.u, y: board.caption.y - (h + 36) * board.u, w: w * board.u, h: h * board.u } });
}

function price(take: Take) {
  const { board, colors, faces, ground, star: hero } = take;
  const { price: now, original_price: was } = board.brief.product;
  rays(take, mix(ground, colors.ink, 0.13));
  if (hero) sticker(take, hero, board.wide ? part(board.frame, 0.1, 0.06, 0.32, 0.66) : part(board.frame, 0.06, board.tall ? 0.34 : 0.26, 0.6, board.tall ? 0.4 : 0.52), { angle: -8 });
  const r = (board.wide ? 620 : board.tall ? 640 : 500) * board.u;
  const star = board.wide ? around(board.width * 0.7, board.height * 0.45, r) : around(board.width * (board.tall ? 0.6 : 0.68), board.safe.y + r * 0.5, r);
  const fill = fieldOn(colors, ground, 1.5);
  const spin = [...slap(0.2), ...wobble(-8, take.length + 0.6, 2.4)];
  board.shape("over", { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: colors.ink } }, { ...during(take), box: { ...star, x: star.x + 14 * board.u, y: star.y + 16 * board.u }, keys: spin });
  board.shape("over", { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: fill } }, { ...during(take), box: star, keys: spin });
  board.text("over", { text: now, style: { families: faces, size: 250 * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 } }, { ...during(take), box: part(star, 0.1, 0.28, 0.8, 0.44), keys: spin });
  if (was) board.text("over", { text: was, style: { families: ["Permanent Marker"], size: 84 * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 }, emphasis: { words: [0], mark: "strike", markColor: readable("#d8261c", fill, 2) }, enter: enter("block", "stamp", [0.2]) }, { ...during(take, 0.5), box: part(star, 0.2, 0.69, 0.6, 0.14), rotation: -8 });
  sound(board, "thud", take.at + 0.35, 0.6);
}

function callToAction(take: Take) {
  const { board, colors, faces, clip, labels, ground, star: hero } = take;
  const { safe, u, tall } = board;
  // The words stand beside the thing, not above it.
  const beside = !tall;
  board.shape("back", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "stripes", color: mix(ground, "#ffffff", 0.08), size: 70 * u, rate: 0.8 } }, { ...during(take), box: board.frame });
  const [w, h] = [(tall || board.wide ? 620 : 460) * u, 160 * u];
  const box = beside ? { x: safe.x + 20 * u, y: safe.y + safe.h * 0.66, w, h: 160 * u } : around(board.width / 2, board.caption.y - h / 2 - 26 * u, w, h);
  const top = board.height * 0.3;
  const priced = board.brief.product.price !== "";
  if (hero) sticker(take, hero, beside ? part(board.frame, 0.58, 0.06, 0.3, 0.7) : { x: board.width * (priced ? 0.02 : 0.14), w: board.width * 0.72, y: top, h: box.y - 24 * u - top }, { angle: 7, late: 0.1 });
  shout(take, beside ? part(safe, 0.01, 0.06, 0.5, 0.48) : part(safe, 0.05, 0.02, 0.9, 0.2), { angle: -4, strip: colors.paper });
  if (priced) tag(take, beside ? around(board.width * 0.86, board.height * 0.58, (board.wide ? 330 : 260) * u) : around(board.width * 0.77, top + (box.y - top) * 0.5, 400 * u));
  const tap = tapTime(clip) - take.at;
  const fill = readable(colors.pop, ground, 3);
  const when = { ...during(take, 0.4), box, rotation: -3, skew: 6, keys: pressed(tap - 0.4, take.length) };
  board.shape("over", { geometry: { kind: "torn", seed: 9, edges: ["left", "right"], roughness: 16 * u }, fill: { type: "solid", color: fill } }, when);
  board.text("over", { text: labels.tap, style: { families: faces, size: 104 * u, color: readable(colors.ink, fill), align: "center", maxLines: 1, uppercase: true } }, { ...when, box: inset(box, 40 * u, 20 * u) });
  sound(board, "click", take.at + tap, 0.7);
}

/** The price on a round of card that turns in the hand. */
function tag(take: Take, star: Area) {
  const { board, colors, faces, ground } = take;
  const fill = readable(colors.paper, ground, 3);
  const keys = [...slap(0.5), ...wobble(7, take.length + 0.6, 1.6)];
  board.shape("over", { geometry: { kind: "burst", spikes: 18, depth: 0.12 }, fill: { type: "solid", color: fill } }, { ...during(take), box: star, keys });
  const { price: now, original_price: was } = board.brief.product;
  const text = (value: string, box: Area, more: { size: number; struck: boolean }) => board.text("over", { text: value, style: { families: faces, size: more.size * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 }, ...(more.struck ? { emphasis: { words: value.split(/\s+/).map((_, i) => i), mark: "strike" as const, markColor: readable("#d8261c", fill, 3) } } : {}) }, { ...during(take), box, keys });
  text(now, part(star, 0.12, was ? 0.27 : 0.32, 0.76, 0.34), { size: 150, struck: false });
  if (was) text(was, part(star, 0.24, 0.63, 0.52, 0.14), { size: 62, struck: true });
}

/** A wall in the street: wood type on strips, halftone prints, torn paper, tape and die-cut stickers in stop motion. */
export function street(brief: AdBrief): TimelineDocument {
  const made = direct(brief, { layers: ["back", "product", "over", "type", "caption", "grain"], pace: 1.9, en: ["Anton"], zh: ["Anton Letters", "ZCOOL QingKe HuangYou"] });
  const { board, plan, colors } = made;
  const grounds = [colors.pop, mix(colors.main, "#ffffff", 0.08), colors.paper];
  const rest = [{ stars: false, make: wallPoster }, { stars: true, make: army }, { stars: false, make: pasteUp }];
  for (const slot of staged(made, { open: { stars: true, make: hook }, price: { stars: true, make: price }, call: { stars: true, make: callToAction }, rest: () => rest })) {
    const last = slot.call;
    const ground = last ? colors.ink : (grounds[slot.index % grounds.length] ?? colors.pop);
    const type = (["cut", "split", "cut", "blinds"] as const)[slot.index % 4] ?? "cut";
    const group = board.scene({ at: slot.at, until: slot.until, ground: { type: "solid", color: ground }, ...(type === "cut" ? {} : { transition: { type, duration: 0.26, direction: slot.index % 3 ? "left" : "up", easing: "inOut" } }) });
    const take: Take = { ...made, ...slot, group, ground };
    slot.make(take);
    if (slot.index > 0) sound(board, type === "cut" ? "thud" : "whoosh", slot.at + 0.08, 0.3);
  }
  captions(board, plan, {
    style: { families: made.faces, size: 78 * board.u, color: "#ffffff", uppercase: true, tracking: board.zh ? 30 : 8 },
    spoken: { kind: "color", color: readable(colors.pop, colors.ink), rest: "#ffffff" },
    plate: { per: "line", color: colors.ink, padX: 24 * board.u, padY: 20 * board.u, skew: 5, animate: false },
    most: 4, limit: board.zh ? 18 : 20, rotation: (i) => (i % 2 ? 1.6 : -2),
  });
  board.shape("grain", { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "grain", color: "#000000", size: 0.5, seed: 3 } }, { at: 0, until: plan.duration, box: board.frame });
  soundtrack(board, plan);
  return board.document(colors.pop);
}
