import { readable } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { callAreas, callButton } from "../../call.ts";
import { placeOf, product } from "../../photo.ts";
import { during } from "../../direction.ts";
import { around, grown, inset, part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { priceLine } from "../../price-line.ts";
import { areas, brackets, label, type Show, stepName, title } from "./bench.ts";

/** A ring behind the thing, which fills up. */
function ring(show: Show, stage: Area) {
  const { board, accent, panel } = show;
  const box = around(stage.x + stage.w / 2, stage.y + stage.h / 2, Math.min(stage.w, stage.h) * 0.94);
  const stroked = (color: string) => ({
    geometry: { kind: "ring" as const, thickness: 1 },
    stroke: { color, width: 34 * board.u, cap: "butt" as const },
  });
  board.shape("back", stroked(panel), { ...during(show), box });
  board.shape("back", stroked(accent), {
    ...during(show),
    box,
    keys: move("progress", [0, 0], [1.1, 0.86, "inOutExpo"], [Math.max(1.4, show.length), 1, "linear"]),
  });
}

export function price(show: Show) {
  const { board, accent, faces, star: hero } = show;
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
  if (!board.brief.presenter) board.movable(show.group, [row, stage]);
  // A photograph would cover it.
  if (hero?.cutout) ring(show, stage);
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
      {
        ...during(show),
        // Corners of a photograph would stand in the figures above them.
        box: !hero.cutout
          ? part(stage, 0.02, board.wide ? 0.03 : 0.1, 0.96, board.wide ? 0.94 : 0.87)
          : board.square
            ? part(stage, 0.02, 0.03, 0.96, 0.94)
            : part(stage, 0.1, 0.09, 0.8, 0.88),
        anchor: [0.5, 1],
        keys: drift("scale", show.length, [1, 1.05]),
      },
    );
}

export function callToAction(show: Show) {
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
