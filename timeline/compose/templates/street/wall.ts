import type { Shown } from "../../cast.ts";
import { product } from "../../photo.ts";
import { during, enter, onBeat, type Take } from "../../direction.ts";
import { asSet } from "../../clauses.ts";
import { around, type Area } from "../../geometry.ts";
import { move, type Key, type KeyInput } from "../../keys.ts";
import { onGround } from "../../palette.ts";

/** Stop motion: nine poses a second around an angle, each held. */
export function wobble(angle: number, length: number, by = 1.6): KeyInput[] {
  const keys: Key[] = Array.from(
    { length: Math.ceil(length * 9) + 1 },
    (_, i) => [i / 9, angle + Math.sin(i * 2.4 + angle) * by, "hold"] as const,
  );
  return move("rotation", ...keys);
}

/** Slapped on: arrives too large and lands hard. */
export const slap = (at = 0): KeyInput[] => [
  ...move("scale", [at, 1.5], [at + 0.16, 1, "in"], [at + 0.22, 1.04, "out"], [at + 0.3, 1, "out"]),
  ...move("opacity", [0, at > 0 ? 0 : 1], [at, 1, "hold"]),
];

/** A strip of tape. */
export function tape({ board, ...take }: Take, x: number, y: number, angle: number) {
  board.shape(
    "over",
    {
      geometry: { kind: "torn", seed: Math.round(x + y), edges: ["left", "right"], roughness: 9 * board.u },
      fill: { type: "solid", color: "rgba(246,236,196,0.86)" },
    },
    { at: take.at + 0.25, until: take.until, group: take.group, box: around(x, y, 170 * board.u, 52 * board.u), rotation: angle },
  );
}

/** Lines of wood type, each on its own strip of paper. */
export function shout(
  take: Take,
  area: Area,
  {
    angle = -4,
    text = asSet(take.clip.headline),
    layer = "type",
    strip = take.colors.ink,
  }: { angle?: number; text?: string; layer?: string; strip?: string } = {},
) {
  const { board, faces } = take;
  board.text(
    layer,
    {
      text,
      style: {
        families: faces,
        size: 230 * board.u,
        minSize: 40,
        color: onGround(take.colors, strip),
        uppercase: true,
        leading: board.zh ? 1.3 : 1.2,
        maxLines: 4,
        align: board.wide ? "left" : "center",
        tracking: board.zh ? 20 : 0,
      },
      plate: { per: "line", color: strip, padX: 26 * board.u, padY: 22 * board.u, skew: 3 },
      enter: enter("line", "stamp", [0.2, 0.14], "in"),
    },
    { ...during(take), box: area, rotation: angle, keys: [...wobble(angle, take.length, 0.7), ...onBeat(take, 0.05)] },
  );
}

/** The product as a die-cut sticker. */
export function sticker(take: Take, shown: Shown, area: Area, { angle = 6, late = 0 } = {}) {
  const { board } = take;
  product(
    board,
    "product",
    {
      shown,
      frame: 0,
      effects: [
        { type: "shadow", color: "rgba(0,0,0,0.4)", blur: 14 * board.u, x: 9 * board.u, y: 12 * board.u },
        { type: "stroke", color: "#ffffff", width: 13 * board.u },
      ],
    },
    { ...during(take), box: area, rotation: angle, keys: [...slap(late), ...wobble(angle, take.length + 0.6, 1.1)] },
  );
}
