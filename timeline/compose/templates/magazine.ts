import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { DECOR } from "../board.ts";
import { callAreas } from "../call.ts";
import { captions } from "../captions.ts";
import { above, holding } from "../bleed.ts";
import { photo, product, type Shown } from "../cast.ts";
import { direct, during, enter, type Take } from "../direction.ts";
import { full } from "../full.ts";
import { around, inset, part, type Area } from "../geometry.ts";
import { drift, move } from "../keys.ts";
import { tapTime } from "../moments.ts";
import { pressed } from "../press.ts";
import { priceLine } from "../price-line.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { aspect, standing } from "../standing.ts";
import { talker } from "../talker.ts";
import { folio, page, rule, small, still, title } from "./magazine/page.ts";

/** The cover: the name of the brand as masthead, the product standing in front of it. */
function cover(take: Take) {
  const { board, star: hero, faces, colors, clip } = take;
  const { safe, u, brief } = board;
  const head = { x: safe.x, y: safe.y + 10 * u, w: safe.w, h: safe.h * (board.wide ? 0.34 : 0.17) };
  const name = brief.product.brand || brief.product.name;
  // A masthead is a word.
  const masthead = name.length > 14 ? (name.split(/\s+/)[0] ?? name) : name;
  board.text(
    "back",
    {
      text: masthead,
      style: {
        families: faces,
        size: 620 * u,
        minSize: 40,
        color: readable(colors.main, colors.paper, 5.4),
        maxLines: 1,
        align: "center",
        tracking: -30,
        valign: "top",
      },
      enter: enter("char", "mask", [0.9, 0.045], "outExpo"),
    },
    { ...during(take), box: head, keys: drift("scale", take.length, [1, 1.03]) },
  );
  const middle = board.wide
    ? part(board.frame, 0.4, 0.12, 0.56, 0.66)
    : part(board.frame, board.tall ? 0.08 : 0.1, board.tall ? 0.16 : 0.11, board.tall ? 0.84 : 0.8, board.tall ? 0.58 : 0.68);
  const margin = board.wide ? part(safe, 0, 0.42, 0.36, 0.4) : part(safe, 0.02, board.tall ? 0.56 : 0.5, board.tall ? 0.31 : 0.3, 0.3);
  // A thing that fills the page's breadth has no margin beside it: the lines stand between it and the masthead.
  const broad = !board.wide && hero !== null && standing(hero, middle).x < margin.x + margin.w - 20 * u;
  const below = head.y + head.h + 30 * u;
  const deep = (board.square ? 130 : 190) * u;
  const set = broad ? { ...middle, y: below + deep, h: middle.y + middle.h - below - deep } : middle;
  if (hero)
    product(
      board,
      "product",
      {
        shown: hero,
        effects: [
          { type: "contact", opacity: 0.4 },
          { type: "sweep", start: ticks(0.6), duration: ticks(1) },
        ],
      },
      {
        ...during(take),
        box: set,
        anchor: [0.5, 1],
        keys: [...move("y", [0, set.y + set.h + 130 * u], [0.9, set.y + set.h, "outQuint"]), ...drift("scale", take.length, [1, 1.06])],
      },
    );
  const thing = hero ? standing(hero, set) : set;
  const lines = broad ? { x: safe.x + 20 * u, y: below, w: safe.w - 250 * u, h: thing.y - 70 * u - below } : margin;
  title(take, lines, { size: 128, valign: "bottom" });
  rule(take, { x: lines.x, y: lines.y + lines.h + 26 * u, w: lines.w * 0.8, h: 2 }, 0.3);
  // In a low frame the thing has the corner where a barcode would be.
  for (let i = 0; i < (board.wide ? 0 : 22); i++) {
    const x = safe.x + safe.w - 200 * u + i * 8 * u;
    board.shape(
      "type",
      { geometry: { kind: "rect" }, fill: { type: "solid", color: colors.ink } },
      {
        ...during(take, 0.4),
        box: {
          x,
          y: broad ? lines.y + lines.h - 70 * u : safe.y + safe.h * (board.tall ? 0.8 : 0.82),
          w: (((clip.start + i * 7) % 3) + 1.2) * 1.6 * u,
          h: 70 * u,
        },
        anchor: [0.5, 1],
        keys: move("scaleY", [0, 0], [0.3 + i * 0.012, 1, "outExpo"]),
      },
    );
  }
}

/** A plate set off-centre, a title in the margin, a hairline between; without a title the plate has the page. */
function spread(take: Take) {
  const { board, index, titled } = take;
  const { u, tall } = board;
  const wide = !tall;
  const shown = take.cast.next() ?? take.cast.hero;
  const area = page(take);
  folio(take);
  const flip = index % 2 === 0;
  const room = !titled
    ? wide
      ? part(area, 0.04, 0.02, 0.92, 0.76)
      : part(area, flip ? 0.08 : 0, 0.015, 0.92, 0.84)
    : wide
      ? part(area, flip ? 0.46 : 0, 0.02, 0.54, 0.76)
      : part(area, flip ? 0.16 : 0, 0.3, 0.84, 0.55);
  const two = board.wide && !titled && take.cast.others ? take.cast.next() : null;
  const pair = two && two.id !== shown?.id ? two : null;
  const plate =
    shown && !tall
      ? holding(shown, pair ? part(room, 0, 0, 0.49, 1) : room, pair ? "right" : !titled ? "center" : flip ? "right" : "left")
      : room;
  const set = (picture: Shown, box: Area, from: "left" | "right") =>
    photo(
      board,
      "product",
      { shown: picture, zoom: [1.02, 1.2], pan: 0.04 },
      { ...during(take), box, effects: [{ type: "reveal", from }], keys: move("reveal", [0, 0.45], [0.6, 1, "outExpo"]) },
    );
  if (shown) set(shown, plate, flip ? "right" : "left");
  if (pair) set(pair, holding(pair, part(room, 0.51, 0, 0.49, 1), "left"), "left");
  if (titled && wide) title(take, part(area, flip ? 0 : 0.6, 0.02, 0.4, 0.6), { size: 150 });
  else if (titled) title(take, part(area, 0, 0.01, 1, 0.235), { size: 186, valign: "bottom" });
  const note =
    wide && titled
      ? { x: flip ? area.x : area.x + area.w * 0.6, y: plate.y + plate.h - 50 * u, w: area.w * 0.38, h: 44 * u }
      : { x: plate.x, y: plate.y + plate.h + 14 * u, w: plate.w, h: 44 * u };
  // A caption says what is seen.
  small(take, board.brief.product.name, note, flip && !wide ? "right" : "left");
  if (titled)
    rule(
      take,
      wide
        ? { x: flip ? area.x + area.w * 0.43 : area.x + area.w * 0.57, y: plate.y, w: 2, h: plate.h }
        : { x: flip ? area.x + area.w * 0.08 : area.x + area.w * 0.92, y: plate.y, w: 2, h: plate.h },
      0.2,
    );
}

/** A line pulled out of the text, as large as it goes, the product keeping it company; without one, the product in an arched window. */
function quote(take: Take) {
  const { board, colors, star, clip } = take;
  const area = page(take);
  folio(take);
  if (!take.titled) return still(take, board.wide ? part(area, 0.2, 0, 0.6, 0.86) : part(area, 0.05, 0.01, 0.9, board.tall ? 0.88 : 0.84));
  board.text(
    "back",
    {
      name: DECOR,
      text: "“",
      style: { families: ["Instrument Serif"], size: 900 * board.u, color: mix(take.ground, colors.main, 0.28), valign: "top" },
      enter: enter("block", "rise", [0.8]),
    },
    {
      ...during(take),
      box: { x: area.x - 14 * board.u, y: area.y + 20 * board.u, w: area.w, h: 700 * board.u },
      keys: drift("y", take.length, [area.y + 400 * board.u, area.y + 320 * board.u]),
    },
  );
  const set = board.wide
    ? part(area, 0.6, 0.02, 0.4, 0.82)
    : part(
        area,
        board.brief.presenter ? 0.3 : 0.22,
        board.tall ? 0.395 : 0.36,
        board.brief.presenter ? 0.7 : 0.78,
        board.tall ? 0.475 : 0.48,
      );
  if (star)
    product(
      board,
      "product",
      {
        shown: star,
        effects: [
          { type: "contact", opacity: 0.38 },
          { type: "sway", property: "rotation", amplitude: 0.7, period: ticks(4) },
        ],
      },
      {
        ...during(take),
        box: set,
        anchor: [0.5, 1],
        keys: [
          ...move("x", [0, set.x + set.w / 2 + 160 * board.u], [1, set.x + set.w / 2, "outQuint"]),
          ...drift("scale", take.length, [1, 1.06]),
        ],
      },
    );
  title(
    take,
    board.wide ? part(area, 0.02, 0.1, 0.55, board.brief.presenter ? 0.3 : 0.6) : part(area, 0.02, 0.07, 0.96, board.tall ? 0.27 : 0.25),
    { size: 240, valign: board.wide ? "middle" : "top" },
  );
  talker(board, {
    clip,
    ...during(take, 0.3),
    ring: colors.paper,
    shape: "card",
    box: board.wide
      ? around(area.x + 160 * board.u, area.y + area.h * 0.66, 250 * board.u, 310 * board.u)
      : around(
          area.x + 180 * board.u,
          area.y + area.h * (board.tall ? 0.7 : 0.66),
          (board.tall ? 330 : 270) * board.u,
          (board.tall ? 410 : 330) * board.u,
        ),
  });
}

/** The photograph to the edges, down to the captions, in a white keyline; a title stands above it on the paper. */
function bleed(take: Take) {
  const { board, titled } = take;
  const shown = take.cast.next();
  if (!shown) return quote(take);
  const top = above(board);
  const crop = { shown, zoom: [1.16, 1] as const, pan: 0.03 };
  const box = !titled
    ? full(board, "product", { ...crop, beside: take.cast }, during(take))
    : !board.tall
      ? holding(shown, part(top, 0.46, 0, 0.54, 1), "right")
      : part(top, 0, 0.405, 1, 0.595);
  if (titled) photo(board, "product", crop, { ...during(take), box });
  const key = inset(box, 34 * board.u);
  board.shape(
    "over",
    {
      geometry: {
        kind: "polyline",
        points: [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      },
      stroke: { color: "#ffffff", width: 3 * board.u, cap: "square" },
    },
    { ...during(take), box: key, keys: move("progress", [0, 0], [1, 1, "inOut"]) },
  );
  if (!titled) return;
  if (board.tall) folio(take);
  title(take, !board.tall ? part(page(take), 0, 0.05, 0.42, 0.64) : part(page(take), 0, 0.02, 1, board.tall ? 0.21 : 0.2), {
    size: board.tall ? 200 : 170,
    valign: board.tall ? "bottom" : "middle",
  });
}

/** An entry in the index: name, dotted leader, price. */
function price(take: Take) {
  const { board, faces, colors, ground } = take;
  const { price: now, original_price: was, name } = board.brief.product;
  folio(take);
  const area = page(take);
  const hero = take.star;
  const set = board.wide ? part(area, 0.04, 0.04, 0.34, 0.8) : part(area, 0, board.tall ? 0.2 : 0.26, 0.52, board.tall ? 0.66 : 0.56);
  if (hero)
    product(
      board,
      "product",
      { shown: hero, effects: [{ type: "contact", opacity: 0.4 }] },
      { ...during(take), box: set, anchor: [0.5, 1], keys: drift("scale", take.length, [1, 1.07]) },
    );
  const text = board.wide ? part(area, 0.42, 0.08, 0.56, 0.6) : part(area, 0, 0.03, 1, 0.26);
  board.text(
    "type",
    {
      text: name,
      style: { families: faces, size: 76 * board.u, minSize: 36, color: colors.ink, maxLines: 2, valign: "top", leading: 1.1 },
      enter: enter("line", "mask", [0.6, 0.1]),
    },
    { ...during(take), box: { ...text, h: text.h * 0.34 } },
  );
  board.shape(
    "type",
    {
      geometry: { kind: "line", from: [0, 0.5], to: [1, 0.5] },
      stroke: { color: colors.ink, width: 5 * board.u, dash: [0.1, 16 * board.u] },
    },
    { ...during(take, 0.2), box: { ...text, y: text.y + text.h * 0.42, h: 8 }, keys: move("progress", [0, 0], [0.9, 1, "out"]) },
  );
  const box = board.wide ? { ...text, y: text.y + text.h * 0.46, h: text.h * 0.44 } : part(area, 0.42, 0.25, 0.58, 0.26);
  board.text(
    "type",
    {
      text: now,
      style: {
        families: faces,
        italic: !board.zh,
        size: 320 * board.u,
        color: readable(colors.main, ground, 5.4),
        maxLines: 1,
        tracking: -30,
        align: board.wide ? "left" : "right",
      },
      enter: enter("char", "mask", [0.8, 0.05]),
    },
    { ...during(take, 0.35), box, keys: drift("scale", take.length, [1, 1.04]) },
  );
  if (was)
    board.text(
      "type",
      {
        text: was,
        style: {
          families: faces,
          size: 76 * board.u,
          color: mix(colors.ink, ground, 0.12),
          maxLines: 1,
          align: board.wide ? "left" : "right",
        },
        emphasis: { words: [0], mark: "strike", markColor: colors.ink },
      },
      { ...during(take, 0.6), box: { ...box, y: box.y + box.h + (board.wide ? 52 : board.tall ? -20 : 8) * board.u, h: 80 * board.u } },
    );
}

/** The back cover: the spot colour, an arched window, the price, a quiet frame that is pressed. */
function callToAction(take: Take) {
  const { board, faces, clip, labels, ground } = take;
  const ink = readable(take.colors.paper, ground, 5);
  const { safe, u, tall } = board;
  const wide = !tall;
  const priced = board.brief.product.price !== "";
  const [w, h] = [430 * u, 116 * u];
  // Low and broad: everything under each other.
  const low = board.square && take.star !== null && aspect(take.star) > 1 ? callAreas(take, { button: [430, 116], line: 110 }) : null;
  const box =
    low?.button ??
    (wide
      ? { x: safe.x + safe.w * 0.02, y: safe.y + safe.h * 0.7, w, h }
      : around(board.width / 2, board.caption.y - h / 2 - 26 * u, w, h));
  const top = safe.y + safe.h * (priced ? 0.25 : 0.19);
  const broad = take.star !== null && aspect(take.star) > 1;
  const upright = broad ? part(safe, 0.04, 0, 0.92, 1) : part(safe, 0.2, 0, 0.6, 1);
  still(
    take,
    low
      ? part(low.set, 0.14, 0, 0.72, 1)
      : wide
        ? part(board.frame, board.wide ? (broad ? 0.46 : 0.56) : 0.5, 0.05, board.wide ? (broad ? 0.5 : 0.36) : 0.45, 0.76)
        : { ...upright, y: top, h: box.y - 34 * u - top },
  );
  const left = wide && !low;
  title(
    take,
    low?.head ??
      (wide ? part(safe, 0.02, priced ? 0.07 : 0.1, board.wide ? 0.44 : 0.46, priced ? 0.36 : 0.48) : part(safe, 0.02, 0.01, 0.96, 0.15)),
    {
      size: 190,
      color: ink,
      align: left ? "left" : "center",
      valign: "middle",
    },
  );
  priceLine(take, low ? low.price : wide ? part(safe, 0.02, 0.5, board.wide ? 0.4 : 0.44, 0.13) : part(safe, 0.1, 0.17, 0.8, 0.062), {
    style: { families: faces, italic: !board.zh, color: ink },
    old: { color: ink, mark: ink },
    em: 0.42,
    align: wide ? "left" : "center",
    from: 0.6,
  });
  const tap = tapTime(clip) - take.at;
  const when = { ...during(take, 0.5), box, keys: pressed(tap - 0.5, take.length) };
  board.shape("over", { geometry: { kind: "rect" }, fill: { type: "solid", color: ink } }, when);
  board.text(
    "over",
    {
      text: labels.tap,
      style: { families: faces, italic: !board.zh, size: 62 * u, color: readable(ground, ink), align: "center", maxLines: 1 },
    },
    { ...when, box: inset(box, 20 * u, 12 * u) },
  );
  sound(board, "click", take.at + tap, 0.5);
}

/** A magazine that turns its own pages: serif, columns and hairlines, paper, one spot colour from the product. */
export function magazine(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["paper", "back", "product", "over", "type", "caption"],
    pace: 2.3,
    en: ["Instrument Serif"],
    zh: ["Instrument Serif Letters", "ZCOOL XiaoWei"],
  });
  const { board, plan, colors } = made;
  const cream = mix(colors.paper, "#f3ead9", 0.55);
  const rest = [
    { stars: false, make: spread },
    { stars: true, make: quote },
    { stars: false, make: bleed },
  ];
  for (const slot of staged(made, {
    open: { stars: true, make: cover },
    price: { stars: true, make: price },
    call: { stars: true, make: callToAction },
    rest: () => rest,
  })) {
    const last = slot.call;
    const ground = last ? readable(colors.main, colors.paper, 5.4) : slot.index % 5 === 3 ? mix(cream, colors.main, 0.16) : cream;
    const type = (["page", "wipe", "page", "cut"] as const)[slot.index % 4] ?? "page";
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: { type: "solid", color: ground },
      ...(type === "cut" ? {} : { transition: { type, duration: 0.5, direction: "left", easing: "inOut" } }),
    });
    const take: Take = { ...made, ...slot, group, ground };
    board.shape(
      "paper",
      { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "paper", color: "#3a2c1a", size: 0.55, seed: 5 } },
      { ...during(take), box: board.frame },
    );
    slot.make(take);
    if (slot.index > 0) sound(board, "whoosh", slot.at + 0.15, 0.14);
  }
  captions(board, plan, {
    style: { families: made.faces, italic: !board.zh, size: 62 * board.u, color: colors.ink, leading: 1.15 },
    spoken: { kind: "underline", color: colors.ink, plate: readable(colors.main, cream, 3) },
    plate: { per: "line", color: cream, padX: 26 * board.u, padY: 24 * board.u, animate: false },
    most: 5,
    limit: board.zh ? 22 : 28,
  });
  soundtrack(board, plan);
  return board.document(cream);
}
