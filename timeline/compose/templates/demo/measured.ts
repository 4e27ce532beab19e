import { ticks } from "../../../time.ts";
import { placeOf, product } from "../../photo.ts";
import { type Direction, during } from "../../direction.ts";
import { type Area, grown, inset } from "../../geometry.ts";
import { move } from "../../keys.ts";
import { areas, brackets, head, type Show } from "./bench.ts";

/** Steps along the top, the running one filling up: it spans the whole ad. */
export function stepBar({ board, plan }: Direction, accent: string) {
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

/** The thing measured: dimension lines draw themselves around it; a photograph takes their room, between the bench's corners. */
export function measured(show: Show) {
  const { board, accent, star: hero } = show;
  head(show, 220);
  const { head: words, stage } = areas(show);
  if (!hero) return;
  if (board.wide && !board.brief.presenter) board.movable(show.group, [words, stage]);
  // Room for the lines on both sides, however broad the thing is.
  const room = hero.cutout ? inset(stage, 130 * board.u, 10 * board.u) : stage;
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
  if (!hero.cutout) return brackets(show, grown(box, 1.04), 0.2);
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
}
