import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { captions } from "../captions.ts";
import { photo, product } from "../cast.ts";
import { direct, during, enter, slots, type Take } from "../direction.ts";
import { around, inset, part, type Area } from "../geometry.ts";
import { drift, move } from "../keys.ts";
import { tapTime } from "../moments.ts";
import { pressed } from "../press.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { talker } from "../talker.ts";

/** A light that is nowhere harsh: the product's colour, nearly white, falling off towards the floor. */
const seamless = (tint: string) => ({ type: "linear" as const, angle: 90, stops: [{ at: 0, color: mix(tint, "#ffffff", 0.72) }, { at: 0.62, color: mix(tint, "#ffffff", 0.9) }, { at: 0.64, color: mix(tint, "#ffffff", 0.84) }, { at: 1, color: mix(tint, "#ffffff", 0.62) }] });

const zones = (take: Take) => {
  const { board } = take;
  return board.wide
    ? { title: part(board.safe, 0, 0.12, 0.42, 0.4), set: part(board.frame, 0.42, 0.07, 0.52, 0.7), tile: part(board.safe, 0.4, 0.0, 0.6, 0.84) }
    : { title: part(board.safe, 0.03, 0.055, 0.94, board.tall ? 0.2 : 0.25), set: part(board.frame, 0.06, board.tall ? 0.262 : 0.32, 0.88, board.tall ? 0.478 : 0.49), tile: part(board.safe, 0.03, board.tall ? 0.27 : 0.31, 0.94, board.tall ? 0.56 : 0.5) };
};

/** Two sizes only: the headline, and this. */
function headline(take: Take, area: Area, color: string) {
  const { board, faces, clip, colors } = take;
  board.text("type", {
    text: clip.headline, style: { families: faces, weight: board.zh ? 500 : 600, size: (board.tall || board.wide ? 112 : 88) * board.u, minSize: 44, color, tracking: board.zh ? 0 : -28, leading: board.zh ? 1.22 : 1.02, valign: "top", maxLines: 3 },
    enter: enter("line", "mask", [0.7, 0.12], "outExpo"), exit: null,
  }, { ...during(take, 0.1), box: area, anchor: [0, 0], keys: drift("y", take.length, [area.y, area.y - 10 * board.u]) });
  board.shape("type", { geometry: { kind: "line", from: [0, 0.5], to: [1, 0.5] }, stroke: { color: readable(colors.main, "#f2f2f0", 3), width: 5 * board.u, cap: "butt" } },
    { ...during(take), box: { x: area.x, y: area.y - 40 * board.u, w: 88 * board.u, h: 10 }, keys: move("progress", [0, 0], [0.6, 1, "outExpo"]) });
}

/** The product on the seamless, lit once from the left; the camera never quite stops. */
function stage(take: Take, from: "low" | "near") {
  const { board, cast: { hero }, clip, colors } = take;
  const { title, set } = zones(take);
  const glow = around(set.x + set.w / 2, set.y + set.h * 0.52, set.h * 1.25);
  board.shape("set", { geometry: { kind: "ellipse" }, fill: { type: "radial", radius: 0.5, stops: [{ at: 0, color: "rgba(255,255,255,0.95)" }, { at: 1, color: "rgba(255,255,255,0)" }] } },
    { ...during(take), box: glow, keys: drift("x", take.length, [glow.x + glow.w * 0.44, glow.x + glow.w * 0.56]) });
  if (hero) product(board, "product", { shown: hero, effects: [{ type: "contact", opacity: 0.66, color: mix(colors.ink, colors.main, 0.25) }, { type: "reflection", opacity: 0.16, length: 0.16 }, { type: "sweep", start: ticks(0.5), duration: ticks(1.1), opacity: 0.5 }] }, {
    ...during(take), box: set, anchor: [0.5, 1],
    keys: from === "low" ? [...move("y", [0, set.y + set.h + 70 * board.u], [1.1, set.y + set.h, "outQuint"]), ...drift("scale", take.length, [1, 1.05])] : drift("scale", take.length, [1.09, 1.0], "out"),
  });
  headline(take, title, colors.ink);
  talker(board, { clip, ...during(take, 0.3), ring: mix(colors.main, "#ffffff", 0.7), shape: "card", box: around(board.safe.x + board.safe.w - 170 * board.u, set.y + set.h - 190 * board.u, 310 * board.u, 390 * board.u) });
}

/** One detail, close, in a rounded window. */
function macro(take: Take) {
  const { board, colors } = take;
  const shown = take.cast.next();
  if (!shown) return stage(take, "near");
  const { title, tile } = zones(take);
  if (take.shot > 0) return photo(board, "product", { shown, zoom: [1.5, 1.12], pan: 0.04 }, { ...during(take), box: board.frame });
  photo(board, "product", { shown, zoom: [1.28, 1.55], pan: 0.05 }, { ...during(take), box: tile, effects: [{ type: "radius", value: 44 * board.u }], keys: move("scale", [0, 0.94], [0.9, 1, "outQuint"]) });
  headline(take, title, colors.ink);
}

/** Two tiles that pass each other: the thing in life, the thing alone. */
function duo(take: Take) {
  const { board, colors, cast: { hero } } = take;
  const shown = take.cast.next();
  const { title, tile } = zones(take);
  if (!shown || !hero) return stage(take, "low");
  const gap = 20 * board.u;
  const w = (tile.w - gap) / 2;
  const [a, b] = [{ ...tile, w }, { ...tile, x: tile.x + w + gap, w }];
  const slide = (box: Area, by: number) => move("y", [0, box.y + box.h / 2 + by * 190 * board.u], [0.95, box.y + box.h / 2 + by * 14 * board.u, "outQuint"], [Math.max(1, take.length), box.y + box.h / 2 - by * 10 * board.u, "linear"]);
  photo(board, "product", { shown, zoom: [1.02, 1.16] }, { ...during(take), box: a, effects: [{ type: "radius", value: 40 * board.u }], keys: slide(a, 1) });
  board.shape("set", { geometry: { kind: "rect", radius: 40 * board.u }, fill: { type: "linear", angle: 70, stops: [{ at: 0, color: mix(colors.main, "#ffffff", 0.25) }, { at: 1, color: colors.main }] } }, { ...during(take), box: b, keys: slide(b, -1) });
  product(board, "product", { shown: hero, effects: [{ type: "contact", opacity: 0.5 }, { type: "sweep", start: ticks(0.4), duration: ticks(0.9) }] }, { ...during(take), box: part(b, 0.12, 0.1, 0.76, 0.8), keys: move("scale", [0, 0.9], [1, 1, "outQuint"], [Math.max(1.1, take.length), 1.04, "linear"]) });
  headline(take, title, colors.ink);
}

function price(take: Take) {
  const { board, faces, colors } = take;
  const { price: now, original_price: was } = board.brief.product;
  stage(take, "near");
  if (!now) return;
  const { set } = zones(take);
  const box = board.wide ? part(board.safe, 0, 0.56, 0.4, 0.2) : { x: board.safe.x + board.safe.w * 0.03, y: set.y + set.h - 210 * board.u, w: 330 * board.u, h: 110 * board.u };
  const style = { families: faces, color: colors.ink, maxLines: 1, tracking: -30, valign: "bottom" as const };
  board.text("over", { text: now, style: { ...style, weight: 600, size: 128 * board.u }, enter: enter("char", "mask", [0.6, 0.04]) }, { ...during(take, 0.4), box, keys: drift("x", take.length, [box.x + box.w / 2, box.x + box.w / 2 + 8]) });
  if (was) board.text("over", { text: was, style: { ...style, weight: 500, size: 46 * board.u, color: mix(colors.ink, "#ffffff", 0.35) }, emphasis: { words: [0], mark: "strike", markColor: colors.ink }, enter: enter("block", "fade", [0.4]) },
    { ...during(take, 0.6), box: { ...box, y: box.y + box.h + 16 * board.u, h: 50 * board.u } });
}

function callToAction(take: Take) {
  const { board, faces, colors, clip, labels } = take;
  stage(take, "low");
  const tap = tapTime(clip) - take.at;
  const [w, h] = [440 * board.u, 118 * board.u];
  const box = board.wide ? { x: board.safe.x, y: board.safe.y + board.safe.h * 0.6, w, h } : around(board.width / 2, board.safe.y + board.safe.h - h * 0.8, w, h);
  const when = { ...during(take, 0.5), box, keys: pressed(tap - 0.5, take.length) };
  board.shape("over", { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color: colors.ink } }, { ...when, effects: [{ type: "radius", value: h / 2 }, { type: "shadow", color: "rgba(0,0,0,0.25)", blur: 40, x: 0, y: 18 }] });
  board.text("over", { text: labels.tap, style: { families: faces, weight: 600, size: 50 * board.u, color: "#ffffff", align: "center", maxLines: 1 } }, { ...when, box: inset(box, 30 * board.u, 16 * board.u) });
  sound(board, "click", take.at + tap, 0.5);
}

/** A clean studio: seamless light, small exact type, long easings, one thing at a time. */
export function studio(brief: AdBrief): TimelineDocument {
  const made = direct(brief, { layers: ["set", "product", "type", "over", "caption"], pace: 2.4, en: ["Instrument Sans"], zh: ["Instrument Sans Letters", "Noto Sans SC"] });
  const { board, plan, colors } = made;
  const rest = [macro, duo, (take: Take) => stage(take, "near")];
  let turn = 0;
  for (const slot of slots(plan)) {
    const type = (["fade", "slide", "fade", "wipe"] as const)[slot.index % 4] ?? "fade";
    const group = board.scene({ at: slot.at, until: slot.until, ground: seamless(slot.index % 3 === 2 ? colors.second : colors.main), transition: { type, duration: type === "fade" ? 0.4 : 0.6, direction: slot.index % 2 ? "up" : "left" } });
    const take: Take = { ...made, ...slot, group, ground: "#f2f2f0" };
    if (slot.index === 0) stage(take, "low");
    else if (slot.clip.role === "cta") callToAction(take);
    else if (slot.clip === made.offer && slot.shot === 0) price(take);
    else rest[turn++ % rest.length]?.(take);
    if (slot.shot === 0 && slot.index > 0) sound(board, "shimmer", slot.at, 0.08);
  }
  captions(board, plan, {
    style: { families: made.faces, weight: 500, size: 54 * board.u, color: mix(colors.ink, "#ffffff", 0.28) },
    spoken: { kind: "color", color: readable(colors.main, "#d8d8d8"), rest: mix(colors.ink, "#ffffff", 0.28) },
    plate: { per: "block", color: "rgba(255,255,255,0.86)", padX: 34 * board.u, padY: 26 * board.u, radius: 60 * board.u },
    most: 5, limit: board.zh ? 24 : 30,
  }, (clip) => clip.role === "cta" ? null : (board.wide ? part(board.safe, 0.1, 0.88, 0.8, 0.12) : part(board.safe, 0.05, board.tall ? 0.9 : 0.87, 0.9, board.tall ? 0.09 : 0.12)));
  soundtrack(board, plan);
  return board.document("#f4f4f2");
}
