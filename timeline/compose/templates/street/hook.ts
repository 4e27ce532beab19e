import { mix } from "../../../color.ts";
import { during, type Take } from "../../direction.ts";
import { type Area, part } from "../../geometry.ts";
import { drift } from "../../keys.ts";
import { sound } from "../../soundtrack.ts";
import { shout, sticker } from "./wall.ts";

export function rays(take: Take, color: string) {
  const { board } = take;
  board.shape(
    "back",
    { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "rays", color, size: 14, rate: 0.28 } },
    { ...during(take), box: board.frame },
  );
}

export function dots(take: Take, color: string, where: Area, flip = false) {
  take.board.shape(
    "back",
    { geometry: { kind: "rect" }, fill: { type: "pattern", kind: "halftone", color, size: 34 * take.board.u } },
    {
      ...during(take),
      box: where,
      effects: flip ? [{ type: "mirror", axis: "y" }] : [],
      keys: drift("y", take.length, [where.y + where.h / 2 + 30, where.y + where.h / 2 - 30]),
    },
  );
}

export function hook(take: Take) {
  const { board, star, ground } = take;
  rays(take, mix(ground, "#ffffff", 0.22));
  dots(take, mix(ground, take.colors.ink, 0.55), part(board.frame, -0.05, board.tall ? 0.62 : 0.5, 1.1, board.tall ? 0.42 : 0.55));
  const set = board.wide
    ? part(board.frame, 0.58, 0.05, 0.34, 0.7)
    : part(board.frame, 0.12, board.tall ? 0.3 : 0.37, 0.8, board.tall ? 0.45 : 0.43);
  const words = board.wide ? part(board.safe, 0.01, 0.08, 0.54, 0.7) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.24 : 0.32);
  if (board.wide && !board.brief.presenter) board.movable(take.group, [words, set]);
  if (star) sticker(take, star, set, { angle: 9 });
  shout(take, words, { angle: -5 });
  sound(board, "thud", take.at + 0.1, 0.55);
}
