import type { AdBrief } from "../../brief.ts";
import { contrast, mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { accentIn } from "../accent.ts";
import { callAreas } from "../call.ts";
import { captions } from "../captions.ts";
import { bleeds, holding } from "../bleed.ts";
import { photo, product } from "../cast.ts";
import { direct, during, enter, onBeat, type Take } from "../direction.ts";
import { full } from "../full.ts";
import { around, inset, part, type Area } from "../geometry.ts";
import { drift, move, type KeyInput } from "../keys.ts";
import { tapTime } from "../moments.ts";
import { priceLine } from "../price-line.ts";
import { pressed } from "../press.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { aspect } from "../standing.ts";
import { talker } from "../talker.ts";

/** A light that is nowhere harsh: the product's colour, nearly white, falling off towards the floor. */
const seamless = (tint: string, white = 0.72) => ({
  type: "linear" as const,
  angle: 90,
  stops: [
    { at: 0, color: mix(tint, "#ffffff", white) },
    { at: 0.62, color: mix(tint, "#ffffff", white + 0.18) },
    { at: 0.64, color: mix(tint, "#ffffff", white + 0.12) },
    { at: 1, color: mix(tint, "#ffffff", white - 0.1) },
  ],
});

/** As much white as the words need on it, and no more than leaves a colour. */
function bearing(tint: string, ink: string): number {
  let white = 0.5;
  while (white < 0.72 && contrast(ink, mix(tint, "#ffffff", white - 0.1)) < 6) white += 0.02;
  return white;
}

/** The headline's size: in a square frame smaller, for it has the thing's height to share. */
const sizeOf = ({ square, u }: Take["board"]): number => (square ? 92 : 124) * u;
/** Whether the headline takes one line: the thing may be larger then. */
const isShort = ({ board, clip }: Take): boolean => clip.headline.length * (board.zh ? 1.05 : 0.56) * sizeOf(board) <= board.safe.w * 0.94;

/** Where the headline, the thing and the windows are; `plain` shots have no headline, so that the thing takes its room. */
const zones = (take: Take, plain = false) => {
  const { board } = take;
  if (board.wide)
    return {
      title: part(board.safe, 0, 0.12, 0.37, board.brief.presenter ? 0.31 : 0.4),
      set: plain ? part(board.frame, 0.2, 0.04, 0.6, 0.74) : part(board.frame, 0.42, 0.04, 0.54, 0.74),
      tile: part(board.safe, 0.4, 0, 0.6, 0.84),
    };
  const short = isShort(take);
  const [top, floor] = board.tall ? [short ? 0.215 : 0.262, 0.745] : [short ? 0.22 : 0.31, 0.79];
  const set = plain
    ? part(board.frame, 0.04, board.tall ? 0.1 : 0.06, 0.92, board.tall ? 0.65 : 0.74)
    : part(board.frame, 0.04, top, 0.92, floor - top);
  const [from, to] = board.tall ? [0.235, 0.86] : [short ? 0.19 : 0.29, 0.84];
  return {
    title: part(board.safe, 0.03, 0.045, 0.94, board.tall ? 0.15 : short ? 0.11 : 0.2),
    set,
    tile: part(board.safe, 0.03, from, 0.94, to - from),
  };
};

/** Two sizes only: the headline, and this. It is set once a clip. */
function headline(take: Take, area: Area, color: string, from = 0.1) {
  const { board, faces, clip, colors } = take;
  board.text(
    "type",
    {
      text: clip.headline,
      style: {
        families: faces,
        weight: board.zh ? 500 : 600,
        size: sizeOf(board),
        minSize: 44,
        color,
        tracking: board.zh ? 0 : -30,
        leading: board.zh ? 1.2 : 1,
        valign: "top",
        maxLines: board.wide ? 4 : 2,
      },
      enter: enter("line", "mask", [0.55, 0.09], "outExpo"),
      exit: null,
    },
    {
      ...during(take, from),
      box: area,
      anchor: [0, 0],
      keys: [...drift("y", take.length, [area.y + 6 * board.u, area.y - 14 * board.u]), ...onBeat(take, 0.025)],
    },
  );
  board.shape(
    "type",
    {
      geometry: { kind: "line", from: [0, 0.5], to: [1, 0.5] },
      stroke: { color: readable(colors.main, "#f2f2f0", 3), width: 5 * board.u, cap: "butt" },
    },
    {
      ...during(take),
      box: { x: area.x, y: area.y - 38 * board.u, w: 88 * board.u, h: 10 },
      keys: move("progress", [0, 0], [0.6, 1, "outExpo"]),
    },
  );
}

/**
 * How the camera comes to the thing: from its label back to the whole, round it, or up to it. It stays within its box,
 * clear of the words.
 */
const CAMERAS = {
  back: { from: 2.4, arrives: 0.7, turn: [-9, -1.5, 3.5] },
  near: { from: 1.25, arrives: 0.5, turn: [6, 4, -3] },
  low: { from: 1.7, arrives: 0.5, turn: [12, -4, 3] },
} as const;

/** It arrives, stands back a little, and on the beat comes nearer: two moves a shot. */
function filming(
  { from, arrives, turn: [a, b, c] }: (typeof CAMERAS)[keyof typeof CAMERAS],
  length: number,
  beat: number | null,
): KeyInput[] {
  const end = Math.max(1, length);
  const nearer =
    beat === null || beat < arrives + 0.1
      ? []
      : ([
          [beat, 0.93, "linear"],
          [beat + 0.22, 1, "outExpo"],
        ] as const);
  return [
    ...move("scale", [0, from], [arrives, 0.92, "outExpo"], ...nearer, [end, 1.01, "linear"]),
    ...move("rotation", [0, a], [arrives, b, "outExpo"], [end, c, "linear"]),
  ];
}

/** A presenter's card on the floor: at the right of an upright frame, else (and where the thing stands right) at the left. */
function beneath({ u, tall, safe, caption }: Take["board"], set: Area, left: boolean): Area {
  const by = tall && !left ? u : u * 0.8;
  const [w, h] = [310 * by, 390 * by];
  return { x: tall && !left ? safe.x + safe.w - w - 15 * by : safe.x + 20 * u, y: Math.min(set.y + set.h, caption.y - 24 * u) - h, w, h };
}

/** A thing that is broad leaves a presenter room: it stands above, or beside. */
function clearOf({ board, star }: Take, set: Area): Area {
  if (!board.brief.presenter || !star || aspect(star) < 0.62) return set;
  const gap = (board.tall ? 360 : 290) * board.u;
  return board.tall ? { ...set, h: set.h - gap } : { ...set, x: set.x + gap, w: set.w - gap };
}

/** A thing so broad leaves most of an upright frame empty. */
const BROAD = 1.3;

/** Below a broad thing in an upright frame a window shows it from near; answers what is left for the whole of it. */
function underDetail(take: Take, set: Area, wanted: boolean): Area {
  const { board, star } = take;
  if (!wanted || !board.tall || board.brief.presenter || !star?.cutout || aspect(star) < BROAD) return set;
  const top = set.h * 0.44;
  const box = {
    x: board.safe.x,
    y: set.y + top + 70 * board.u,
    w: board.safe.w,
    h: board.caption.y - 40 * board.u - set.y - top - 70 * board.u,
  };
  photo(
    board,
    "product",
    { shown: { ...star, print: true }, zoom: [1.3, 1.5], close: true },
    {
      ...during(take),
      box,
      effects: [{ type: "radius", value: 44 * board.u }],
      keys: move("y", [0, box.y + box.h / 2 + 150 * board.u], [0.7, box.y + box.h / 2, "outExpo"]),
    },
  );
  return { ...set, h: top };
}

/** The thing on the seamless, lit from one side; light and camera never quite stop. */
function stage(
  take: Take,
  camera: keyof typeof CAMERAS,
  { plain = false, late = 0.1, room = null as Area | null, title = zones(take, plain).title, priced = false } = {},
) {
  const { board, star, clip, colors } = take;
  const set = underDetail(take, clearOf(take, room ?? zones(take, plain).set), !priced);
  const glow = around(set.x + set.w / 2, set.y + set.h * 0.5, set.h * 1.3);
  board.shape(
    "set",
    {
      geometry: { kind: "ellipse" },
      fill: {
        type: "radial",
        radius: 0.5,
        stops: [
          { at: 0, color: "rgba(255,255,255,0.95)" },
          { at: 1, color: "rgba(255,255,255,0)" },
        ],
      },
    },
    {
      ...during(take),
      box: glow,
      keys: [...drift("x", take.length, [glow.x + glow.w * 0.28, glow.x + glow.w * 0.72]), ...drift("scale", take.length, [0.8, 1.1])],
    },
  );
  if (star)
    product(
      board,
      "product",
      {
        shown: star,
        effects: [
          { type: "contact", opacity: 0.66, color: mix(colors.ink, colors.main, 0.25) },
          { type: "reflection", opacity: 0.16, length: 0.16 },
          { type: "sweep", start: ticks(0.4), duration: ticks(0.9), opacity: 0.5 },
        ],
      },
      {
        ...during(take),
        box: set,
        anchor: [0.5, camera === "back" ? 0.62 : 1],
        keys: filming(CAMERAS[camera], take.length, accentIn(board.beats, take.at, take.until)),
      },
    );
  if (!plain) headline(take, title, colors.ink, late);
  // Where figures stand at the left of a low frame there is no place for a presenter.
  if (!priced || board.tall)
    talker(board, {
      clip,
      ...during(take, 0.3),
      ring: mix(colors.main, "#ffffff", 0.7),
      shape: "card",
      box: beneath(board, room ?? zones(take, plain).set, priced && take.call),
    });
}

/** A picture or a film: to the edges where it holds the thing and no headline is over it, else in a rounded window. */
function window(take: Take, zoom: readonly [number, number]) {
  const { board, colors } = take;
  const shown = take.cast.next();
  if (!shown) return stage(take, "near", { plain: !take.titled });
  const { title, tile } = zones(take);
  if (!take.titled && bleeds(board, shown)) return void full(board, "product", { shown, zoom, pan: 0.04, beside: take.cast }, during(take));
  const tall = take.titled ? tile : { ...tile, y: title.y, h: tile.y + tile.h - title.y };
  const box = board.tall
    ? tall
    : board.wide
      ? holding(shown, take.titled ? tile : part(board.safe, 0.1, 0, 0.8, 0.84), take.titled ? "right" : "center")
      : holding(shown, tall);
  photo(
    board,
    "product",
    { shown, zoom, pan: 0.05 },
    {
      ...during(take),
      box,
      effects: [{ type: "radius", value: 44 * board.u }],
      keys: move("y", [0, box.y + box.h / 2 + 150 * board.u], [0.7, box.y + box.h / 2, "outExpo"]),
    },
  );
  if (take.titled) headline(take, title, colors.ink);
}

/** The price, and what it was. */
function figures(take: Take, box: Area, size: number) {
  const { board, faces, colors } = take;
  const { price: now, original_price: was } = board.brief.product;
  if (!now) return;
  const style = { families: faces, color: colors.ink, maxLines: 1, tracking: -30, valign: "bottom" as const, align: "left" as const };
  const half = board.wide ? box.w : box.w * (was ? (size > 150 ? 0.66 : 0.42) : 1);
  board.text(
    "over",
    { text: now, style: { ...style, weight: 600, size: size * board.u }, enter: enter("char", "mask", [0.5, 0.03], "outExpo") },
    { ...during(take, 0.25), box: { ...box, w: half }, keys: drift("scale", take.length, [1, 1.04]) },
  );
  const beside = board.wide
    ? { ...box, y: box.y + box.h + 44 * board.u, h: 84 * board.u }
    : { ...box, x: box.x + half + 24 * board.u, w: box.w - half - 24 * board.u, y: box.y + box.h * 0.3, h: box.h * 0.7 };
  if (was)
    board.text(
      "over",
      {
        text: was,
        style: { ...style, weight: 500, size: size * 0.52 * board.u, color: mix(colors.ink, "#ffffff", 0.3) },
        emphasis: { words: [0], mark: "strike", markColor: colors.ink },
        enter: enter("block", "fade", [0.3]),
      },
      { ...during(take, 0.45), box: beside },
    );
}

/** The figure as large as it goes, over the thing. */
function price(take: Take) {
  const { board } = take;
  const { title } = zones(take);
  const { set } = zones(take);
  // A photograph's frame begins at once; a cut-out leaves room above itself.
  const lower = (take.star?.cutout ? 44 : 110) * board.u;
  stage(take, "near", { priced: true, plain: true, room: board.wide ? set : { ...set, y: set.y + lower, h: set.h - lower } });
  figures(take, board.wide ? part(board.safe, 0, 0.24, 0.42, 0.3) : title, board.tall ? 210 : board.wide ? 220 : 160);
}

/** The thing, the price, the button; what is said goes on below it. */
function callToAction(take: Take) {
  const { board, faces, colors, clip, labels } = take;
  const { safe, u } = board;
  const priced = board.brief.product.price !== "";
  const [w, h] = [620 * u, 138 * u];
  // Low and broad: everything under each other.
  const low =
    board.square && take.star !== null && aspect(take.star) > 1 ? callAreas(take, { button: [470, 124], line: 96, from: 0.04 }) : null;
  const box = low
    ? low.button
    : !board.tall
      ? { x: safe.x + (board.wide ? 0 : 30 * u), y: safe.y + safe.h * (board.wide ? 0.7 : 0.66), w: 480 * u, h: 124 * u }
      : around(board.width / 2, board.caption.y - h * 0.5 - 34 * u, w, h);
  const { title, set } = zones(take);
  // Above the thing what to do; beside it the price.
  const line = priced && !board.tall ? { ...title, h: board.wide ? title.h * 0.6 : safe.h * 0.1 } : title;
  // A broad thing has the frame's breadth, and the price above it.
  const broad = board.tall && take.star !== null && aspect(take.star) > 1;
  const above = priced && broad ? 190 * u : 0;
  const upright = {
    ...set,
    y: set.y + above,
    h: box.y - 40 * u - set.y - above,
    ...(priced && !broad ? { x: safe.x + safe.w * 0.43, w: safe.w * 0.57 } : {}),
  };
  const beside = {
    ...set,
    x: safe.x + safe.w * 0.52,
    w: safe.w * 0.48,
    y: title.y + title.h * 0.7,
    h: board.caption.y - 40 * u - title.y - title.h * 0.7,
  };
  stage(take, "near", { priced, title: line, room: low ? low.set : board.wide ? set : board.tall ? upright : beside });
  priceLine(
    take,
    low
      ? low.price
      : !board.tall
        ? { ...title, y: box.y - 150 * u, w: board.wide ? title.w : 460 * u, h: 96 * u }
        : {
            ...title,
            y: broad ? set.y : set.y + (box.y - set.y) * (board.brief.presenter ? 0.24 : 0.4),
            w: safe.w * (broad ? 0.7 : 0.38),
            h: 150 * u,
          },
    {
      style: { families: faces, weight: 600, color: colors.ink, tracking: -30 },
      old: { color: mix(colors.ink, "#ffffff", 0.2), mark: colors.ink },
      em: 0.58,
      align: "left",
      under: board.tall && !broad,
    },
  );
  const tap = tapTime(clip) - take.at;
  const when = { ...during(take, 0.35), box, keys: pressed(tap - 0.35, take.length) };
  board.shape(
    "over",
    { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color: colors.ink } },
    {
      ...when,
      effects: [
        { type: "radius", value: h / 2 },
        { type: "shadow", color: "rgba(0,0,0,0.25)", blur: 40, x: 0, y: 18 },
      ],
    },
  );
  board.text(
    "over",
    { text: labels.tap, style: { families: faces, weight: 600, size: 60 * u, color: "#ffffff", align: "center", maxLines: 1 } },
    { ...when, box: inset(box, 30 * u, 16 * u) },
  );
  sound(board, "click", take.at + tap, 0.5);
}

/** A clean studio: seamless light, small exact type, one thing at a time, a camera that is always on its way. */
export function studio(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["set", "product", "type", "over", "caption"],
    pace: 2,
    en: ["Instrument Sans"],
    zh: ["Instrument Sans Letters", "Noto Sans SC"],
  });
  const { board, plan, colors } = made;
  const rest = [
    { stars: false, make: (take: Take) => window(take, [1.02, 1.2]) },
    { stars: true, make: (take: Take) => stage(take, take.titled ? "low" : "back", { plain: !take.titled }) },
    { stars: false, make: (take: Take) => window(take, [1.45, 1.1]) },
  ];
  const tints = [
    seamless(colors.main),
    seamless(colors.pop),
    seamless(mix(colors.second, colors.main, 0.5), bearing(mix(colors.second, colors.main, 0.5), colors.ink)),
  ];
  const scheme = {
    open: { stars: true, make: (take: Take) => stage(take, "back", { late: 0.3 }) },
    price: { stars: true, make: price },
    call: { stars: true, make: callToAction },
    rest: () => rest,
  };
  for (const slot of staged(made, scheme)) {
    // What was shown large is not dissolved into the same thing small: cuts and slides, no fades.
    const type = (["cut", "slide", "cut", "wipe"] as const)[slot.index % 4] ?? "cut";
    // A colour a clip; the last is the first again.
    const ground = tints[slot.call ? 0 : slot.clip.index % 3] ?? seamless(colors.main);
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground,
      ...(type === "cut"
        ? {}
        : {
            transition: {
              type,
              duration: 0.4,
              direction: slot.index % 2 ? ("up" as const) : ("left" as const),
              easing: "inOutExpo" as const,
            },
          }),
    });
    const take: Take = { ...made, ...slot, group, ground: "#f2f2f0" };
    slot.make(take);
    if (slot.index > 0) sound(board, type === "cut" ? "tick" : "whoosh", slot.at + 0.05, type === "cut" ? 0.12 : 0.14);
  }
  captions(board, plan, {
    style: { families: made.faces, weight: 600, size: 66 * board.u, color: mix(colors.ink, "#ffffff", 0.2) },
    spoken: { kind: "color", color: readable(colors.main, "#d8d8d8"), rest: mix(colors.ink, "#ffffff", 0.28) },
    plate: { per: "block", color: "rgba(255,255,255,0.9)", padX: 38 * board.u, padY: 30 * board.u, radius: 70 * board.u },
    most: 5,
    limit: board.zh ? 20 : 24,
  });
  soundtrack(board, plan);
  return board.document("#f4f4f2");
}
