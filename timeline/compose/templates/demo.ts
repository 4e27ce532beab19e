import type { AdBrief } from "../../brief.ts";
import { mix, readable, toHsl, fromHsl } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { callAreas, callButton } from "../call.ts";
import { captions } from "../captions.ts";
import { holding } from "../bleed.ts";
import { nearable } from "../worn.ts";
import { focusOf, photo, placeOf, product, type Shown } from "../cast.ts";
import { direct, during, enter, type Direction, type Slot } from "../direction.ts";
import { around, grown, inset, part, type Area } from "../geometry.ts";
import { drift, move } from "../keys.ts";
import { priceLine } from "../price-line.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { aspect } from "../standing.ts";
import { talker } from "../talker.ts";
import { areas, brackets, counter, factClips, head, label, MONO, stepName, title, type Show } from "./demo/bench.ts";
import { fact, partOf, wholePicture } from "./demo/callout.ts";

/** Steps along the top, the running one filling up: it spans the whole ad. */
function stepBar({ board, plan }: Direction, accent: string) {
  const gap = 10 * board.u;
  const w = (board.safe.w - gap * (plan.clips.length - 1)) / plan.clips.length;
  plan.clips.forEach((clip, i) => {
    const box = { x: board.safe.x + i * (w + gap), y: board.safe.y + 4 * board.u, w, h: 10 * board.u };
    board.shape(
      "bar",
      { geometry: { kind: "rect", radius: 5 * board.u }, fill: { type: "solid", color: "rgba(255,255,255,0.22)" } },
      { at: 0, until: plan.duration, box },
    );
    board.shape(
      "bar",
      { geometry: { kind: "rect", radius: 5 * board.u }, fill: { type: "solid", color: accent } },
      {
        at: clip.start,
        until: plan.duration,
        box,
        anchor: [0, 0.5],
        keys: move("scaleX", [0, 0.001], [clip.end - clip.start, 1, "linear"]),
      },
    );
  });
}

/** The thing measured: dimension lines, ticks and callouts draw themselves around it. */
function measured(show: Show) {
  const { board, accent, star: hero } = show;
  head(show, 220);
  const { stage } = areas(show);
  if (!hero) return;
  // Room for the lines on both sides, however broad the thing is.
  const room = inset(stage, 130 * board.u, 10 * board.u);
  const box = placeOf(hero, room);
  product(
    board,
    "product",
    {
      shown: hero,
      effects: [
        { type: "contact", opacity: 0.75 },
        { type: "reflection", opacity: 0.12 },
        { type: "sweep", start: ticks(0.4), duration: ticks(0.9), opacity: 0.45 },
      ],
    },
    {
      ...during(show),
      box,
      anchor: [0.5, 1],
      keys: [...move("scale", [0, 1.25], [0.8, 1, "outExpo"], [Math.max(1, show.length), 1.04, "linear"])],
    },
  );
  const x = box.x + box.w + 70 * board.u;
  const line = (points: [number, number][], where: Area, from: number) =>
    board.shape(
      "over",
      { geometry: { kind: "polyline", points }, stroke: { color: accent, width: 4 * board.u, cap: "butt" } },
      { ...during(show, from), box: where, keys: move("progress", [0, 0], [0.6, 1, "outExpo"]) },
    );
  line(
    [
      [0, 0],
      [1, 0],
      [0.5, 0],
      [0.5, 1],
      [0, 1],
      [1, 1],
    ],
    { x: x - 18 * board.u, y: box.y, w: 36 * board.u, h: box.h },
    0.3,
  );
  line(
    [
      [0, 0],
      [0, 1],
      [0, 0.5],
      [1, 0.5],
      [1, 0],
      [1, 1],
    ],
    { x: box.x, y: box.y - 46 * board.u, w: box.w, h: 30 * board.u },
    0.45,
  );
  const beside = board.safe.x + board.safe.w - x - 34 * board.u;
  if (beside > board.brief.product.brand.length * 26 * board.u)
    label(
      show,
      board.brief.product.brand,
      { x: x + 34 * board.u, y: box.y + box.h * 0.5, w: beside, h: 44 * board.u },
      { color: "#f5f3ee", from: 0.6 },
    );
}

/** In a low frame without words there is room for two windows. */
const apart = ({ board, titled }: Show) => board.wide && !titled && nearable(board.brief);

/** The stage (of two windows the left half), as far as it shows the whole height of what the picture is about. */
function windowFor(show: Show, shown: Shown): Area {
  const { stage } = areas(show);
  if (show.board.tall) return stage;
  return apart(show)
    ? holding(shown, part(stage, 0, 0, 0.5, 1), "right")
    : holding(shown, stage, show.board.wide && show.titled ? "right" : "center");
}

/**
 * What a lens shows: the top of a tall thing, the working side of a broad one; of the packshot, where the picture is
 * about more than the thing.
 */
function closest({ cast: { hero } }: Show, shown: Shown): Shown {
  const of = !shown.film && !shown.cutout && shown.focus.width > 0.45 && hero?.cutout ? hero : shown;
  const { x, y, width, height } = of.focus;
  const tall = height * of.picture.height > width * of.picture.width;
  const focus = tall
    ? { x: x + width / 2 - 0.1, y: y + height * 0.04, width: 0.2, height: height * 0.3 }
    : { x: x + width * 0.6, y: y + height * 0.3, width: width * 0.3, height: height * 0.5 };
  return { ...of, focus };
}

/** A window on the thing at work, and a lens that travels to the part in question. */
function lens(show: Show) {
  const { board, accent } = show;
  const shown = show.cast.next() ?? show.cast.hero;
  head(show);
  if (!shown) return;
  const stage = windowFor(show, shown);
  photo(
    board,
    "product",
    { shown, zoom: [1.02, 1.12], close: false },
    {
      ...during(show),
      box: stage,
      effects: [{ type: "radius", value: 14 * board.u }],
      keys: move("scale", [0, 0.96], [0.5, 1, "outExpo"]),
    },
  );
  brackets(show, grown(stage, 1.0), 0.1);
  if (!nearable(board.brief)) return;
  const detail = closest(show, shown);
  const two = apart(show);
  const r = Math.min(stage.w, stage.h) * (two ? 0.96 : 0.44);
  // It comes to rest in the corner that is farther from the thing.
  const right = two || focusOf(shown).x < 0.5;
  const rim = r * 0.56;
  const [x0, x1] = two
    ? [stage.x + stage.w * 0.5, stage.x + stage.w + 60 * board.u + r * 0.5]
    : right
      ? [stage.x + stage.w * 0.3, stage.x + stage.w - rim]
      : [stage.x + stage.w * 0.7, stage.x + rim];
  const [y0, y1] = [stage.y + stage.h * 0.7, two ? stage.y + stage.h * 0.5 : stage.y + r * 0.62];
  const when = { at: show.at + Math.min(0.45, show.length * 0.3), until: show.until, group: show.group };
  const travel = [
    ...move("x", [0, x0], [0.8, x1, "inOutExpo"], [Math.max(1, show.length), x1 + (right ? -12 : 12) * board.u, "linear"]),
    ...move("y", [0, y0], [0.8, y1, "inOutExpo"], [Math.max(1, show.length), y1 + 10 * board.u, "linear"]),
    ...move("scale", [0, 0], [0.35, 1, "outBack"]),
  ];
  const disc = around(x1, y1, r);
  board.shape(
    "lens",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: accent } },
    { ...when, box: grown(disc, 1.05), keys: travel },
  );
  photo(
    board,
    "lens",
    { shown: detail, zoom: [2.4, 2.9], close: true, pan: 0.02, since: when.at - show.at },
    { ...when, box: disc, effects: [{ type: "mask", shape: "ellipse" }], keys: travel },
  );
}

/** The facts that were told, ticked off; this one is being ticked now. */
function checklist(show: Show) {
  const { board, accent, panel, faces, plan, clip, star: hero } = show;
  const { stage, head: top } = areas(show);
  label(show, stepName(show), { ...top, h: 44 * board.u });
  const done = factClips(plan)
    .filter(({ index, headline }) => index === clip.index || (index < clip.index && headline !== board.name && headline !== clip.headline))
    .slice(-4);
  const lines = done.length > 0 ? done : [clip];
  // In a square frame a slender thing stands beside the list: below it there is no height for it.
  const aside = board.square && !board.brief.presenter && hero !== null && aspect(hero) < 0.6;
  const list = board.wide ? part(board.safe, 0, 0.17, 0.58, 0.62) : part(board.safe, 0, 0.13, aside ? 0.66 : 1, board.tall ? 0.34 : 0.46);
  const h = Math.min(list.h / lines.length, 150 * board.u);
  lines.forEach((item, i) => {
    const now = i === lines.length - 1;
    const row = { x: list.x, y: list.y + i * h, w: list.w, h: h - 16 * board.u };
    board.shape(
      "back",
      { geometry: { kind: "rect", radius: 12 * board.u }, fill: { type: "solid", color: now ? mix(panel, accent, 0.25) : panel } },
      { ...during(show, i * 0.09), box: row, anchor: [0, 0.5], keys: move("scaleX", [0, 0.2], [0.4, 1, "outExpo"]) },
    );
    const mark = { x: row.x + 26 * board.u, y: row.y + row.h / 2 - 26 * board.u, w: 56 * board.u, h: 52 * board.u };
    board.shape(
      "over",
      { geometry: { kind: "scribble", seed: 1, form: "check" }, stroke: { color: accent, width: 11 * board.u } },
      { ...during(show, now ? 0.7 : 0.2 + i * 0.1), box: mark, keys: move("progress", [0, 0], [0.3, 1, "out"]) },
    );
    board.text(
      "type",
      {
        text: item.headline,
        style: {
          families: faces,
          weight: board.zh ? 900 : 700,
          size: 78 * board.u,
          minSize: 30,
          leading: 1.04,
          color: now ? "#f5f3ee" : "#b9b7b1",
          maxLines: aside ? 2 : 1,
        },
        enter: enter("word", "rise", [0.3, 0.04]),
      },
      { ...during(show, 0.08 + i * 0.09), box: { ...row, x: row.x + 110 * board.u, w: row.w - 140 * board.u } },
    );
  });
  sound(board, "tick", show.at + Math.min(0.9, show.length * 0.5), 0.5);
  const set = board.wide
    ? part(stage, 0.36, 0.05, 0.6, 0.95)
    : aside
      ? part(board.safe, 0.68, 0.13, 0.32, 0.72)
      : { ...stage, y: list.y + lines.length * h + 30 * board.u, h: stage.y + stage.h - list.y - lines.length * h - 30 * board.u };
  if (hero)
    product(
      board,
      "product",
      {
        shown: hero,
        effects: [
          { type: "contact", opacity: 0.75 },
          { type: "sway", property: "rotation", amplitude: 1, period: ticks(3) },
        ],
      },
      {
        ...during(show),
        box: part(set, board.brief.presenter ? 0.4 : 0, 0, board.brief.presenter ? 0.6 : 1, 1),
        anchor: [0.5, 1],
        keys: drift("scale", show.length, [0.96, 1.04]),
      },
    );
  if (board.brief.presenter)
    talker(board, {
      clip,
      ...during(show, 0.1),
      ring: panel,
      shape: "card",
      box: board.wide
        ? part(board.safe, 0, 0.5, 0.2, 0.36)
        : part(set, 0.02, Math.max(0, 1 - (400 * board.u) / set.h), 0.36, Math.min(1, (400 * board.u) / set.h)),
    });
}

function price(show: Show) {
  const { board, accent, panel, faces, star: hero } = show;
  const { stage, head: top } = areas({ ...show, titled: true });
  label(show, board.name, { ...top, h: 44 * board.u, w: board.wide ? top.w : board.safe.w }, { color: "#f5f3ee" });
  const row = { ...top, y: top.y + 76 * board.u, h: (board.wide ? 0.4 : 0.7) * top.h };
  priceLine(show, row, {
    style: { families: faces, weight: 700, color: accent },
    old: { color: "#b9b7b1", mark: "#f5f3ee" },
    em: 0.45,
    align: "left",
    from: 0.1,
  });
  const ring = around(stage.x + stage.w / 2, stage.y + stage.h / 2, Math.min(stage.w, stage.h) * 0.94);
  board.shape(
    "back",
    { geometry: { kind: "ring", thickness: 1 }, stroke: { color: panel, width: 34 * board.u, cap: "butt" } },
    { ...during(show), box: ring },
  );
  board.shape(
    "back",
    { geometry: { kind: "ring", thickness: 1 }, stroke: { color: accent, width: 34 * board.u, cap: "butt" } },
    { ...during(show), box: ring, keys: move("progress", [0, 0], [1.1, 0.86, "inOutExpo"], [Math.max(1.4, show.length), 1, "linear"]) },
  );
  if (hero)
    product(
      board,
      "product",
      {
        shown: hero,
        effects: [
          { type: "contact", opacity: 0.8 },
          { type: "sweep", start: ticks(0.5), duration: ticks(0.8) },
        ],
      },
      { ...during(show), box: part(stage, 0.1, 0.09, 0.8, 0.88), anchor: [0.5, 1], keys: drift("scale", show.length, [1, 1.05]) },
    );
}

function callToAction(show: Show) {
  const { board, accent, faces, star: hero } = show;
  const { u } = board;
  const {
    head: words,
    set,
    price: line,
    button: box,
    slender,
  } = callAreas(show, { button: [board.tall ? 900 : 560, 132], line: 100, from: 0.075 });
  label(show, stepName(show), { ...words, h: 44 * u });
  title(show, { ...words, y: words.y + 64 * u, h: words.h - 64 * u }, { size: 220 });
  const room = inset(set, 24 * u, (slender ? 10 : 24) * u);
  if (hero)
    product(
      board,
      "product",
      {
        shown: hero,
        effects: [
          { type: "contact", opacity: 0.8 },
          { type: "reflection", opacity: 0.12 },
          { type: "sweep", start: ticks(0.8), duration: ticks(1) },
        ],
      },
      { ...during(show), box: room, anchor: [0.5, 1], keys: drift("scale", show.length, [0.95, 1]) },
    );
  if (hero) brackets(show, grown(placeOf(hero, room), 1.04), 0.2);
  priceLine(show, line, {
    style: { families: faces, weight: 700, color: accent },
    old: { color: "#b9b7b1", mark: "#f5f3ee" },
    em: 0.45,
    align: board.tall && !slender ? "center" : "left",
    under: slender,
    from: 0.5,
  });
  callButton(show, box, {
    geometry: { kind: "rect", radius: 16 * u },
    fill: accent,
    style: { families: faces, weight: 700, size: 82 * u, color: readable("#101112", accent) },
    from: 0.3,
  });
}

/** A bench demonstration: steps counted, parts measured, a lens, a line to the part that is spoken of, a list that is ticked off. */
export function demo(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["back", "product", "lens", "over", "type", "bar", "caption"],
    pace: 2.1,
    en: ["Barlow Condensed"],
    zh: ["Barlow Condensed Letters", "Noto Sans SC"],
  });
  const { board, plan, colors } = made;
  const [h] = toHsl(colors.main);
  const [desk, panel, accent] = [fromHsl(h, 0.12, 0.085), fromHsl(h, 0.1, 0.17), readable(fromHsl(h, 0.75, 0.6), "#15171a", 7)];
  const [look, list, told, whole] = [
    { stars: false, make: lens },
    { stars: true, make: checklist },
    { stars: true, make: fact },
    { stars: false, make: wholePicture },
  ];
  const facts = factClips(plan);
  // The list comes once, with the last fact; a fact that speaks of a part has a line to it. A lens over the only picture shows nothing new.
  const rest = ({ titled, clip }: Slot) =>
    !titled
      ? made.cast.others
        ? [whole, look]
        : [whole, told]
      : facts.length > 1 && clip.index === facts.at(-1)?.index
        ? [list]
        : facts.includes(clip) && partOf(`${clip.headline} ${clip.text}`)
          ? [told]
          : made.cast.others
            ? [look, told]
            : [told];
  for (const slot of staged(made, {
    open: { stars: true, make: measured },
    price: { stars: true, make: price },
    call: { stars: true, make: callToAction },
    rest,
  })) {
    const push = slot.shot === 0 && slot.index > 0;
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: {
        type: "radial",
        x: 0.5,
        y: 0.5,
        radius: 0.8,
        stops: [
          { at: 0, color: mix(desk, panel, 0.9) },
          { at: 1, color: desk },
        ],
      },
      ...(push ? { transition: { type: "push" as const, duration: 0.38, direction: "left" as const } } : {}),
    });
    const show: Show = { ...made, ...slot, group, ground: desk, accent, panel };
    board.shape(
      "back",
      { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "grid", color: "rgba(255,255,255,0.06)", size: 60 * board.u } },
      { ...during(show), box: grown(board.frame, 1.12), keys: drift("x", show.length, [board.width / 2, board.width / 2 - 40 * board.u]) },
    );
    counter(show);
    slot.make(show);
    if (slot.index > 0) sound(board, push ? "whoosh" : "tick", slot.at + 0.1, push ? 0.2 : 0.3);
  }
  stepBar(made, accent);
  captions(board, plan, {
    style: { families: [...(board.zh ? [] : MONO), ...made.faces.slice(-1)], weight: 500, size: 50 * board.u, color: "#f5f3ee" },
    spoken: { kind: "box", color: readable("#101112", accent), plate: accent },
    plate: { per: "block", color: "rgba(10,11,12,0.86)", padX: 28 * board.u, padY: 26 * board.u, radius: 8 * board.u, animate: false },
    most: 5,
    limit: board.zh ? 24 : 26,
  });
  soundtrack(board, plan);
  return board.document(desk);
}
