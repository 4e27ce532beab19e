import { mix } from "../../../color.ts";
import { asSet } from "../../clauses.ts";
import { DECOR } from "../../document-builder.ts";
import { during, enter, onBeat, type Take } from "../../direction.ts";
import { part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import type { Schedule, Timed } from "../../schedule.ts";

export type Show = Take & { readonly accent: string; readonly panel: string };
export const MONO = ["IBM Plex Mono"];

/** A line of machine type that is typed in. */
export function label(
  show: Show,
  text: string,
  box: Area,
  { color = show.accent, align = "left" as "left" | "right" | "center", from = 0.1 } = {},
) {
  show.board.text(
    "type",
    {
      text,
      style: {
        families: [...MONO, "Noto Sans SC"],
        weight: 500,
        size: 38 * show.board.u,
        color,
        align,
        maxLines: 1,
        tracking: 20,
        uppercase: true,
      },
      enter: enter("char", "type", [0.03, 0.028]),
    },
    { ...during(show, from), box },
  );
}

/** The headline. */
export function title(show: Show, area: Area, { size = 190, valign = "top" as "top" | "middle" | "bottom" } = {}) {
  const { board, faces, clip } = show;
  board.text(
    "type",
    {
      text: asSet(clip.headline),
      style: {
        families: faces,
        weight: board.zh ? 900 : 700,
        size: size * board.u,
        minSize: 48,
        color: "#f5f3ee",
        leading: board.zh ? 1.16 : 0.92,
        tracking: board.zh ? 0 : -8,
        maxLines: 3,
        valign,
      },
      enter: enter("word", "rise", [0.4, 0.06], "outExpo"),
    },
    {
      ...during(show, 0.05),
      box: area,
      keys: [...drift("x", show.length, [area.x + area.w / 2 - 8 * board.u, area.x + area.w / 2 + 8 * board.u]), ...onBeat(show, 0.03)],
    },
  );
}

/** Four corners that close in on what matters. */
export function brackets({ board, accent, ...show }: Show, box: Area, from = 0.1) {
  const s = 0.12;
  const corners = [
    [
      [0, s],
      [0, 0],
      [s, 0],
    ],
    [
      [1 - s, 0],
      [1, 0],
      [1, s],
    ],
    [
      [1, 1 - s],
      [1, 1],
      [1 - s, 1],
    ],
    [
      [s, 1],
      [0, 1],
      [0, 1 - s],
    ],
  ] as [number, number][][];
  for (const points of corners)
    board.shape(
      "over",
      { geometry: { kind: "polyline", points }, stroke: { color: accent, width: 6 * board.u, cap: "butt" } },
      {
        at: show.at + from,
        until: show.until,
        group: show.group,
        box,
        keys: [
          ...move("scale", [0, 1.22], [0.45, 1, "outExpo"], [Math.max(0.6, show.length), 0.985, "linear"]),
          ...move("opacity", [0, 0], [0.12, 1]),
        ],
      },
    );
}

/**
 * Where the headline and the thing are, for each ratio; without a headline the thing takes its room, and in a low frame a
 * narrow one stands `aside` of what is said.
 */
export function areas({ board, titled, call }: Show) {
  const { wide, tall, safe } = board;
  if (wide)
    return {
      head: part(safe, 0, 0.1, 0.4, 0.44),
      stage: titled || call ? part(safe, 0.42, 0.08, 0.58, 0.76) : part(safe, 0.14, 0.15, 0.72, 0.7),
      aside: titled || call || board.brief.presenter ? null : part(safe, 0, 0.15, 0.56, 0.7),
    };
  const from = titled || call ? (tall ? 0.26 : 0.34) : tall ? 0.125 : 0.14;
  return { head: part(safe, 0, 0.075, 1, tall ? 0.17 : 0.24), stage: part(safe, 0, from, 1, (tall ? 0.875 : 0.855) - from), aside: null };
}

/** A fact's number, enormous, half off the bottom of the frame: the bench has depth. */
export function counter(show: Show) {
  const { board, clip, panel, plan, ground } = show;
  const facts = factClips(plan);
  const at = facts.findIndex(({ index }) => index === clip.index);
  // One alone is not counted.
  if (at < 0 || facts.length === 1) return;
  const size = board.height * (board.tall ? 0.42 : 0.6);
  const box = { x: board.width * 0.34, y: board.height - size * 0.62, w: board.width * 0.66, h: size * 0.8 };
  board.text(
    "back",
    {
      name: DECOR,
      text: String(at + 1).padStart(2, "0"),
      style: {
        families: ["Barlow Condensed"],
        weight: 700,
        size,
        minSize: size * 0.6,
        color: mix(ground, panel, 0.75),
        align: "right",
        valign: "top",
        maxLines: 1,
      },
    },
    { ...during(show), box, keys: drift("y", show.length, [box.y + box.h / 2 + 24 * board.u, box.y + box.h / 2 - 24 * board.u]) },
  );
}

/** The clips that tell a fact: they alone are counted, and ticked off. */
export const factClips = (plan: Schedule): readonly Timed[] => plan.clips.filter(({ role }) => role === "benefit" || role === "proof");

/** `02/03` of several facts; elsewhere the product's name. */
export function stepName({ plan, clip, board }: Show): string {
  const facts = factClips(plan);
  const at = facts.findIndex(({ index }) => index === clip.index);
  const two = (n: number) => String(n).padStart(2, "0");
  return at < 0 || facts.length === 1 ? board.name : `${two(at + 1)}/${two(facts.length)}`;
}

/** The step, and its headline where one is due. */
export function head(show: Show, size?: number) {
  const { head: area } = areas(show);
  label(show, stepName(show), { ...area, h: 44 * show.board.u });
  if (show.titled || show.call)
    title(show, { ...area, y: area.y + 64 * show.board.u, h: area.h - 92 * show.board.u }, size ? { size } : {});
}
