import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { captions } from "../captions.ts";
import { holding } from "../bleed.ts";
import { photo, product, type Shown } from "../cast.ts";
import { direct, during, enter, onBeat, weighty, type Slot, type Take } from "../direction.ts";
import { around, grown, inset, part, type Area } from "../geometry.ts";
import { drift, move, type Key } from "../keys.ts";
import { tapTime } from "../moments.ts";
import { fieldOn, onGround } from "../palette.ts";
import { pressed, ripple } from "../press.ts";
import { priceLine } from "../price-line.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { talker } from "../talker.ts";

type Half = Take & { readonly soft: string };
const DULL = { type: "grade" as const, brightness: 0.82, contrast: 0.86, saturation: 0.06 };
const BRIGHT = { type: "grade" as const, brightness: 1.04, contrast: 1.05, saturation: 1.18 };
const GREY = "#c9c6c1";

/** A rounded label. */
function pill({ board, faces, ...half }: Half, text: string, at: { x: number; y: number; w: number }, { color, from = 0.1 }: { color: string; from?: number }) {
  const h = 74 * board.u;
  const box = { x: at.x, y: at.y, w: at.w, h };
  const when = { at: half.at + from, until: half.until, group: half.group, box, keys: move("scale", [0, 0], [0.4, 1, "spring"]) };
  board.shape("over", { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color } }, when);
  board.text("over", { text, style: { families: faces, weight: 800, size: (board.zh ? 46 : 36) * board.u, color: readable("#ffffff", color), align: "center", maxLines: 1 } }, { ...when, box: inset(box, 18 * board.u, 8 * board.u) });
}

function title(half: Half, area: Area, { mark = "none" as "none" | "highlight", size = 116, color = onGround(half.colors, half.ground), valign = "middle" as "top" | "middle" | "bottom" } = {}) {
  const { board, faces, clip, colors } = half;
  if (!half.titled && !half.call) return;
  board.text("type", {
    text: clip.headline, style: { families: faces, weight: 800, size: size * board.u * (board.zh ? 1.2 : 1), minSize: 38, color, leading: board.zh ? 1.22 : 1.1, tracking: board.zh ? 0 : -20, maxLines: 3, align: board.wide ? "left" : "center", valign },
    emphasis: { words: weighty(clip.headline), mark, markColor: readable(colors.pop, color) },
    enter: enter("word", "pop", [0.45, 0.07], "outBack"),
  }, { ...during(half), box: area, keys: [...drift("scale", half.length, [0.985, 1.025]), ...onBeat(half)] });
}

/** Where the headline and the window are; without a headline the window takes its room. */
function areas({ board, titled, call }: Half) {
  const { safe, wide, tall } = board;
  if (wide) return { head: part(safe, 0, 0.06, 0.42, 0.6), stage: titled || call ? part(safe, 0.46, 0.02, 0.54, 0.82) : part(safe, 0.13, 0.02, 0.74, 0.82) };
  const from = !titled && !call ? 0.015 : tall ? 0.235 : 0.29;
  return { head: part(safe, 0.02, 0.015, 0.96, tall ? 0.19 : 0.25), stage: part(safe, 0.02, from, 0.96, (tall ? 0.875 : 0.85) - from) };
}

/** The window for a picture: as much of the stage as shows it whole; a presenter, or the headline, has the other side. */
const windowFor = (half: Half, shown: Shown | null, stage: Area): Area =>
  shown && !half.board.tall ? holding(shown, stage, half.titled && (half.board.wide || half.board.brief.presenter) ? "right" : "center") : stage;

/** The same picture twice, dull and bright, and the handle that is pulled across. `path`: seconds → share that is bright. */
function wiper(half: Half, shown: Shown, box: Area, path: readonly Key[]) {
  const { board, colors } = half;
  const radius = { type: "radius" as const, value: 44 * board.u };
  photo(board, "product", { shown, zoom: [1.03, 1.12], pan: 0 }, { ...during(half), box, effects: [DULL, radius] });
  photo(board, "product", { shown, zoom: [1.03, 1.12], pan: 0 }, { ...during(half), box, effects: [BRIGHT, radius, { type: "reveal", from: "right" }], keys: move("reveal", ...path.map(([t, v, e]) => [t, (v * box.w + 80) / (box.w + 160), e] as Key)) });
  const xs = path.map(([t, v, e]) => [t, box.x + box.w * (1 - v), e] as Key);
  board.shape("over", { geometry: { kind: "rect" }, fill: { type: "solid", color: "#ffffff" } }, { ...during(half), box: { x: box.x, y: box.y, w: 10 * board.u, h: box.h }, keys: move("x", ...xs) });
  const knob = around(box.x, box.y + box.h * 0.44, 104 * board.u);
  board.shape("over", { geometry: { kind: "ellipse" }, fill: { type: "solid", color: "#ffffff" } }, { ...during(half), box: knob, effects: [{ type: "radius", value: 52 * board.u }, { type: "shadow", color: "rgba(0,0,0,0.35)", blur: 26 * board.u, x: 0, y: 8 * board.u }], keys: move("x", ...xs) });
  board.shape("over", { geometry: { kind: "path", d: "M14 2 L2 12 L14 22 M30 2 L42 12 L30 22", width: 44, height: 24 }, stroke: { color: colors.ink, width: 9 * board.u } }, { ...during(half), box: inset(knob, 28 * board.u, 38 * board.u), keys: move("x", ...xs) });
}

function hook(half: Half) {
  const { board, labels, colors } = half;
  const shown = half.cast.next() ?? half.cast.hero;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, shown, room);
  if (shown) wiper(half, shown, stage, [[0, 0.92], [0.7, 0.2, "inOutExpo"], [1.5, 0.74, "inOut"], [Math.max(1.8, half.length), 0.66, "inOut"]]);
  pill(half, labels.before, { x: stage.x + 28 * board.u, y: stage.y + 28 * board.u, w: 260 * board.u }, { color: "#5d5a56" });
  pill(half, labels.after, { x: stage.x + stage.w - 268 * board.u, y: stage.y + 28 * board.u, w: 240 * board.u }, { color: colors.main, from: 0.25 });
  title(half, head, { size: 132, mark: "highlight" });
}

/** Life without it: grey, tilted, sliding down, crossed out. */
function without(half: Half) {
  const { board, labels } = half;
  const shown = half.cast.next() ?? half.cast.hero;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, shown, room);
  const card = inset(stage, stage.w * 0.07, stage.h * 0.05);
  if (shown) photo(board, "product", { shown, zoom: [1.25, 1.05] }, { ...during(half), box: card, effects: [DULL, { type: "blur", radius: 28 * board.u }, { type: "radius", value: 40 * board.u }, { type: "shadow", color: "rgba(0,0,0,0.3)", blur: 40 * board.u, x: 0, y: 20 * board.u }], keys: [...move("rotation", [0, 3], [0.5, -3, "outBack"], [Math.max(0.8, half.length), -5.5, "in"]), ...move("y", [0, card.y + card.h / 2 - 40 * board.u], [Math.max(0.8, half.length), card.y + card.h / 2 + 26 * board.u, "in"])] });
  // The mark stands on the picture's corner: the thing itself is not crossed out.
  const disc = around(card.x + card.w * 0.87, card.y + card.h * 0.9, 170 * board.u);
  board.shape("over", { geometry: { kind: "ellipse" }, fill: { type: "solid", color: "#ffffff" } }, { ...during(half, 0.35), box: disc, keys: move("scale", [0, 0], [0.4, 1, "spring"]) });
  board.shape("over", { geometry: { kind: "scribble", seed: 2, form: "cross" }, stroke: { color: "#d8412f", width: 18 * board.u } }, { ...during(half, 0.45), box: inset(disc, 42 * board.u, 46 * board.u), keys: move("progress", [0, 0], [0.4, 1, "out"]) });
  pill(half, labels.without, { x: card.x + 10 * board.u, y: card.y - 20 * board.u, w: 300 * board.u }, { color: "#5d5a56" });
  title(half, head, { color: "#2b2927" });
  sound(board, "thud", half.at + 0.5, 0.3);
}

/** The handle sweeps once and the colour comes back. */
function sweepIn(half: Half) {
  const { board, labels, colors, clip } = half;
  const shown = half.cast.next() ?? half.cast.hero;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, shown, room);
  if (shown) wiper(half, shown, stage, [[0, 0.04], [0.25, 0.08, "inOut"], [1.05, 0.97, "inOutExpo"], [Math.max(1.4, half.length), 0.985, "linear"]]);
  pill(half, labels.after, { x: stage.x + stage.w - 268 * board.u, y: stage.y + 28 * board.u, w: 240 * board.u }, { color: colors.main, from: Math.min(0.7, half.length * 0.4) });
  title(half, head, { mark: "highlight" });
  const size = Math.min(330 * board.u, stage.h * 0.36);
  // Beside the window where there is room, else in its corner.
  const free = stage.x - room.x > size || room.x + room.w - stage.x - stage.w > size;
  const x = free ? Math.max(board.safe.x, stage.x - size - 24 * board.u) : stage.x + 24 * board.u;
  talker(board, { clip, ...during(half, 0.3), ring: half.soft, box: { x, y: stage.y + stage.h - size - 20 * board.u, w: size, h: size } });
  sound(board, "shimmer", half.at + 0.6, 0.12);
}

/** Two columns: what it was like, what it is like. */
function compare(half: Half) {
  const { board, labels, plan, faces, colors, clip, star: hero, cast: { pictures } } = half;
  const { head, stage: low } = areas(half);
  const stage = board.wide ? part(board.safe, 0.1, 0.02, 0.8, 0.82) : { ...low, y: head.y + 10 * board.u, h: low.y + low.h - head.y - 10 * board.u };
  const worse = plan.clips.find((c) => c.role === "problem") ?? plan.clips[0];
  const gap = 22 * board.u;
  const w = (stage.w - gap) / 2;
  const sides = [{ box: { ...stage, w }, ground: GREY, text: worse?.headline ?? "", name: labels.without, form: "cross" as const, ink: "#d8412f" }, { box: { ...stage, x: stage.x + w + gap, w }, ground: half.soft, text: clip.headline, name: labels.with, form: "check" as const, ink: readable(colors.main, half.soft, 3) }];
  sides.forEach((side, i) => {
    const { box } = side;
    const rise = move("y", [0, box.y + box.h / 2 + (i ? -1 : 1) * 240 * board.u], [0.55, box.y + box.h / 2, "outBack"]);
    board.shape("back", { geometry: { kind: "rect", radius: 44 * board.u }, fill: { type: "solid", color: side.ground } }, { ...during(half), box, keys: rise });
    board.text("type", { text: side.text, style: { families: faces, weight: 800, size: 60 * board.u, minSize: 26, color: colors.ink, align: "center", maxLines: 4, leading: board.zh ? 1.25 : 1.14, valign: "top" }, enter: enter("word", "rise", [0.35, 0.05]) }, { ...during(half, 0.25 + i * 0.3), box: part(box, 0.07, 0.7, 0.86, 0.26) });
    board.shape("over", { geometry: { kind: "scribble", seed: i, form: side.form }, stroke: { color: side.ink, width: 20 * board.u } }, { ...during(half, 0.4 + i * 0.35), box: around(box.x + box.w / 2, box.y + box.h * 0.62, 84 * board.u, 76 * board.u), keys: move("progress", [0, 0], [0.35, 1, "out"]) });
    pill(half, side.name, { x: box.x + box.w / 2 - 150 * board.u, y: box.y + 26 * board.u, w: 300 * board.u }, { color: i ? colors.main : "#5d5a56", from: 0.15 });
  });
  const [left, right] = sides.map((s) => part(s.box, 0.12, 0.12, 0.76, 0.44)) as [Area, Area];
  const dull = pictures.find((p) => p !== hero) ?? hero;
  if (dull) photo(board, "product", { shown: dull, zoom: [1.2, 1.3] }, { ...during(half), box: left, effects: [DULL, { type: "blur", radius: 16 * board.u }, { type: "radius", value: 30 * board.u }], keys: move("rotation", [0, 0], [Math.max(0.6, half.length), -4, "in"]) });
  if (hero) product(board, "product", { shown: hero, effects: [{ type: "contact", opacity: 0.45 }, { type: "sweep", start: ticks(0.7), duration: ticks(0.8) }] }, { ...during(half, 0.15), box: grown(right, 1.06), anchor: [0.5, 1], keys: [...move("scale", [0, 0.3], [0.6, 1, "spring"], [Math.max(1, half.length), 1.05, "linear"])] });
}

function price(half: Half) {
  const { board, faces, colors, labels, ground, soft, star: hero } = half;
  const { price: now, original_price: was } = board.brief.product;
  const { head, stage } = areas({ ...half, titled: true });
  board.shape("back", { geometry: { kind: "blob", seed: 5, wobble: 0.1 }, fill: { type: "solid", color: soft } }, { ...during(half), box: grown(stage, board.wide ? 0.98 : 0.92), keys: move("scale", [0, 0.6], [0.7, 1, "spring"]) });
  if (hero) product(board, "product", { shown: hero, effects: [{ type: "contact", opacity: 0.5 }, { type: "sweep", start: ticks(0.5), duration: ticks(0.8) }] }, { ...during(half), box: part(stage, 0.1, 0.04, 0.8, 0.9), anchor: [0.5, 1], keys: [...move("scale", [0, 0.5], [0.6, 1, "spring"], [Math.max(1, half.length), 1.06, "linear"])] });
  const ink = onGround(colors, ground);
  const row = { ...head, h: head.h * (board.wide ? 0.4 : 0.66) };
  board.text("type", { text: now, style: { families: faces, weight: 800, size: 230 * board.u, color: ink, maxLines: 1, tracking: -20, align: board.wide ? "left" : "center" }, enter: enter("char", "pop", [0.4, 0.05], "spring") }, { ...during(half, 0.5), box: row });
  if (!was) return;
  const old = { x: board.wide ? head.x : head.x + head.w / 2 - 260 * board.u, y: row.y + row.h + 12 * board.u, w: 520 * board.u, h: 70 * board.u };
  board.text("type", { text: `${labels.was} ${was}`, style: { families: faces, weight: 500, size: 54 * board.u, color: ink, maxLines: 1, align: board.wide ? "left" : "center" }, emphasis: { words: [1], mark: "strike", markColor: "#d8412f" }, enter: enter("word", "rise", [0.3, 0.1]) }, { ...during(half, 0.1), box: old });
}

function callToAction(half: Half) {
  const { board, faces, colors, clip, labels, ground, soft, star: hero } = half;
  const { u, wide, tall, safe } = board;
  const { head, stage } = areas(half);
  const priced = board.brief.product.price !== "";
  const [w, h] = [(tall || wide ? 540 : 460) * u, 136 * u];
  const box = !tall ? { x: safe.x, y: safe.y + safe.h * 0.7, w, h } : around(board.width / 2, board.caption.y - h / 2 - 28 * u, w, h);
  const line = 96 * u;
  const set = wide ? stage : !tall ? part(stage, 0.5, 0, 0.5, 0.98) : { ...stage, h: box.y - 30 * u - stage.y - (priced ? line + 20 * u : 0) };
  board.shape("back", { geometry: { kind: "blob", seed: 9, wobble: 0.09 }, fill: { type: "solid", color: mix(ground, soft, 0.35) } }, { ...during(half), box: grown(set, 0.96), keys: drift("rotation", half.length, [0, 12]) });
  if (hero) product(board, "product", { shown: hero, effects: [{ type: "contact", opacity: 0.5 }, { type: "sweep", start: ticks(0.7), duration: ticks(0.9) }] }, { ...during(half), box: part(set, 0.08, 0.03, 0.84, 0.94), anchor: [0.5, 1], keys: [...move("scale", [0, 0.4], [0.6, 1, "spring"], [Math.max(1, half.length), 1.05, "linear"])] });
  title(half, wide ? { ...head, h: head.h * 0.8 } : head, { size: 132 });
  const ink = onGround(colors, ground);
  priceLine(half, !tall ? { x: safe.x, y: box.y - 134 * u, w: safe.w * (wide ? 0.4 : 0.5), h: 104 * u } : { x: safe.x + safe.w * 0.06, y: box.y - 24 * u - line, w: safe.w * 0.88, h: line }, { style: { families: faces, weight: 800, color: ink }, old: { color: ink, mark: readable("#d8412f", ground, 3) }, em: 0.8, align: tall ? "center" : "left", from: 0.5 });
  const at = tapTime(clip) - half.at;
  const fill = fieldOn(colors, ground, 1.8);
  board.shape("over", { geometry: { kind: "rect", radius: h / 2 }, stroke: { color: fill, width: 8 * u } }, { ...during(half), box, keys: ripple(at) });
  const when = { ...during(half, 0.4), box, keys: pressed(at - 0.4, half.length) };
  board.shape("over", { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color: fill } }, when);
  board.text("over", { text: labels.tap, style: { families: faces, weight: 800, size: 58 * u, color: readable(colors.ink, fill), align: "center", maxLines: 1 } }, { ...when, box: inset(box, 30 * u, 16 * u) });
  sound(board, "click", half.at + at, 0.6);
}

/** Before and after: a grey world and a coloured one, with a handle between them. */
export function beforeAfter(brief: AdBrief): TimelineDocument {
  const made = direct(brief, { layers: ["back", "product", "over", "type", "caption"], pace: 2.1, en: ["Unbounded"], zh: ["Unbounded Letters", "ZCOOL KuaiLe"] });
  const { board, plan, colors } = made;
  const soft = mix(colors.main, "#ffffff", 0.72);
  const [back, wiped, sides] = [{ stars: false, make: without }, { stars: false, make: sweepIn }, { stars: true, make: compare }];
  // The two worlds stand side by side once, where the last thing is told of the product.
  const told = plan.clips.findLast(({ role }) => role === "benefit" || role === "proof");
  const rest = ({ clip, titled }: Slot) => (clip.role === "problem" ? [back] : titled && clip === told ? [sides, wiped] : [wiped]);
  for (const slot of staged(made, { open: { stars: false, make: hook }, price: { stars: true, make: price }, call: { stars: true, make: callToAction }, rest })) {
    const { role } = slot.clip;
    const ground = role === "problem" ? GREY : slot.call ? colors.main : slot.index % 3 === 0 ? mix(colors.paper, "#ffffff", 0.4) : slot.index % 3 === 1 ? soft : colors.paper;
    const type = slot.index % 2 ? "wipe" : "iris";
    const group = board.scene({ at: slot.at, until: slot.until, ground: { type: "solid", color: ground }, transition: { type, duration: 0.42, direction: "right", colors: [colors.main], easing: "inOut" } });
    const half: Half = { ...made, ...slot, group, ground, soft: ground === soft ? "#ffffff" : soft };
    slot.make(half);
    if (slot.index > 0) sound(board, "whoosh", slot.at + 0.15, 0.2);
  }
  captions(board, plan, {
    style: { families: made.faces, weight: 500, size: 48 * board.u * (board.zh ? 1.2 : 1), color: colors.ink },
    spoken: { kind: "plate", color: readable("#ffffff", colors.main), plate: colors.main },
    plate: { per: "block", color: "#ffffff", padX: 40 * board.u, padY: 34 * board.u, radius: 80 * board.u, animate: false },
    most: 4, limit: board.zh ? 20 : 22,
  });
  soundtrack(board, plan);
  return board.document(colors.paper);
}
