import { mix } from "../../../color.ts";
import { callAreas } from "../../call.ts";
import { during, type Take } from "../../direction.ts";
import { around, inset } from "../../geometry.ts";
import { tapTime } from "../../moments.ts";
import { pressed } from "../../press.ts";
import { priceLine } from "../../price-line.ts";
import { sound } from "../../soundtrack.ts";
import { aspect } from "../../standing.ts";
import { backdrop } from "./backdrop.ts";
import { zones } from "./zones.ts";

/** The thing, the price, the button; what is said goes on below it. */
export function callToAction(take: Take) {
  const { board, faces, colors, clip, labels } = take;
  const { safe, u } = board;
  const priced = board.brief.product.price !== "";
  const [w, h] = [620 * u, 138 * u];
  // Low and broad: everything under each other.
  const low =
    board.square && take.star !== null && aspect(take.star) > 1 ? callAreas(take, { button: [470, 124], line: 96, from: 0.04 }) : null;
  const box = low
    ? low.button
    : !board.tall
      ? { x: safe.x + (board.wide ? 0 : 30 * u), y: safe.y + safe.h * (board.wide ? 0.7 : 0.66), w: 480 * u, h: 124 * u }
      : around(board.width / 2, board.caption.y - h * 0.5 - 34 * u, w, h);
  const { title, set } = zones(take);
  // Above the thing what to do; beside it the price.
  const line = priced && !board.tall ? { ...title, h: board.wide ? title.h * 0.6 : safe.h * 0.1 } : title;
  // A broad thing has the frame's breadth, and the price above it.
  const broad = board.tall && take.star !== null && aspect(take.star) > 1;
  const above = priced && broad ? 190 * u : 0;
  const upright = {
    ...set,
    y: set.y + above,
    h: box.y - 40 * u - set.y - above,
    ...(priced && !broad ? { x: safe.x + safe.w * 0.43, w: safe.w * 0.57 } : {}),
  };
  const beside = {
    ...set,
    x: safe.x + safe.w * 0.52,
    w: safe.w * 0.48,
    y: title.y + title.h * 0.7,
    h: board.caption.y - 40 * u - title.y - title.h * 0.7,
  };
  backdrop(take, "near", { priced, title: line, room: low ? low.set : board.wide ? set : board.tall ? upright : beside });
  priceLine(
    take,
    low
      ? low.price
      : !board.tall
        ? { ...title, y: box.y - 150 * u, w: board.wide ? title.w : 460 * u, h: 96 * u }
        : {
            ...title,
            y: broad ? set.y : set.y + (box.y - set.y) * (board.brief.presenter ? 0.24 : 0.4),
            w: safe.w * (broad ? 0.7 : 0.38),
            h: 150 * u,
          },
    {
      style: { families: faces, weight: 600, color: colors.ink, tracking: -30 },
      old: { color: mix(colors.ink, "#ffffff", 0.2), mark: colors.ink },
      em: 0.58,
      align: "left",
      under: board.tall && !broad,
    },
  );
  const tap = tapTime(clip) - take.at;
  const when = { ...during(take, 0.35), box, keys: pressed(tap - 0.35, take.length) };
  board.shape(
    "over",
    { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color: colors.ink } },
    {
      ...when,
      effects: [
        { type: "radius", value: h / 2 },
        { type: "shadow", color: "rgba(0,0,0,0.25)", blur: 40, x: 0, y: 18 },
      ],
    },
  );
  board.text(
    "over",
    { text: labels.tap, style: { families: faces, weight: 600, size: 60 * u, color: "#ffffff", align: "center", maxLines: 1 } },
    { ...when, box: inset(box, 30 * u, 16 * u) },
  );
  sound(board, "click", take.at + tap, 0.5);
}
