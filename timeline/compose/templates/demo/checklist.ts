import { mix } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { product } from "../../photo.ts";
import { during, enter } from "../../direction.ts";
import { part } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { sound } from "../../soundtrack.ts";
import { ems } from "../../stack.ts";
import { aspect } from "../../standing.ts";
import { talker } from "../../talker.ts";
import { areas, factClips, label, type Show, stepName } from "./bench.ts";

/** The lines' size, and the least that one row of a long line is set in: beyond it all may take two rows. Shares of `u`. */
const [LARGE, SMALL] = [78, 56] as const;
/** How wide letters of the face are, in ems. */
const EM = 0.47;

/** One size for all lines of a list: the one at which the longest fits. */
function sizeOf(texts: readonly string[], width: number): { size: number; rows: 1 | 2 } {
  const fits = width / Math.max(1, ...texts.map((text) => ems(text, EM)));
  return fits >= SMALL ? { size: Math.min(LARGE, fits), rows: 1 } : { size: SMALL, rows: 2 };
}

/** The facts that were told, ticked off; this one is being ticked now. */
export function checklist(show: Show) {
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
  const { size, rows } = sizeOf(
    lines.map(({ headline }) => headline),
    list.w / board.u - 140,
  );
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
          size: size * board.u,
          minSize: 30,
          leading: 1.04,
          color: now ? "#f5f3ee" : "#b9b7b1",
          maxLines: aside ? 2 : rows,
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
