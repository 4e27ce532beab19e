import { mix } from "../../../color.ts";
import { during, enter, type Take } from "../../direction.ts";
import { type Area, part } from "../../geometry.ts";
import { drift } from "../../keys.ts";
import { backdrop } from "./backdrop.ts";
import { zones } from "./zones.ts";

/** The price, and what it was. */
function figures(take: Take, box: Area, size: number) {
  const { board, faces, colors } = take;
  const { price: now, original_price: was } = board.brief.product;
  if (!now) return;
  const style = { families: faces, color: colors.ink, maxLines: 1, tracking: -30, valign: "bottom" as const, align: "left" as const };
  const half = board.wide ? box.w : box.w * (was ? (size > 150 ? 0.66 : 0.42) : 1);
  board.text(
    "over",
    { text: now, style: { ...style, weight: 600, size: size * board.u }, enter: enter("char", "mask", [0.5, 0.03], "outExpo") },
    { ...during(take, 0.25), box: { ...box, w: half }, keys: drift("scale", take.length, [1, 1.04]) },
  );
  const beside = board.wide
    ? { ...box, y: box.y + box.h + 44 * board.u, h: 84 * board.u }
    : { ...box, x: box.x + half + 24 * board.u, w: box.w - half - 24 * board.u, y: box.y + box.h * 0.3, h: box.h * 0.7 };
  if (was)
    board.text(
      "over",
      {
        text: was,
        style: { ...style, weight: 500, size: size * 0.52 * board.u, color: mix(colors.ink, "#ffffff", 0.3) },
        emphasis: { words: [0], mark: "strike", markColor: colors.ink },
        enter: enter("block", "fade", [0.3]),
      },
      { ...during(take, 0.45), box: beside },
    );
}

/** The figure as large as it goes, over the thing. */
export function price(take: Take) {
  const { board } = take;
  const { title: above, set } = zones(take);
  const title = board.wide ? part(board.safe, 0, 0.24, 0.38, 0.3) : above;
  // A photograph's frame begins at once; a cut-out leaves room above itself.
  const lower = (take.star?.cutout ? 44 : 110) * board.u;
  backdrop(take, "near", { priced: true, plain: true, title, room: board.wide ? set : { ...set, y: set.y + lower, h: set.h - lower } });
  figures(take, title, board.tall ? 210 : board.wide ? 220 : 160);
}
