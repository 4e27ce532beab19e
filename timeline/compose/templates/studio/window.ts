import { bleeds, holding } from "../../bleed.ts";
import { photo } from "../../photo.ts";
import { during, type Take } from "../../direction.ts";
import { full } from "../../full.ts";
import { part } from "../../geometry.ts";
import { move } from "../../keys.ts";
import { headline, lined } from "./headline.ts";
import { backdrop } from "./backdrop.ts";
import { zones } from "./zones.ts";

/** A picture or a film: to the edges where it holds the thing and no headline is over it, else in a rounded window. */
export function window(take: Take, zoom: readonly [number, number]) {
  const { board, colors } = take;
  const shown = take.cast.next();
  if (!shown) return backdrop(take, "near", { plain: !take.titled });
  const { title, tile } = zones(take);
  if (!take.titled && bleeds(board, shown))
    return void full(board, "product", { shown, zoom, pan: 0.04, beside: take.cast, frame: 44 * board.u }, during(take));
  const tall = take.titled ? tile : { ...tile, y: title.y, h: tile.y + tile.h - title.y };
  const box = board.tall
    ? tall
    : board.wide
      ? holding(shown, take.titled ? tile : part(board.safe, 0.1, 0, 0.8, 0.84), take.titled ? "right" : "center")
      : holding(shown, tall);
  photo(
    board,
    "product",
    { shown: take.titled ? { ...shown, again: 0 } : shown, zoom, pan: 0.05 },
    {
      ...during(take),
      box,
      effects: [{ type: "radius", value: 44 * board.u }],
      keys: move("y", [0, box.y + box.h / 2 + 150 * board.u], [0.7, box.y + box.h / 2, "outExpo"]),
    },
  );
  if (!take.titled) return;
  headline(take, title, colors.ink);
  board.movable(take.group, [lined(board, title), tile]);
}
