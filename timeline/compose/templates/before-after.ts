import type { AdBrief } from "../../brief.ts";
import { mix, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { callAreas, callButton } from "../call.ts";
import { captions } from "../captions.ts";
import { photo, product, type Shown } from "../cast.ts";
import { direct, during, enter, type Slot } from "../direction.ts";
import { around, grown, inset, part, type Area } from "../geometry.ts";
import { drift, move, type Key } from "../keys.ts";
import { fieldOn, onGround } from "../palette.ts";
import { priceLine } from "../price-line.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { staged } from "../staging.ts";
import { talker } from "../talker.ts";
import { areas, GREY, tab, title, windowFor, type Half } from "./before-after/half.ts";
import { compare, earlier } from "./before-after/worlds.ts";

/** Before, and what came after it over it: `from` says how. */
function twice({ board, ...half }: Half, shown: Shown, box: Area, { from, path }: { from: "right" | "iris"; path: readonly Key[] }) {
  const radius = { type: "radius" as const, value: 44 * board.u };
  const framing = { zoom: [1.03, 1.12], pan: 0 } as const;
  const when = during({ board, ...half });
  if (half.cast.before) photo(board, "product", { ...framing, shown: half.cast.before }, { ...when, box, effects: [radius] });
  photo(
    board,
    "product",
    { ...framing, shown },
    {
      ...when,
      box,
      effects: [radius, { type: "reveal", from }],
      keys: move("reveal", ...path),
    },
  );
}

/**
 * Before at the left, after at the right, and the handle that is pulled across. `path`: seconds → share that is after;
 * `leaves`: when the handle has nothing more to do.
 */
function wiper(half: Half, shown: Shown, box: Area, { path, leaves }: { path: readonly Key[]; leaves: number }) {
  const { board, colors } = half;
  twice(half, shown, box, { from: "right", path: path.map(([t, v, e]) => [t, (v * box.w + 80) / (box.w + 160), e] as Key) });
  const xs = [
    ...move("x", ...path.map(([t, v, e]) => [t, box.x + box.w * (1 - v), e] as Key)),
    ...move("opacity", [leaves, 1], [leaves + 0.2, 0]),
  ];
  board.shape(
    "over",
    { geometry: { kind: "rect" }, fill: { type: "solid", color: "#ffffff" } },
    { ...during(half), box: { x: box.x, y: box.y, w: 10 * board.u, h: box.h }, keys: xs },
  );
  const knob = around(box.x, box.y + box.h * 0.44, 104 * board.u);
  board.shape(
    "over",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: "#ffffff" } },
    {
      ...during(half),
      box: knob,
      effects: [
        { type: "radius", value: 52 * board.u },
        { type: "shadow", color: "rgba(0,0,0,0.35)", blur: 26 * board.u, x: 0, y: 8 * board.u },
      ],
      keys: xs,
    },
  );
  board.shape(
    "over",
    {
      geometry: { kind: "path", d: "M14 2 L2 12 L14 22 M30 2 L42 12 L30 22", width: 44, height: 24 },
      stroke: { color: colors.ink, width: 9 * board.u },
    },
    { ...during(half), box: inset(knob, 28 * board.u, 38 * board.u), keys: xs },
  );
}

function hook(half: Half) {
  const { labels } = half;
  const shown = half.cast.next() ?? half.cast.hero;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, shown, room);
  if (shown)
    wiper(half, shown, stage, {
      path: [
        [0, 0.92],
        [0.7, 0.2, "inOutExpo"],
        [1.5, 0.74, "inOut"],
        [Math.max(1.8, half.length), 0.66, "inOut"],
      ],
      leaves: half.length,
    });
  tab(half, stage, { text: labels.before, side: "left", grey: true });
  tab(half, stage, { text: labels.after, side: "right", from: 0.25 });
  title(half, head, { size: 132, mark: "highlight" });
}

/** What both ways of bringing the colour back share: the window, its tab on the side where the thing is not, the headline, who speaks. */
function coloured(half: Half, bring: (shown: Shown, stage: Area) => void) {
  const { board, labels, clip } = half;
  const shown = half.cast.next() ?? half.cast.hero;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, shown, room);
  if (shown) bring(shown, stage);
  const lands = Math.min(1, half.length * 0.45);
  tab(half, stage, { text: labels.before, side: "left", grey: true, from: 0, until: half.at + lands });
  tab(half, stage, { text: labels.after, side: "right", from: lands });
  title(half, head, { mark: "highlight" });
  const size = Math.min(330 * board.u, stage.h * 0.36);
  // Beside the window where there is room, else in its corner.
  const free = stage.x - room.x > size || room.x + room.w - stage.x - stage.w > size;
  const x = free ? Math.max(board.safe.x, stage.x - size - 24 * board.u) : stage.x + 24 * board.u;
  talker(board, { clip, ...during(half, 0.3), ring: half.soft, box: { x, y: stage.y + stage.h - size - 20 * board.u, w: size, h: size } });
  sound(board, "shimmer", half.at + 0.6, 0.12);
}

/** The handle sweeps once and the colour comes back. */
const sweepIn = (half: Half) =>
  coloured(half, (shown, stage) =>
    wiper(half, shown, stage, {
      path: [
        [0, 0.04],
        [0.25, 0.08, "inOut"],
        [1.05, 0.985, "inOutExpo"],
        [1.2, 1, "linear"],
      ],
      leaves: 1,
    }),
  );

/** The colour opens from the middle, in a ring of light, and lands on the beat. */
function bloom(half: Half) {
  const { board, plan } = half;
  const lands = (plan.beats.find((beat) => beat > half.at + 0.75 && beat < half.at + 1.4) ?? half.at + 1) - half.at;
  coloured(half, (shown, stage) => {
    const far = Math.hypot(stage.w + 160, stage.h + 160);
    twice(half, shown, stage, {
      from: "iris",
      path: [
        [0, 0],
        [0.2, 0.02, "out"],
        [0.45, 0.24, "outBack"],
        [lands - 0.2, 0.27, "linear"],
        [lands + 0.15, 1, "inExpo"],
      ],
    });
    const ring = around(stage.x + stage.w / 2, stage.y + stage.h / 2, far);
    board.shape(
      "over",
      { geometry: { kind: "ellipse" }, stroke: { color: "#ffffff", width: (10 * board.u) / 0.25 } },
      {
        ...during(half),
        until: half.at + lands - 0.05,
        box: ring,
        keys: [
          ...move("scale", [0, 0], [0.2, 0.02, "out"], [0.45, 0.24, "outBack"], [lands - 0.2, 0.27, "linear"], [lands - 0.05, 0.3, "in"]),
          ...move("opacity", [lands - 0.2, 1], [lands - 0.05, 0]),
        ],
      },
    );
  });
}

function price(half: Half) {
  const { board, faces, colors, labels, ground, soft, star: hero } = half;
  const { price: now, original_price: was } = board.brief.product;
  const { head, stage } = areas({ ...half, titled: true });
  board.shape(
    "back",
    { geometry: { kind: "blob", seed: 5, wobble: 0.1 }, fill: { type: "solid", color: soft } },
    { ...during(half), box: grown(stage, board.wide ? 0.98 : 0.92), keys: move("scale", [0, 0.6], [0.7, 1, "spring"]) },
  );
  if (hero)
    product(
      board,
      "product",
      {
        shown: hero,
        effects: [
          { type: "contact", opacity: 0.5 },
          { type: "sweep", start: ticks(0.5), duration: ticks(0.8) },
        ],
      },
      {
        ...during(half),
        box: part(stage, 0.1, 0.04, 0.8, 0.9),
        anchor: [0.5, 1],
        keys: [...move("scale", [0, 0.5], [0.6, 1, "spring"], [Math.max(1, half.length), 1.06, "linear"])],
      },
    );
  const ink = onGround(colors, ground);
  const row = { ...head, h: head.h * (board.wide ? 0.4 : 0.66) };
  board.text(
    "type",
    {
      text: now,
      style: {
        families: faces,
        weight: 800,
        size: 230 * board.u,
        color: ink,
        maxLines: 1,
        tracking: -20,
        align: board.wide ? "left" : "center",
      },
      enter: enter("char", "pop", [0.4, 0.05], "spring"),
    },
    { ...during(half, 0.5), box: row },
  );
  if (!was) return;
  const old = {
    x: board.wide ? head.x : head.x + head.w / 2 - 260 * board.u,
    y: row.y + row.h + 12 * board.u,
    w: 520 * board.u,
    h: 70 * board.u,
  };
  board.text(
    "type",
    {
      text: `${labels.was} ${was}`,
      style: { families: faces, weight: 500, size: 54 * board.u, color: ink, maxLines: 1, align: board.wide ? "left" : "center" },
      emphasis: { words: [1], mark: "strike", markColor: "#d8412f" },
      enter: enter("word", "rise", [0.3, 0.1]),
    },
    { ...during(half, 0.1), box: old },
  );
}

function callToAction(half: Half) {
  const { board, faces, colors, ground, soft, star: hero } = half;
  const { u } = board;
  const { head, set, price: line, button: box, slender } = callAreas(half, { button: [board.square ? 470 : 540, 136], line: 96 });
  // Behind a slender thing it is large, and leaves the frame.
  const back = slender ? { ...part(set, 0, 0.12, 1, 0.8), w: set.w * 1.5 } : grown(set, 0.96);
  board.shape(
    "back",
    { geometry: { kind: "blob", seed: 9, wobble: 0.09 }, fill: { type: "solid", color: mix(ground, soft, 0.12) } },
    { ...during(half), box: back, keys: drift("rotation", half.length, [0, 12]) },
  );
  if (hero)
    product(
      board,
      "product",
      {
        shown: hero,
        effects: [
          { type: "contact", opacity: 0.5 },
          { type: "sweep", start: ticks(0.7), duration: ticks(0.9) },
        ],
      },
      {
        ...during(half),
        box: part(set, 0.06, slender ? 0.05 : 0.02, 0.88, slender ? 0.93 : 0.96),
        anchor: [0.5, 1],
        keys: [...move("scale", [0, 0.4], [0.6, 1, "spring"], [Math.max(1, half.length), 1.04, "linear"])],
      },
    );
  title(half, head, { size: 132 });
  const ink = onGround(colors, ground);
  priceLine(half, line, {
    style: { families: faces, weight: 800, color: ink },
    old: { color: ink, mark: readable("#d8412f", ground, 3) },
    em: 0.8,
    align: board.tall && !slender ? "center" : "left",
    under: slender,
    from: 0.5,
  });
  const fill = fieldOn(colors, ground, 1.8);
  callButton(half, box, {
    geometry: { kind: "rect", radius: box.h / 2 },
    fill,
    style: { families: faces, weight: 800, size: 58 * u, color: readable(colors.ink, fill) },
    from: 0.4,
    ring: true,
  });
}

/** Before and after: a picture of each, with a handle between them. */
export function beforeAfter(brief: AdBrief): TimelineDocument {
  const made = direct(brief, {
    layers: ["back", "product", "over", "type", "caption"],
    pace: 2.1,
    en: ["Unbounded"],
    zh: ["Unbounded Letters", "ZCOOL KuaiLe"],
  });
  const { board, plan, colors } = made;
  const soft = mix(colors.main, "#ffffff", 0.72);
  const [back, wiped, opened, sides] = [
    { stars: false, make: earlier },
    { stars: false, make: sweepIn },
    { stars: false, make: bloom },
    { stars: true, make: compare },
  ];
  // The two worlds stand side by side once, where the last thing is told of the product.
  const told = plan.clips.findLast(({ role }) => role === "benefit" || role === "proof");
  const rest = ({ clip, titled }: Slot) =>
    clip.role === "problem" ? [back] : titled && clip === told ? [sides, opened, wiped] : [opened, wiped];
  for (const slot of staged(made, {
    open: { stars: false, make: hook },
    price: { stars: true, make: price },
    call: { stars: true, make: callToAction },
    rest,
  })) {
    const { role } = slot.clip;
    const ground =
      role === "problem"
        ? GREY
        : slot.call
          ? colors.main
          : slot.index % 3 === 0
            ? mix(colors.paper, "#ffffff", 0.4)
            : slot.index % 3 === 1
              ? soft
              : colors.paper;
    const type = slot.index % 2 ? "wipe" : "iris";
    const group = board.scene({
      at: slot.at,
      until: slot.until,
      ground: { type: "solid", color: ground },
      transition: { type, duration: 0.42, direction: "right", colors: [colors.main], easing: "inOut" },
    });
    const half: Half = { ...made, ...slot, group, ground, soft: ground === soft ? "#ffffff" : soft };
    slot.make(half);
    if (slot.index > 0) sound(board, "whoosh", slot.at + 0.15, 0.2);
  }
  captions(board, plan, {
    style: { families: made.faces, weight: 500, size: 48 * board.u * (board.zh ? 1.2 : 1), color: colors.ink },
    spoken: { kind: "plate", color: readable("#ffffff", colors.main), plate: colors.main },
    plate: { per: "block", color: "#ffffff", padX: 40 * board.u, padY: 34 * board.u, radius: 80 * board.u, animate: false },
    most: 4,
    limit: board.zh ? 20 : 22,
  });
  soundtrack(board, plan);
  return board.document(colors.paper);
}
