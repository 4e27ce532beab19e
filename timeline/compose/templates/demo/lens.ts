import { holding } from "../../bleed.ts";
import type { Shown } from "../../cast.ts";
import { focusOf, photo } from "../../photo.ts";
import { during } from "../../direction.ts";
import { type Area, around, grown, part } from "../../geometry.ts";
import { move } from "../../keys.ts";
import { nearable } from "../../worn.ts";
import { areas, brackets, head, type Show } from "./bench.ts";

/** In a low frame without words there is room for two windows. */
const apart = ({ board, titled }: Show) => board.wide && !titled && nearable(board.brief);

/** The stage (of two windows the left half), as far as it shows the whole height of what the picture is about. */
function windowFor(show: Show, shown: Shown): Area {
  const { stage, aside } = areas(show);
  if (show.board.tall) return stage;
  return apart(show)
    ? holding(shown, part(stage, 0, 0, 0.5, 1), "right")
    : holding(shown, aside ?? stage, show.board.wide && show.titled ? "right" : "center");
}

/** Whether it is known where the thing is: a photograph that is about most of itself is about anything in it. */
const isFound = (shown: Shown): boolean => shown.film !== undefined || shown.cutout !== null || shown.focus.width <= 0.45;

/**
 * What a lens shows: the top of a tall thing, the working side of a broad one; of the packshot, where the picture is
 * about more than the thing; null where nobody knows where that is.
 */
function closest({ cast: { hero } }: Show, shown: Shown): Shown | null {
  const of = [shown, hero].find((one) => one !== null && isFound(one));
  if (!of) return null;
  const { x, y, width, height } = of.focus;
  const tall = height * of.picture.height > width * of.picture.width;
  const focus = tall
    ? { x: x + width / 2 - 0.1, y: y + height * 0.04, width: 0.2, height: height * 0.3 }
    : { x: x + width * 0.6, y: y + height * 0.3, width: width * 0.3, height: height * 0.5 };
  return { ...of, focus };
}

/** A window on the thing at work, and a lens that travels to the part in question. */
export function lens(show: Show) {
  const { board, accent } = show;
  const shown = show.cast.next() ?? show.cast.hero;
  head(show);
  if (!shown) return;
  const stage = windowFor(show, shown);
  photo(
    board,
    "product",
    { shown, zoom: [1.02, 1.12], close: false },
    {
      ...during(show),
      box: stage,
      effects: [{ type: "radius", value: 14 * board.u }],
      keys: move("scale", [0, 0.96], [0.5, 1, "outExpo"]),
    },
  );
  if (areas(show).aside && !apart(show)) board.stoodAside({ ...during(show), box: board.frame }, stage);
  brackets(show, grown(stage, 1.0), 0.1);
  // What somebody wears or holds has a face beside it, over which the lens would come.
  if (!nearable(board.brief) || shown.people.length > 0) return;
  const detail = closest(show, shown);
  if (!detail) return;
  const two = apart(show);
  const r = Math.min(stage.w, stage.h) * (two ? 0.96 : 0.44);
  // It comes to rest in the corner that is farther from the thing.
  const right = two || focusOf(shown).x < 0.5;
  const rim = r * 0.56;
  const [x0, x1] = two
    ? [stage.x + stage.w * 0.5, stage.x + stage.w + 60 * board.u + r * 0.5]
    : right
      ? [stage.x + stage.w * 0.3, stage.x + stage.w - rim]
      : [stage.x + stage.w * 0.7, stage.x + rim];
  const [y0, y1] = [stage.y + stage.h * 0.7, two ? stage.y + stage.h * 0.5 : stage.y + r * 0.62];
  const when = { at: show.at + Math.min(0.45, show.length * 0.3), until: show.until, group: show.group };
  const travel = [
    ...move("x", [0, x0], [0.8, x1, "inOutExpo"], [Math.max(1, show.length), x1 + (right ? -12 : 12) * board.u, "linear"]),
    ...move("y", [0, y0], [0.8, y1, "inOutExpo"], [Math.max(1, show.length), y1 + 10 * board.u, "linear"]),
    ...move("scale", [0, 0], [0.35, 1, "outBack"]),
  ];
  const disc = around(x1, y1, r);
  board.shape(
    "lens",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: accent } },
    { ...when, box: grown(disc, 1.05), keys: travel },
  );
  photo(
    board,
    "lens",
    { shown: detail, zoom: [2.4, 2.9], close: true, pan: 0.02, since: when.at - show.at },
    { ...when, box: disc, effects: [{ type: "mask", shape: "ellipse" }], keys: travel },
  );
}
