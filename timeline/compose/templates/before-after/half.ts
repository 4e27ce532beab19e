import { readable } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { holding } from "../../bleed.ts";
import type { Shown } from "../../cast.ts";
import { product } from "../../photo.ts";
import { asSet } from "../../clauses.ts";
import { during, enter, onBeat, weighty, type Take } from "../../direction.ts";
import { inset, part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { onGround } from "../../palette.ts";

/** A shot of either world; `soft` stands out of its ground. */
export type Half = Take & { readonly soft: string };
export const GREY = "#c9c6c1";
const SLATE = "#5d5a56";

/**
 * The name of a world, on a tab that rides on its window's upper edge: no more of the picture than half its height is
 * under it, and between two of them its top is seen.
 */
export function tab(
  { board, faces, colors, ...half }: Half,
  window: Area,
  {
    text,
    side,
    grey = false,
    from = 0.1,
    until = half.until,
  }: { text: string; side: "left" | "right" | "center"; grey?: boolean; from?: number; until?: number },
) {
  const [w, h] = [Math.min(280 * board.u, window.w * (side === "center" ? 0.6 : 0.34)), 74 * board.u];
  const edge = 28 * board.u;
  const x = { left: window.x + edge, center: window.x + (window.w - w) / 2, right: window.x + window.w - w - edge }[side];
  const box = { x, y: window.y - h / 2, w, h };
  const color = grey ? SLATE : colors.main;
  const when = { at: half.at + from, until, group: half.group, box, keys: move("scale", [0, 0], [0.4, 1, "spring"]) };
  board.shape("over", { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color } }, when);
  board.text(
    "over",
    {
      text,
      style: {
        families: faces,
        weight: 800,
        size: (board.zh ? 46 : 36) * board.u,
        color: readable("#ffffff", color),
        align: "center",
        maxLines: 1,
      },
    },
    { ...when, box: inset(box, 18 * board.u, 8 * board.u) },
  );
}

export function title(
  half: Half,
  area: Area,
  {
    mark = "none" as "none" | "highlight",
    size = 116,
    color = onGround(half.colors, half.ground),
    valign = "middle" as "top" | "middle" | "bottom",
  } = {},
) {
  const { board, faces, clip, colors } = half;
  if (!half.titled && !half.call) return;
  board.text(
    "type",
    {
      text: asSet(clip.headline),
      style: {
        families: faces,
        weight: 800,
        size: size * board.u * (board.zh ? 1.2 : 1),
        minSize: 38,
        color,
        leading: board.zh ? 1.22 : 1.1,
        tracking: board.zh ? 0 : -20,
        maxLines: 3,
        align: board.wide ? "left" : "center",
        valign,
      },
      emphasis: { words: weighty(asSet(clip.headline)), mark, markColor: readable(colors.pop, color) },
      enter: enter("word", "pop", [0.45, 0.07], "outBack"),
    },
    { ...during(half), box: area, keys: [...drift("scale", half.length, [0.985, 1.025]), ...onBeat(half)] },
  );
}

/** Where the headline and the window are, a tab's half above that; without a headline the window takes its room. */
export function areas({ board, titled, call, clip }: Half) {
  const { safe, wide, tall } = board;
  // One line of a square frame leaves the window more height.
  const short = board.square && clip.headline.length * (board.zh ? 1.1 : 0.72) * 116 * board.u <= safe.w * 0.96;
  if (wide)
    return {
      head: part(safe, 0, 0.06, 0.42, 0.6),
      stage: titled || call ? part(safe, 0.46, 0.045, 0.54, 0.795) : part(safe, 0.13, 0.045, 0.74, 0.795),
    };
  const from = !titled && !call ? 0.035 : tall ? 0.235 : short ? 0.22 : 0.3;
  return {
    head: part(safe, 0.02, 0.015, 0.96, tall ? 0.175 : short ? 0.13 : 0.22),
    stage: part(safe, 0.02, from, 0.96, (tall ? 0.875 : 0.85) - from),
  };
}

/** The window for a picture: as much of the stage as shows it whole; a presenter, or the headline, has the other side. */
export const windowFor = (half: Half, shown: Shown | null, stage: Area): Area =>
  shown && !half.board.tall
    ? holding(shown, stage, half.titled && (half.board.wide || half.board.brief.presenter) ? "right" : "center")
    : stage;

/**
 * The thing springs up from a share of its size, and grows on; `sweep`: when a light goes over it and for how long, in
 * seconds.
 */
export function spring(
  half: Half,
  box: Area,
  { from, to, sweep: [at, takes] }: { from: number; to: number; sweep: readonly [number, number] },
) {
  const { board, star, length } = half;
  if (!star) return;
  product(
    board,
    "product",
    {
      shown: star,
      effects: [
        { type: "contact", opacity: 0.5 },
        { type: "sweep", start: ticks(at), duration: ticks(takes) },
      ],
    },
    {
      ...during(half),
      box,
      anchor: [0.5, 1],
      keys: [...move("scale", [0, from], [0.6, 1, "spring"], [Math.max(1, length), to, "linear"])],
    },
  );
}
