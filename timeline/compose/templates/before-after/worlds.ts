import { ticks } from "../../../time.ts";
import type { Shown } from "../../cast.ts";
import { photo, product } from "../../photo.ts";
import { during } from "../../direction.ts";
import { inset, part, type Area } from "../../geometry.ts";
import { move } from "../../keys.ts";
import { areas, GREY, tab, title, windowFor, type Half } from "./half.ts";

/** The picture of before, on a card that slides down. */
export function earlier(half: Half) {
  const { board, labels, cast } = half;
  const { u } = board;
  const { head, stage: room } = areas(half);
  const stage = windowFor(half, cast.before, room);
  const card = inset(stage, stage.w * 0.05, stage.h * 0.03);
  if (cast.before)
    photo(
      board,
      "product",
      { shown: cast.before, zoom: [1.2, 1.05] },
      {
        ...during(half),
        box: card,
        effects: [
          { type: "radius", value: 40 * u },
          { type: "shadow", color: "rgba(0,0,0,0.3)", blur: 40 * u, x: 0, y: 20 * u },
        ],
        keys: [
          ...move("rotation", [0, 3], [0.5, -2, "outBack"], [Math.max(0.8, half.length), -4, "in"]),
          ...move("y", [0, card.y + card.h / 2 - 40 * u], [Math.max(0.8, half.length), card.y + card.h / 2 + 16 * u, "in"]),
        ],
      },
    );
  tab(half, card, { text: labels.before, side: "left", grey: true });
  title(half, head, { color: "#2b2927" });
}

/** What stands in the right-hand column: the product itself, where it is cut out; else its next picture. */
function later(half: Half, hero: Shown, box: Area) {
  const { board } = half;
  if (!hero.cutout)
    return photo(
      board,
      "product",
      { shown: hero, zoom: [1.04, 1.14] },
      { ...during(half), box, effects: [{ type: "radius", value: 44 * board.u }] },
    );
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
      box: part(box, 0.08, 0.12, 0.84, 0.78),
      anchor: [0.5, 1],
      keys: [...move("scale", [0, 0.3], [0.6, 1, "spring"], [Math.max(1, half.length), 1.05, "linear"])],
    },
  );
}

/** Both side by side, the headline above them. */
export function compare(half: Half) {
  const { board, labels, cast, star: hero } = half;
  const { u } = board;
  const { head, stage: low } = areas(half);
  const stage = !half.titled && board.wide ? part(board.safe, 0.1, 0.045, 0.8, 0.795) : low;
  title(half, head, { mark: "highlight" });
  const space = 22 * u;
  const w = (stage.w - space) / 2;
  const columns = [
    { box: { ...stage, w }, ground: GREY, name: labels.before },
    { box: { ...stage, x: stage.x + w + space, w }, ground: half.soft, name: labels.after },
  ];
  columns.forEach(({ box, ground, name }, i) => {
    const rise = move("y", [0, box.y + box.h / 2 + (i ? -1 : 1) * 240 * u], [0.55, box.y + box.h / 2, "outBack"]);
    board.shape(
      "back",
      { geometry: { kind: "rect", radius: 44 * u }, fill: { type: "solid", color: ground } },
      { ...during(half), box, keys: rise },
    );
    if (i === 0 && cast.before)
      photo(
        board,
        "product",
        { shown: cast.before, zoom: [1.04, 1.14] },
        { ...during(half), box, effects: [{ type: "radius", value: 44 * u }], keys: rise },
      );
    if (i === 1 && hero) later(half, hero, box);
    tab(half, box, { text: name, side: "center", grey: i === 0, from: 0.15 });
  });
}
