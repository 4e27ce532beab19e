import { mix, readable } from "../../../color.ts";
import { during, enter, type Take } from "../../direction.ts";
import { around, part } from "../../geometry.ts";
import { fieldOn, onGround } from "../../palette.ts";
import { sound } from "../../soundtrack.ts";
import { rays } from "./hook.ts";
import { slap, sticker, wobble } from "./wall.ts";

export function price(take: Take) {
  const { board, colors, faces, ground, star: hero } = take;
  const { price: now, original_price: was } = board.brief.product;
  rays(take, mix(ground, colors.ink, 0.13));
  if (hero)
    sticker(
      take,
      hero,
      board.wide
        ? part(board.frame, 0.1, 0.06, 0.32, 0.66)
        : part(board.frame, board.tall ? 0.06 : 0.04, board.tall ? 0.34 : 0.37, 0.62, board.tall ? 0.4 : 0.42),
      { angle: -8 },
    );
  const r = (board.wide ? 620 : board.tall ? 640 : 460) * board.u;
  const star = board.wide
    ? around(board.width * 0.7, board.height * 0.45, r)
    : around(board.width * (board.tall ? 0.6 : 0.72), board.safe.y + r * 0.5, r);
  if (!board.brief.presenter)
    board.movable(
      take.group,
      board.wide
        ? [part(board.frame, 0.1, 0.06, 0.32, 0.66), star]
        : [star, part(board.frame, board.tall ? 0.06 : 0.04, board.tall ? 0.34 : 0.37, 0.62, board.tall ? 0.4 : 0.42)],
    );
  const wanted = fieldOn(colors, ground, 1.5);
  // The price reads on it, whichever tone the product's colour is.
  const fill = readable(wanted, onGround(colors, wanted), 4.8);
  const spin = [...slap(0.2), ...wobble(-8, take.length + 0.6, 2.4)];
  board.shape(
    "over",
    { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: colors.ink } },
    { ...during(take), box: { ...star, x: star.x + 14 * board.u, y: star.y + 16 * board.u }, keys: spin },
  );
  board.shape(
    "over",
    { geometry: { kind: "burst", spikes: 18, depth: 0.14 }, fill: { type: "solid", color: fill } },
    { ...during(take), box: star, keys: spin },
  );
  board.text(
    "over",
    { text: now, style: { families: faces, size: 250 * board.u, color: onGround(colors, wanted), align: "center", maxLines: 1 } },
    { ...during(take), box: part(star, 0.1, was ? 0.22 : 0.28, 0.8, was ? 0.4 : 0.44), keys: spin },
  );
  if (was)
    board.text(
      "over",
      {
        text: was,
        style: { families: faces, size: 84 * board.u, color: onGround(colors, wanted), align: "center", maxLines: 1 },
        emphasis: { words: [0], mark: "strike", markColor: readable("#d8261c", fill, 2) },
        enter: enter("block", "stamp", [0.2]),
      },
      { ...during(take, 0.5), box: part(star, 0.2, 0.72, 0.6, 0.13), rotation: -8 },
    );
  sound(board, "thud", take.at + 0.35, 0.6);
}
