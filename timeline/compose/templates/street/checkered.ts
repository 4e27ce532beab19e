import { mix } from "../../../color.ts";
import { during, type Take } from "../../direction.ts";
import { disc } from "../../disc.ts";
import { inset, part } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { fieldOn } from "../../palette.ts";
import { aspect, standing } from "../../standing.ts";
import { talker } from "../../talker.ts";
import { shout, sticker, tape } from "./wall.ts";

/** The sticker alone on a checkered wall, as large as it goes: several would be a set of them. */
export function checkered(take: Take) {
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
  const field = titled
    ? board.wide
      ? part(board.frame, 0.47, 0.06, 0.48, 0.66)
      : part(board.frame, 0.06, board.tall ? 0.33 : 0.36, 0.88, 0.42)
    : board.wide
      ? part(board.frame, 0.12, 0.05, 0.76, 0.68)
      : part(board.frame, 0.12, board.tall ? 0.15 : 0.09, 0.76, board.tall ? 0.54 : 0.62);
  // A presenter has the room below a broad thing, and at the right of a slender one.
  const broad = star !== null && aspect(star) >= 0.62;
  const low = broad ? (board.tall ? 0.27 : 0.2) * board.height : 0;
  const room = board.brief.presenter ? { ...field, w: broad ? field.w : field.w * 0.64, h: field.h - low } : field;
  if (star?.cutout) disc(board, "product", { thing: standing(star, room), room, color: colors.paper }, during(take));
  if (star) sticker(take, star, room, { angle: take.index % 2 ? 5 : -5 });
  if (!titled && board.tall && !board.brief.presenter && star?.cutout) board.shiftable(take.group, field.y * 0.8);
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
