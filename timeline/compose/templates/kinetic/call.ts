import { contrast, readable } from "../../../color.ts";
import { segment } from "../../../draw/text/segment.ts";
import { ticks } from "../../../time.ts";
import { around, grown, inset, part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { buttonOf, tapTime } from "../../moments.ts";
import { fieldOn, litOn, onGround } from "../../palette.ts";
import { pressed, ripple } from "../../press.ts";
import { sound } from "../../soundtrack.ts";
import { aspect } from "../../standing.ts";
import { burst, ribbons, wall, type Shooting } from "./backdrop.ts";

/** The figure as large as it goes. */
export function price(set: Shooting) {
  const { board, beat, group, faces, ground } = set;
  const { price: now, original_price: was } = board.brief.product;
  const ink = onGround(set.colors, ground);
  burst(
    set,
    board.wide ? part(board.frame, 0.06, 0.08, 0.36, 0.71) : part(board.frame, 0.1, board.tall ? 0.36 : 0.43, 0.8, board.tall ? 0.4 : 0.37),
    -5,
  );
  const box = board.wide ? part(board.safe, 0.42, 0.1, 0.58, 0.52) : part(board.safe, 0, 0, 1, 0.2);
  board.movable(
    group,
    board.wide
      ? [part(board.frame, 0.06, 0.08, 0.34, 0.71), part(board.safe, 0.42, 0, 0.58, 1)]
      : [part(board.safe, 0, 0, 1, board.tall ? 0.28 : 0.32), part(board.frame, 0, board.tall ? 0.36 : 0.43, 1, board.tall ? 0.4 : 0.37)],
  );
  board.text(
    "type",
    {
      text: now,
      style: { families: faces, weight: 800, size: 560 * board.u, color: ink, tracking: -40, maxLines: 1, align: "center" },
      enter: { unit: "char", kind: "stamp", duration: ticks(0.28), stagger: ticks(0.05) },
    },
    { at: beat.start, until: beat.end, group, box, keys: drift("scale", beat.end - beat.start, [0.98, 1.05]) },
  );
  if (was)
    board.text(
      "type",
      {
        text: was,
        style: { families: faces, weight: 800, size: 96 * board.u, color: ink, maxLines: 1, align: "center" },
        emphasis: { words: [0], mark: "strike", markColor: readable(set.colors.pop, ground, 3) },
        enter: { unit: "block", kind: "rise", duration: ticks(0.3) },
      },
      { at: beat.start + 0.25, until: beat.end, group, box: { ...box, y: box.y + box.h + 34 * board.u, h: 84 * board.u } },
    );
  sound(board, "thud", beat.start, 0.5);
}

/** A struck price and the new one on a card that hangs at the thing. */
function card({ board, beat, group, colors, faces }: Shooting, box: Area) {
  const { price: now, original_price: was } = board.brief.product;
  const fill = colors.ink;
  const when = {
    at: beat.start + 0.6,
    until: beat.end,
    group,
    rotation: -6,
    keys: [...move("scale", [0, 0], [0.45, 1, "spring"]), ...move("rotation", [0, -16], [0.5, -6, "outBack"], [3, -3, "linear"])],
  };
  board.shape("over", { geometry: { kind: "rect", radius: 26 * board.u }, fill: { type: "solid", color: fill } }, { ...when, box });
  const text = (value: string, at: Area, color: string, struck: boolean) =>
    board.text(
      "over",
      {
        text: value,
        style: { families: faces, weight: 800, size: at.h * 1.1, color, align: "center", maxLines: 1 },
        ...(struck
          ? { emphasis: { words: value.split(/\s+/).map((_, i) => i), mark: "strike" as const, markColor: litOn(colors, fill) } }
          : {}),
      },
      { ...when, box: at },
    );
  text(now, part(box, 0.07, was ? 0.14 : 0.22, 0.86, was ? 0.44 : 0.56), litOn(colors, fill), false);
  if (was) text(was, part(box, 0.16, 0.66, 0.68, 0.2), colors.paper, true);
}

/** So far a ring runs out to the side of the button (1080ths): the frame's edge would cut it. */
const RIPPLE = 36;

/** The thing in front of its words, the price, the button that is pressed. */
export function callToAction(set: Shooting) {
  const { board, beat, group, colors, ground, faces } = set;
  const { safe, wide, tall, u, down } = board;
  ribbons(set);
  const [w, h] = [(wide ? 560 : tall ? 640 : 440) * u, 150 * u];
  const [x, y] = !tall ? [safe.x + w / 2 + RIPPLE * u, safe.y + safe.h * 0.76] : [board.width / 2, board.caption.y - 30 * u - h / 2];
  const top = board.height * 0.315 + down * 0.4;
  const shape = set.star ? aspect(set.star) : 0;
  const room = wide
    ? part(board.frame, shape > 1 ? 0.54 : 0.58, 0.06, shape > 1 ? 0.42 : 0.34, 0.72)
    : !tall
      ? { x: board.width * 0.5, y: board.height * 0.27 + down, w: board.width * 0.44, h: board.height * 0.52 - down }
      : { x: board.width * 0.06, w: board.width * 0.88, y: top, h: y - h / 2 - 36 * u - top };
  const broad = shape > room.w / room.h;
  // Above a broad thing the card has room; in an upright frame a slender one leaves it the right.
  const beside = tall && board.brief.product.price ? { ...room, w: room.w - 300 * u } : room;
  burst(set, broad ? { ...room, y: room.y + 240 * u, h: room.h - 240 * u } : beside, broad ? 3 : 7);
  const headline = {
    ...set,
    beat: {
      ...beat,
      words: segment(beat.clip.headline).map(({ text }, i) => ({
        text,
        start: beat.start + 0.1 + i * 0.14,
        end: beat.start + 0.24 + i * 0.14,
      })),
    },
  };
  wall(headline, wide ? part(safe, 0, 0.04, 0.54, 0.56) : part(safe, 0, 0, 1, 0.22), { align: wide ? "middle" : "top" });
  if (board.brief.product.price)
    card(
      set,
      broad
        ? {
            x: room.x + room.w - (tall ? 370 : 300) * u,
            y: room.y + (tall ? 0 : 8 * u),
            w: (tall ? 370 : 300) * u,
            h: (tall ? 200 : 170) * u,
          }
        : wide
          ? { x: x + w / 2 + 150 * u, y: y - 85 * u, w: 290 * u, h: 170 * u }
          : !tall
            ? { x: safe.x + 20 * u, y: board.height * 0.4 + down * 0.5, w: 370 * u, h: 210 * u }
            : { x: board.width - 410 * u, y: top + (y - top) * 0.42, w: 370 * u, h: 220 * u },
    );
  const tap = tapTime(beat.clip) - beat.start;
  const fill = fieldOn(colors, ground, 2);
  const box = around(x, y, w, h);
  board.shape(
    "over",
    { geometry: { kind: "rect", radius: h / 2 }, stroke: { color: fill, width: 10 * u } },
    { at: beat.start, until: beat.end, group, box: grown(box, 1), keys: ripple(tap) },
  );
  board.shape(
    "over",
    { geometry: { kind: "rect", radius: h / 2 }, fill: { type: "solid", color: fill } },
    { at: beat.start + 0.35, until: beat.end, group, box, keys: pressed(tap - 0.35, beat.end - beat.start) },
  );
  board.text(
    "over",
    {
      text: buttonOf(board.brief),
      style: {
        families: faces,
        weight: 800,
        size: 72 * u,
        color: readable(contrast("#ffffff", fill) >= 3 ? "#ffffff" : colors.ink, fill),
        align: "center",
        maxLines: 1,
      },
    },
    { at: beat.start + 0.35, until: beat.end, group, box: inset(box, 40 * u, 20 * u), keys: pressed(tap - 0.35, beat.end - beat.start) },
  );
  sound(board, "click", beat.start + tap, 0.7);
}
