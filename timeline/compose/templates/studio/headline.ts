import { readable } from "../../../color.ts";
import { asSet } from "../../clauses.ts";
import { during, enter, onBeat, type Take } from "../../direction.ts";
import type { Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { sizeOf } from "./zones.ts";

/** The headline's place with the short line above it. */
export const lined = ({ u }: Take["board"], area: Area): Area => ({ ...area, y: area.y - 40 * u, h: area.h + 40 * u });

/** Two sizes only: the headline, and this. It is set once a clip. */
export function headline(take: Take, area: Area, color: string, from = 0.1) {
  const { board, faces, clip, colors } = take;
  board.text(
    "type",
    {
      text: asSet(clip.headline),
      style: {
        families: faces,
        weight: board.zh ? 500 : 600,
        size: sizeOf(board),
        minSize: 44,
        color,
        tracking: board.zh ? 0 : -30,
        leading: board.zh ? 1.2 : 1,
        valign: "top",
        maxLines: board.wide ? 4 : 2,
      },
      enter: enter("line", "mask", [0.55, 0.09], "outExpo"),
      exit: null,
    },
    {
      ...during(take, from),
      box: area,
      anchor: [0, 0],
      keys: [...drift("y", take.length, [area.y + 6 * board.u, area.y - 14 * board.u]), ...onBeat(take, 0.025)],
    },
  );
  board.shape(
    "type",
    {
      geometry: { kind: "line", from: [0, 0.5], to: [1, 0.5] },
      stroke: { color: readable(colors.main, "#f2f2f0", 3), width: 5 * board.u, cap: "butt" },
    },
    {
      ...during(take),
      box: { x: area.x, y: area.y - 38 * board.u, w: 88 * board.u, h: 10 },
      keys: move("progress", [0, 0], [0.6, 1, "outExpo"]),
    },
  );
}
