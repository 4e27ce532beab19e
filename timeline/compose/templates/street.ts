import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { captions } from "../captions.ts";
import { photo, type Shown } from "../cast.ts";
import { direct, during, enter, type Take } from "../direction.ts";
import { full } from "../full.ts";
import { around, inset, part, type Area } from "../geometry.ts";
import { drift, move } from "../keys.ts";
import { fieldOn, onGround } from "../palette.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { aspect } from "../standing.ts";
import { talker } from "../talker.ts";
import { callToAction } from "./street/call.ts";
import { shout, slap, sticker, tape, wobble } from "./street/wall.ts";

function rays(take: Take, color: string) {
  const { board } = take;
  board.shape(
    "back",
    { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "rays", color, size: 14, rate: 0.28 } },
    { ...during(take), box: board.frame },
  );
}

function dots(take: Take, color: string, where: Area, flip = false) {
  take.board.shape(
    "back",
    { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "halftone", color, size: 34 * take.board.u } },
    {
      ...during(take),
      box: where,
      effects: flip ? [{ type: "mirror", axis: "y" }] : [],
      keys: drift("y", take.length, [where.y + where.h / 2 + 30, where.y + where.h / 2 - 30]),
    },
  );
}

function hook(take: Take) {
  const { board, star, ground } = take;
  rays(take, mix(ground, "#ffffff", 0.22));
  dots(take, mix(ground, take.colors.ink, 0.55), part(board.frame, -0.05, board.tall ? 0.62 : 0.5, 1.1, board.tall ? 0.42 : 0.55));
  if (star)
    sticker(
      take,
      star,
      board.wide
        ? part(board.frame, 0.58, 0.05, 0.34, 0.7)
        : part(board.frame, 0.12, board.tall ? 0.3 : 0.37, 0.8, board.tall ? 0.45 : 0.43),
      { angle: 9 },
    );
  shout(take, board.wide ? part(board.safe, 0.01, 0.08, 0.54, 0.7) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.24 : 0.32), {
    angle: -5,
  });
  sound(board, "thud", take.at + 0.1, 0.55);
}

/** Torn paper on the wall. */
function paper(take: Take, box: Area, edges: ("top" | "right")[]) {
  const { board, colors, index } = take;
  const come = edges.includes("top")
    ? move("y", [0, board.height * 1.3], [0.3, box.y + box.h / 2, "outBack"])
    : move("x", [0, -box.w], [0.3, box.x + box.w / 2, "outBack"]);
  board.shape(
    "over",
    { geometry: { kind: "torn", seed: 11 + index, edges, roughness: 22 * board.u }, fill: { type: "solid", color: colors.paper } },
    { ...during(take), box, rotation: edges.includes("top") ? -1.2 : 1, keys: come },
  );
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
  const printed = { shown, zoom: [1, 1.16] as const, pan: 0.03 };
  const placed = {
    ...during(take),
    // A screen is for what is cut out: a photograph with its ground turns to mud.
    effects: shown.cutout ? [{ type: "halftone" as const, cell: 9 * u, dark: colors.ink, light: mix(ground, "#ffffff", 0.3) }] : [],
  };
  // Beside it a detail of itself: two pictures side by side are the paste-up's.
  if (wide && !titled) full(board, "product", { ...printed, beside: { ...take.cast, others: false }, room: wall }, placed);
  else photo(board, "product", printed, { ...placed, box: wide ? part(wall, 0.4, 0, 0.6, 1) : wall });
  if (wide && titled) paper(take, { x: -0.03 * width, y: -0.05 * height, w: 0.46 * width, h: 1.1 * height }, ["right"]);
  paper(take, { x: -0.04 * width, y: edge, w: 1.08 * width, h: height * 1.1 - edge }, ["top"]);
  if (titled) shout(take, wide ? part(safe, 0.01, 0.1, 0.37, 0.6) : part(safe, 0.06, 0.68, 0.88, 0.19), { angle: -3 });
}

/** Two prints pasted at odd angles, taped down, and a marker that points. */
function pasteUp(take: Take) {
  const { board, colors, ground, cast, titled } = take;
  const [one, two] = [cast.next(), cast.next()];
  const print = (shown: Shown | null, box: Area, angle: number, late: number) =>
    shown &&
    photo(
      board,
      "product",
      { shown, zoom: [1.05, 1.2] },
      {
        ...during(take),
        box,
        rotation: angle,
        effects: [
          { type: "stroke", color: "#fffdf6", width: 18 * board.u },
          { type: "shadow", color: "rgba(0,0,0,0.35)", blur: 24 * board.u, x: 10 * board.u, y: 16 * board.u },
        ],
        keys: [...slap(late), ...wobble(angle, take.length + 0.6, 0.6)],
      },
    );
  const single = two === null || two.id === one?.id;
  const [a, b] =
    single && board.wide
      ? [titled ? part(board.frame, 0.5, 0.07, 0.42, 0.62) : part(board.frame, 0.26, 0.06, 0.48, 0.66), board.frame]
      : single
        ? [part(board.frame, 0.12, titled ? 0.33 : 0.12, 0.76, titled ? 0.38 : 0.6), board.frame]
        : board.wide
          ? titled
            ? [part(board.frame, 0.46, 0.06, 0.3, 0.52), part(board.frame, 0.68, 0.24, 0.28, 0.5)]
            : [part(board.frame, 0.1, 0.07, 0.42, 0.6), part(board.frame, 0.5, 0.14, 0.4, 0.58)]
          : board.tall
            ? titled
              ? [part(board.frame, 0.05, 0.3, 0.62, 0.26), part(board.frame, 0.36, 0.5, 0.58, 0.24)]
              : [part(board.frame, 0.07, 0.1, 0.74, 0.34), part(board.frame, 0.22, 0.41, 0.7, 0.33)]
            : titled
              ? [part(board.frame, 0.05, 0.4, 0.46, 0.36), part(board.frame, 0.49, 0.43, 0.46, 0.36)]
              : [part(board.frame, 0.05, 0.08, 0.52, 0.5), part(board.frame, 0.43, 0.3, 0.52, 0.48)];
  board.shape(
    "back",
    {
      geometry: { kind: "rect" },
      fill: { type: "pattern", kind: "stripes", color: mix(ground, colors.ink, 0.14), size: 46 * board.u, rate: 0.5 },
    },
    { ...during(take), box: board.frame },
  );
  print(one, a, titled ? -7 : -4, 0.02);
  print(single ? null : two, b, 5, 0.4);
  tape(take, a.x + a.w * 0.45, a.y - 4, -12);
  if (!single) tape(take, b.x + b.w * 0.6, b.y - 2, 9);
  if (!titled) return;
  shout(take, board.wide ? part(board.safe, 0.01, 0.1, 0.44, 0.56) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.2 : 0.3), {
    angle: 3,
  });
  const arrow = board.wide
    ? part(board.frame, 0.3, 0.62, 0.15, 0.14)
    : part(board.frame, 0.08, board.tall ? 0.63 : 0.775, board.tall ? 0.24 : 0.16, board.tall ? 0.08 : 0.08);
  if (!single && (board.tall || board.wide))
    board.shape(
      "over",
      { geometry: { kind: "scribble", seed: 4, form: "arrow" }, stroke: { color: onGround(colors, ground), width: 14 * board.u } },
      { at: take.at + 0.5, until: take.until, group: take.group, box: arrow, keys: move("progress", [0, 0], [0.4, 1, "out"]) },
    );
}

/** The sticker three times, in a row that has been kicked. */
function army(take: Take) {
  const { board, colors, ground, star, titled } = take;
  board.shape(
    "back",
    {
      geometry: { kind: "rect" },
      fill: {
        type: "pattern",
        kind: "checker",
        color: ground === colors.paper ? mix(colors.main, "#ffffff", 0.2) : mix(ground, colors.ink, 0.3),
        size: 135 * board.u,
      },
    },
    {
      ...during(take),
      box: { ...board.frame, x: -270 * board.u, w: board.width + 540 * board.u },
      keys: drift("x", take.length, [board.width / 2 - 90 * board.u, board.width / 2 + 90 * board.u]),
    },
  );
  const row = titled
    ? board.wide
      ? { x: 0.46, y: 0.08, w: 0.2, h: 0.62, by: 0.17 }
      : { x: 0.02, y: board.tall ? 0.34 : 0.38, w: 0.36, h: board.tall ? 0.37 : 0.36, by: 0.3 }
    : board.wide
      ? { x: 0.12, y: 0.06, w: 0.26, h: 0.66, by: 0.25 }
      : { x: -0.02, y: board.tall ? 0.14 : 0.1, w: 0.4, h: board.tall ? 0.56 : 0.6, by: 0.31 };
  // A presenter takes the place of the third, and the room below broad ones.
  const low = board.brief.presenter && star && aspect(star) >= 0.62 ? (board.tall ? 0.27 : 0.2) : 0;
  const field = part(board.frame, row.x, row.y, row.w + 2 * row.by, row.h - low);
  // Broad things are piled up, for side by side they would be small.
  const pile = star && aspect(star) > field.w / field.h;
  // In a low frame two of them are large.
  const two = star !== null && aspect(star) > 1.15 && board.wide && !board.brief.presenter;
  const count = board.brief.presenter || two ? 2 : 3;
  const place = (i: number) =>
    two && !pile
      ? part(field, i * 0.52, 0.02 + i * 0.07, 0.46, 0.86)
      : pile
        ? part(field, 0.04 + (i % 2) * 0.24, i / count, 0.68, 1 / count)
        : part(board.frame, row.x + i * row.by, row.y + (i % 2) * 0.035, row.w, row.h - low);
  Array.from(
    { length: count },
    (_, i) => star && sticker(take, star, place(i), { angle: pile ? (i % 2 ? 5 : -4) : (i - 1) * 9, late: 0.02 + i * 0.2 }),
  );
  if (titled)
    shout(take, board.wide ? part(board.safe, 0.01, 0.14, 0.44, 0.56) : part(board.safe, 0.05, 0.03, 0.9, board.tall ? 0.21 : 0.3), {
      angle: -4,
      strip: colors.ink,
    });
  pasted(take, board.tall ? [380, 460] : [300, 362]);
}

/** Who speaks, on a print that is pasted to the wall and taped. */
function pasted(take: Take, [w, h]: readonly [number, number]) {
  const { board, clip, colors, ground } = take;
  const { u } = board;
  if (!board.brief.presenter) return;
  const box = { x: board.safe.x + board.safe.w - (w + 24) * u, y: board.caption.y - (h + 64) * u, w: w * u, h: h * u };
  const print = inset(box, -16 * u);
  board.shape(
    "over",
    { geometry: { kind: "rect" }, fill: { type: "solid", color: "#fffdf6" } },
    {
      ...during(take, 0.2),
      box: print,
      rotation: 3,
      effects: [{ type: "shadow", color: "rgba(0,0,0,0.35)", blur: 24 * u, x: 8 * u, y: 12 * u }],
      keys: move("scale", [0, 0.4], [0.45, 1, "spring"]),
    },
  );
  talker(board, { clip, ...during(take, 0.2), shape: "card", rotation: 3, ring: fieldOn(colors, ground, 1.3), box });
  tape(take, print.x + print.w * 0.5, print.y + 4 * u, -4);
}

function price(take: Take) {
  const { board, colors, faces, ground, star: hero } = take;
  const { price: now, original_price: was } = board.brief.product;
  rays(take, mix(ground, colors.ink, 0.13));
  if (hero)
    sticker(
      take,
      hero,
      board.wide
        ? part(board.frame, 0.1, 0.06, 0.32, 0.66)
        : part(board.frame, 0.06, board.tall ? 0.34 : 0.26, 0.6, board.tall ? 0.4 : 0.52),
      { angle: -8 },
    );
  const r = (board.wide ? 620 : board.tall ? 640 : 500) * board.u;
  const star = board.wide
    ? around(board.width * 0.7, board.height * 0.45, r)
    : around(board.width * (board.tall ? 0.6 : 0.68), board.safe.y + r * 0.5, r);
  const fill = fieldOn(colors, ground, 1.5);
  const spin = [...slap(0.2), ...wobble(-8, take.length + 0.6, 2.4)];
  board.shape(
    "over",
    { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: colors.ink } },
    { ...during(take), box: { ...star, x: star.x + 14 * board.u, y: star.y + 16 * board.u }, keys: spin },
  );
  board.shape(
    "over",
    { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: fill } },
    { ...during(take), box: star, keys: spin },
  );
  board.text(
    "over",
    { text: now, style: { families: faces, size: 250 * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 } },
    { ...during(take), box: part(star, 0.1, was ? 0.22 : 0.28, 0.8, was ? 0.4 : 0.44), keys: spin },
  );
  if (was)
    board.text(
      "over",
      {
        text: was,
        style: { families: ["Permanent Marker"], size: 84 * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 },
        emphasis: { words: [0], mark: "strike", markColor: readable("#d8261c", fill, 2) },
        enter: enter("block", "stamp", [0.2]),
      },
      { ...during(take, 0.5), box: part(star, 0.2, 0.72, 0.6, 0.13), rotation: -8 },
    );
  sound(board, "thud", take.at + 0.35, 0.6);
}

/** A wall in the street: wood type on strips, halftone prints, torn paper, tape and die-cut stickers in stop motion. */
export function street(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["back", "product", "over", "type", "caption", "grain"],
    pace: 1.9,
    en: ["Anton"],
    zh: ["Anton Letters", "ZCOOL QingKe HuangYou"],
  });
  const { board, plan, colors } = made;
  const grounds = [colors.pop, mix(colors.main, "#ffffff", 0.08), colors.paper];
  const rest = [
    { stars: false, make: wallPoster },
    { stars: true, make: army },
    { stars: false, make: pasteUp },
  ];
  for (const slot of staged(made, {
    open: { stars: true, make: hook },
    price: { stars: true, make: price },
    call: { stars: true, make: callToAction },
    rest: () => rest,
  })) {
    const last = slot.call;
    const ground = last ? colors.ink : (grounds[slot.index % grounds.length] ?? colors.pop);
    const type = (["cut", "split", "cut", "blinds"] as const)[slot.index % 4] ?? "cut";
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: { type: "solid", color: ground },
      ...(type === "cut" ? {} : { transition: { type, duration: 0.26, direction: slot.index % 3 ? "left" : "up", easing: "inOut" } }),
    });
    const take: Take = { ...made, ...slot, group, ground };
    slot.make(take);
    if (slot.index > 0) sound(board, type === "cut" ? "thud" : "whoosh", slot.at + 0.08, 0.3);
  }
  captions(board, plan, {
    // The wood type is for shouting: small, its Chinese closes up.
    style: board.zh
      ? { families: ["Anton Letters", "Noto Sans SC"], weight: 900, size: 68 * board.u, color: "#ffffff", tracking: 20 }
      : { families: made.faces, size: 78 * board.u, color: "#ffffff", uppercase: true, tracking: 8 },
    spoken: { kind: "color", color: readable(colors.pop, colors.ink), rest: "#ffffff" },
    plate: { per: "line", color: colors.ink, padX: 24 * board.u, padY: 20 * board.u, skew: 5, animate: false },
    most: 4,
    limit: board.zh ? 18 : 20,
    rotation: (i) => (i % 2 ? 1.6 : -2),
  });
  board.shape(
    "grain",
    { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "grain", color: "#000000", size: 0.5, seed: 3 } },
    { at: 0, until: plan.duration, box: board.frame },
  );
  soundtrack(board, plan);
  return board.document(colors.pop);
}
