import { mix, readable } from "../../../color.ts";
import { callAreas, callButton } from "../../call.ts";
import { during, type Take } from "../../direction.ts";
import { around, inset, part, type Area } from "../../geometry.ts";
import { standing } from "../../standing.ts";
import { shout, slap, sticker, wobble } from "./wall.ts";

/** So much of its breadth the price hangs clear of the thing; a corner of a photograph may be under it. */
const [HANGS, CORNER] = [1.02, 0.8];

/** The sticker, the words on strips, the price on a round of card, the button on torn paper. */
export function callToAction(take: Take) {
  const { board, colors, faces, ground, star: hero } = take;
  const { u } = board;
  board.shape(
    "back",
    {
      geometry: { kind: "rect" },
      fill: { type: "pattern", kind: "stripes", color: mix(ground, "#ffffff", 0.08), size: 70 * u, rate: 0.8 },
    },
    { ...during(take), box: board.frame },
  );
  const { head, set, button, beside, broad } = callAreas(take, { button: [board.square ? 470 : 620, 160], line: 0 });
  const priced = board.brief.product.price !== "";
  // In a square a broad thing needs all the height: the round of card hangs beside the button.
  const below = priced && broad && board.square;
  const box = below ? { ...button, x: board.safe.x + board.safe.w - button.w } : button;
  const r = (board.tall ? 380 : board.wide ? 330 : below ? 210 : 270) * u;
  // Else it hangs at the thing's side, above a broad one.
  const above = r * (hero?.cutout ? HANGS : CORNER);
  const room = below
    ? inset(set, 10 * u)
    : !priced
      ? inset(set, 30 * u)
      : broad
        ? { ...inset(set, 40 * u, 0), y: set.y + above, h: set.h - above - 10 * u }
        : { ...set, w: set.w - r * HANGS };
  const thing = hero ? standing(hero, room) : room;
  if (hero) sticker(take, hero, room, { angle: broad ? 4 : 7, late: 0.1 });
  shout(take, beside ? inset(head, 12 * u, 36 * u) : inset(head, 30 * u, 0), { angle: -4, strip: colors.paper });
  const x = Math.min(thing.x + thing.w + r * (broad ? -0.4 : HANGS - 0.5), set.x + set.w - r / 2);
  if (below) tag(take, around((board.safe.x + box.x) / 2, box.y + box.h / 2, r));
  else if (priced) tag(take, around(x, broad ? Math.max(set.y + r / 2, thing.y + r / 2 - above) : set.y + set.h * 0.6, r));
  const fill = readable(colors.pop, ground, 3);
  callButton(take, box, {
    geometry: { kind: "torn", seed: 9, edges: ["left", "right"], roughness: 16 * u },
    fill,
    style: { families: faces, size: 104 * u, color: readable(colors.ink, fill), uppercase: true },
    from: 0.4,
    rotation: -3,
    skew: 6,
  });
}

/** The price on a round of card that turns in the hand. */
function tag(take: Take, star: Area) {
  const { board, colors, faces, ground } = take;
  const fill = readable(colors.paper, ground, 3);
  const keys = [...slap(0.5), ...wobble(7, take.length + 0.6, 1.6)];
  board.shape(
    "over",
    { geometry: { kind: "burst", spikes: 18, depth: 0.12 }, fill: { type: "solid", color: fill } },
    { ...during(take), box: star, keys },
  );
  const { price: now, original_price: was } = board.brief.product;
  const text = (value: string, box: Area, more: { size: number; struck: boolean }) =>
    board.text(
      "over",
      {
        text: value,
        style: { families: faces, size: more.size * board.u, color: readable(colors.ink, fill), align: "center", maxLines: 1 },
        ...(more.struck
          ? { emphasis: { words: value.split(/\s+/).map((_, i) => i), mark: "strike" as const, markColor: readable("#d8261c", fill, 3) } }
          : {}),
      },
      { ...during(take), box, keys },
    );
  text(now, part(star, 0.12, was ? 0.24 : 0.32, 0.76, was ? 0.32 : 0.34), { size: 150, struck: false });
  if (was) text(was, part(star, 0.24, 0.65, 0.52, 0.13), { size: 62, struck: true });
}
