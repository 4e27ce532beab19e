import type { Shown } from "../../cast.ts";
import { photo } from "../../photo.ts";
import { during } from "../../direction.ts";
import { type Area, around, inset } from "../../geometry.ts";
import { type Key, move } from "../../keys.ts";
import type { Half } from "./half.ts";

/** Before, and what came after it over it: `from` says how. */
export function twice({ board, ...half }: Half, shown: Shown, box: Area, { from, path }: { from: "right" | "iris"; path: readonly Key[] }) {
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
export function wiper(half: Half, shown: Shown, box: Area, { path, leaves }: { path: readonly Key[]; leaves: number }) {
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
