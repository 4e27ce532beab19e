import { mix } from "../../../color.ts";
import { during, type Take } from "../../direction.ts";
import { inset, part } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { fieldOn } from "../../palette.ts";
import { aspect } from "../../standing.ts";
import { talker } from "../../talker.ts";
import { shout, sticker, tape } from "./wall.ts";

/** The sticker three times, in a row that has been kicked. */
export function army(take: Take) {
  const { board, colors, ground, star, titled } = take;
  board.shape(
    "back",
    {
      geometry: { kind: "rect" },
      fill: {
        type: "pattern",
        kind: "checker",
        color: ground === colors.paper ? mix(colors.main, "#ffffff", 0.2) : mix(ground, colors.ink, 0.3),
        size: 135 * board.u,
      },
    },
    {
      ...during(take),
      box: { ...board.frame, x: -270 * board.u, w: board.width + 540 * board.u },
      keys: drift("x", take.length, [board.width / 2 - 90 * board.u, board.width / 2 + 90 * board.u]),
    },
  );
  const row = titled
    ? board.wide
      ? { x: 0.46, y: 0.08, w: 0.2, h: 0.62, by: 0.17 }
      : { x: 0.02, y: board.tall ? 0.34 : 0.38, w: 0.36, h: board.tall ? 0.37 : 0.36, by: 0.3 }
    : board.wide
      ? { x: 0.12, y: 0.06, w: 0.26, h: 0.66, by: 0.25 }
      : { x: -0.02, y: board.tall ? 0.14 : 0.1, w: 0.4, h: board.tall ? 0.56 : 0.6, by: 0.31 };
  // A presenter takes the place of the third, and the room below broad ones.
  const low = board.brief.presenter && star && aspect(star) >= 0.62 ? (board.tall ? 0.27 : 0.2) : 0;
  const field = part(board.frame, row.x, row.y, row.w + 2 * row.by, row.h - low);
  // Broad things are piled up, for side by side they would be small.
  const pile = star && aspect(star) > field.w / field.h;
  // In a low frame two of them are large.
  const two = star !== null && aspect(star) > 1.15 && board.wide && !board.brief.presenter;
  const count = board.brief.presenter || two ? 2 : 3;
  const place = (i: number) =>
    two && !pile
      ? part(field, i * 0.52, 0.02 + i * 0.07, 0.46, 0.86)
      : pile
        ? part(field, 0.04 + (i % 2) * 0.24, i / count, 0.68, 1 / count)
        : part(board.frame, row.x + i * row.by, row.y + (i % 2) * 0.035, row.w, row.h - low);
  Array.from(
    { length: count },
    (_, i) => star && sticker(take, star, place(i), { angle: pile ? (i % 2 ? 5 : -4) : (i - 1) * 9, late: 0.02 + i * 0.2 }),
  );
  if (!titled && board.tall && !board.brief.presenter) board.shiftable(take.group, field.y * 0.8);
  if (titled)
    shout(take, board.wide ? part(board.safe, 0.01, 0.14, 0.44, 0.56) : part(board.safe, 0.05, 0.03, 0.9, board.tall ? 0.21 : 0.3), {
      angle: -4,
      strip: colors.ink,
    });
  pasted(take, board.tall ? [380, 460] : [300, 362]);
}

/** Who speaks, on a print that is pasted to the wall and taped. */
export function pasted(take: Take, [w, h]: readonly [number, number]) {
  const { board, clip, colors, ground } = take;
  const { u } = board;
  if (!board.brief.presenter) return;
  const box = { x: board.safe.x + board.safe.w - (w + 24) * u, y: board.caption.y - (h + 64) * u, w: w * u, h: h * u };
  const print = inset(box, -16 * u);
  board.shape(
    "over",
    { geometry: { kind: "rect" }, fill: { type: "solid", color: "#fffdf6" } },
    {
      ...during(take, 0.2),
      box: print,
      rotation: 3,
      effects: [{ type: "shadow", color: "rgba(0,0,0,0.35)", blur: 24 * u, x: 8 * u, y: 12 * u }],
      keys: move("scale", [0, 0.4], [0.45, 1, "spring"]),
    },
  );
  talker(board, { clip, ...during(take, 0.2), shape: "card", rotation: 3, ring: fieldOn(colors, ground, 1.3), box });
  tape(take, print.x + print.w * 0.5, print.y + 4 * u, -4);
}
