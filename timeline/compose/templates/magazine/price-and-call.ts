import { mix, readable } from "../../../color.ts";
import { callAreas } from "../../call.ts";
import { product } from "../../photo.ts";
import { during, enter, type Take } from "../../direction.ts";
import { around, inset, part } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { tapTime } from "../../moments.ts";
import { pressed } from "../../press.ts";
import { priceLine } from "../../price-line.ts";
import { sound } from "../../soundtrack.ts";
import { aspect } from "../../standing.ts";
import { folio, page, still, title } from "./page.ts";

/** An entry in the index: name, dotted leader, price. */
export function price(take: Take) {
  const { board, faces, colors, ground } = take;
  const { price: now, original_price: was } = board.brief.product;
  folio(take);
  const area = page(take);
  const hero = take.star;
  const set = board.wide
    ? part(area, 0.04, 0.04, 0.34, 0.8)
    : board.tall && hero && !hero.cutout
      ? // A photograph has corners, that would stand in the figures.
        part(area, 0, 0.5, 0.58, 0.36)
      : part(area, 0, board.tall ? 0.38 : 0.26, board.tall ? 0.52 : 0.47, board.tall ? 0.48 : 0.56);
  if (hero)
    product(
      board,
      "product",
      { shown: hero, effects: [{ type: "contact", opacity: 0.4 }] },
      { ...during(take), box: set, anchor: [0.5, 1], keys: drift("scale", take.length, [1, 1.07]) },
    );
  if (board.wide) board.movable(take.group, [set, part(area, 0.42, 0.08, 0.56, 0.6)]);
  const text = board.wide ? part(area, 0.42, 0.08, 0.56, 0.6) : part(area, 0, 0.03, 1, 0.26);
  board.text(
    "type",
    {
      text: board.name,
      style: { families: faces, size: 76 * board.u, minSize: 36, color: colors.ink, maxLines: 2, valign: "top", leading: 1.1 },
      enter: enter("line", "mask", [0.6, 0.1]),
    },
    { ...during(take), box: { ...text, h: text.h * 0.34 } },
  );
  board.shape(
    "type",
    {
      geometry: { kind: "line", from: [0, 0.5], to: [1, 0.5] },
      stroke: { color: colors.ink, width: 5 * board.u, dash: [0.1, 16 * board.u] },
    },
    { ...during(take, 0.2), box: { ...text, y: text.y + text.h * 0.42, h: 8 }, keys: move("progress", [0, 0], [0.9, 1, "out"]) },
  );
  const box = board.wide
    ? { ...text, y: text.y + text.h * 0.46, h: text.h * 0.44 }
    : part(area, board.tall ? 0.42 : 0.51, 0.25, board.tall ? 0.58 : 0.49, 0.26);
  board.text(
    "type",
    {
      text: now,
      style: {
        families: faces,
        italic: !board.zh,
        size: 320 * board.u,
        color: readable(colors.main, ground, 5.4),
        maxLines: 1,
        tracking: -30,
        align: board.wide ? "left" : "right",
      },
      enter: enter("char", "mask", [0.8, 0.05]),
    },
    { ...during(take, 0.35), box, keys: drift("scale", take.length, [1, 1.04]) },
  );
  if (was)
    board.text(
      "type",
      {
        text: was,
        style: {
          families: faces,
          size: 76 * board.u,
          color: mix(colors.ink, ground, 0.12),
          maxLines: 1,
          align: board.wide ? "left" : "right",
        },
        emphasis: { words: [0], mark: "strike", markColor: colors.ink },
      },
      { ...during(take, 0.6), box: { ...box, y: box.y + box.h + (board.wide ? 52 : board.tall ? -20 : 8) * board.u, h: 80 * board.u } },
    );
}

/** The back cover: the spot colour, an arched window, the price, a quiet frame that is pressed. */
export function callToAction(take: Take) {
  const { board, faces, clip, labels, ground } = take;
  const ink = readable(take.colors.paper, ground, 5);
  const { safe, u, tall } = board;
  const wide = !tall;
  const priced = board.brief.product.price !== "";
  const [w, h] = [430 * u, 116 * u];
  // Low and broad: everything under each other.
  const low = board.square && take.star !== null && aspect(take.star) > 1 ? callAreas(take, { button: [430, 116], line: 110 }) : null;
  const box =
    low?.button ??
    (wide
      ? { x: safe.x + safe.w * 0.02, y: safe.y + safe.h * 0.7, w, h }
      : around(board.width / 2, board.caption.y - h / 2 - 26 * u, w, h));
  const top = safe.y + safe.h * (priced ? 0.25 : 0.19);
  const broad = take.star !== null && aspect(take.star) > 1;
  const upright = broad ? part(safe, 0.04, 0, 0.92, 1) : part(safe, 0.2, 0, 0.6, 1);
  still(
    take,
    low
      ? part(low.set, 0.14, 0, 0.72, 1)
      : wide
        ? part(board.frame, board.wide ? (broad ? 0.46 : 0.56) : 0.5, 0.05, board.wide ? (broad ? 0.5 : 0.36) : 0.45, 0.76)
        : { ...upright, y: top, h: box.y - 34 * u - top },
  );
  const left = wide && !low;
  title(
    take,
    low?.head ??
      (wide ? part(safe, 0.02, priced ? 0.07 : 0.1, board.wide ? 0.44 : 0.46, priced ? 0.36 : 0.48) : part(safe, 0.02, 0.01, 0.96, 0.15)),
    {
      size: 190,
      color: ink,
      align: left ? "left" : "center",
      valign: "middle",
    },
  );
  priceLine(take, low ? low.price : wide ? part(safe, 0.02, 0.5, board.wide ? 0.4 : 0.44, 0.13) : part(safe, 0.1, 0.17, 0.8, 0.062), {
    style: { families: faces, italic: !board.zh, color: ink },
    old: { color: ink, mark: ink },
    em: 0.42,
    align: wide ? "left" : "center",
    from: 0.6,
  });
  const tap = tapTime(clip) - take.at;
  const when = { ...during(take, 0.5), box, keys: pressed(tap - 0.5, take.length) };
  board.shape("over", { geometry: { kind: "rect" }, fill: { type: "solid", color: ink } }, when);
  board.text(
    "over",
    {
      text: labels.tap,
      style: { families: faces, italic: !board.zh, size: 62 * u, color: readable(ground, ink), align: "center", maxLines: 1 },
    },
    { ...when, box: inset(box, 20 * u, 12 * u) },
  );
  sound(board, "click", take.at + tap, 0.5);
}
