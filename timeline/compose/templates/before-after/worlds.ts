import { readable } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { photo, product, type Shown } from "../../cast.ts";
import { during, enter } from "../../direction.ts";
import { around, inset, part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { sound } from "../../soundtrack.ts";
import { standing } from "../../standing.ts";
import { areas, DULL, GREY, tab, title, windowFor, type Half } from "./half.ts";

const MISSING = "#b3afa9";
const RED = "#d8412f";

/** Where the thing would stand: its flat outline and a question. A thing that is not cut out is a grey, soft picture. */
function gap(half: Half, shown: Shown, area: Area) {
  const { board, faces } = half;
  if (!shown.cutout)
    return photo(
      board,
      "product",
      { shown, zoom: [1.2, 1.3] },
      { ...during(half), box: area, effects: [DULL, { type: "blur", radius: 14 * board.u }, { type: "radius", value: 30 * board.u }] },
    );
  const flat = [
    { type: "duotone" as const, dark: MISSING, light: MISSING },
    { type: "stroke" as const, color: "#ffffff", width: 7 * board.u },
    { type: "sway" as const, property: "rotation" as const, amplitude: 1.6, period: ticks(1.9) },
  ];
  product(
    board,
    "product",
    { shown, effects: flat },
    {
      ...during(half, 0.1),
      box: area,
      anchor: [0.5, 1],
      keys: [...move("opacity", [0, 0], [0.3, 1]), ...drift("scale", half.length, [1, 0.95])],
    },
  );
  const thing = standing(shown, area);
  const size = Math.min(thing.w, thing.h) * 0.62;
  board.text(
    "product",
    { text: "?", style: { families: faces, weight: 800, size, color: "#ffffff", align: "center", maxLines: 1 } },
    {
      ...during(half, 0.3),
      box: around(thing.x + thing.w / 2, thing.y + thing.h * 0.54, size * 1.4),
      keys: [
        ...move("scale", [0, 0], [0.45, 1, "spring"], [Math.max(0.8, half.length), 1.12, "linear"]),
        ...move("rotation", [0, -14], [Math.max(0.8, half.length), 10, "inOut"]),
      ],
    },
  );
}

function cross(half: Half, middle: readonly [number, number], size: number) {
  const { u } = half.board;
  const disc = around(middle[0], middle[1], size);
  half.board.shape(
    "over",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: "#ffffff" } },
    { ...during(half, 0.35), box: disc, keys: move("scale", [0, 0], [0.4, 1, "spring"]) },
  );
  half.board.shape(
    "over",
    { geometry: { kind: "scribble", seed: 2, form: "cross" }, stroke: { color: RED, width: size * 0.105 } },
    { ...during(half, 0.45), box: inset(disc, size * 0.25, size * 0.27), keys: move("progress", [0, 0], [0.4, 1, "out"]) },
  );
  sound(half.board, "thud", half.at + 0.5, 0.3 * Math.min(1, u));
}

/** Life without it: a grey room that slides down, an empty place in it, a cross; where the clip goes on, a grey picture. */
export function without(half: Half) {
  const { board, labels, cast } = half;
  const { u } = board;
  const missing = half.titled && cast.hero?.cutout ? cast.hero : null;
  const shown = missing ?? cast.next() ?? cast.hero;
  const { head, stage: room } = areas(half);
  const stage = missing ? room : windowFor(half, shown, room);
  const card = inset(stage, stage.w * 0.05, stage.h * 0.03);
  const tilt = [
    ...move("rotation", [0, 3], [0.5, -2, "outBack"], [Math.max(0.8, half.length), -4, "in"]),
    ...move("y", [0, card.y + card.h / 2 - 40 * u], [Math.max(0.8, half.length), card.y + card.h / 2 + 16 * u, "in"]),
  ];
  const framed = [
    { type: "radius" as const, value: 40 * u },
    { type: "shadow" as const, color: "rgba(0,0,0,0.3)", blur: 40 * u, x: 0, y: 20 * u },
  ];
  if (missing)
    board.shape(
      "back",
      {
        geometry: { kind: "rect", radius: 40 * u },
        fill: {
          type: "linear",
          angle: 90,
          stops: [
            { at: 0, color: "#efedea" },
            { at: 0.7, color: "#dedbd6" },
            { at: 0.71, color: "#cfccc6" },
            { at: 1, color: "#c3bfb8" },
          ],
        },
      },
      { ...during(half), box: card, effects: framed, keys: tilt },
    );
  else if (shown)
    photo(
      board,
      "product",
      { shown, zoom: [1.25, 1.05] },
      { ...during(half), box: card, effects: [DULL, { type: "blur", radius: 9 * u }, ...framed], keys: tilt },
    );
  if (missing) gap(half, missing, part(card, 0.12, 0.09, 0.76, 0.83));
  cross(half, [card.x + card.w * 0.87, card.y + card.h * 0.87], 170 * u);
  tab(half, card, { text: labels.without, side: "left", grey: true });
  title(half, head, { color: "#2b2927" });
}

/** Two columns: an empty place, and the thing. What is wrong without it is said where a clip tells it; else the headline stands above both. */
export function compare(half: Half) {
  const { board, labels, plan, faces, colors, clip, star: hero } = half;
  const { u } = board;
  const { head, stage: low } = areas(half);
  const worse = plan.clips.find((c) => c.role === "problem")?.headline ?? "";
  const whole = board.wide ? part(board.safe, 0.1, 0.045, 0.8, 0.795) : { ...low, y: head.y + 30 * u, h: low.y + low.h - head.y - 30 * u };
  const stage = worse ? whole : low;
  if (!worse) title(half, head, { mark: "highlight" });
  const space = 22 * u;
  const w = (stage.w - space) / 2;
  const sides = [
    { box: { ...stage, w }, ground: GREY, text: worse, name: labels.without, form: "cross" as const, ink: RED },
    {
      box: { ...stage, x: stage.x + w + space, w },
      ground: half.soft,
      text: worse && clip.headline,
      name: labels.with,
      form: "check" as const,
      ink: readable(colors.main, half.soft, 3),
    },
  ] as const;
  sides.forEach(({ box, ...side }, i) => {
    const rise = move("y", [0, box.y + box.h / 2 + (i ? -1 : 1) * 240 * u], [0.55, box.y + box.h / 2, "outBack"]);
    board.shape(
      "back",
      { geometry: { kind: "rect", radius: 44 * u }, fill: { type: "solid", color: side.ground } },
      { ...during(half), box, keys: rise },
    );
    if (side.text)
      board.text(
        "type",
        {
          text: side.text,
          style: {
            families: faces,
            weight: 800,
            size: 60 * u,
            minSize: 26,
            color: colors.ink,
            align: "center",
            maxLines: 4,
            leading: board.zh ? 1.25 : 1.14,
            valign: "top",
          },
          enter: enter("word", "rise", [0.35, 0.05]),
        },
        { ...during(half, 0.25 + i * 0.3), box: part(box, 0.07, 0.72, 0.86, 0.25) },
      );
    board.shape(
      "over",
      { geometry: { kind: "scribble", seed: i, form: side.form }, stroke: { color: side.ink, width: 20 * u } },
      {
        ...during(half, 0.4 + i * 0.35),
        box: around(box.x + box.w / 2, box.y + box.h * (worse ? 0.64 : 0.89), 92 * u, 84 * u),
        keys: move("progress", [0, 0], [0.35, 1, "out"]),
      },
    );
    tab(half, box, { text: side.name, side: "center", grey: i === 0, from: 0.15 });
  });
  const [left, right] = [sides[0], sides[1]].map(({ box }) => part(box, 0.1, worse ? 0.11 : 0.12, 0.8, worse ? 0.46 : 0.67)) as [
    Area,
    Area,
  ];
  if (!hero) return;
  gap(half, hero, left);
  product(
    board,
    "product",
    {
      shown: hero,
      effects: [
        { type: "contact", opacity: 0.45 },
        { type: "sweep", start: ticks(0.7), duration: ticks(0.8) },
      ],
    },
    {
      ...during(half, 0.15),
      box: right,
      anchor: [0.5, 1],
      keys: [...move("scale", [0, 0.3], [0.6, 1, "spring"], [Math.max(1, half.length), 1.05, "linear"])],
    },
  );
}
