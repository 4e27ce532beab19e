import { mix } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { above, holding } from "../../bleed.ts";
import { DECOR } from "../../document-builder.ts";
import type { Shown } from "../../cast.ts";
import { photo, product } from "../../photo.ts";
import { during, enter, type Take } from "../../direction.ts";
import { full } from "../../full.ts";
import { around, part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { talker } from "../../talker.ts";
import { folio, page, rule, small, still, title } from "./page.ts";

/** A plate set off-centre, a title in the margin, a hairline between; without a title the plate has the page. */
export function spread(take: Take) {
  const { board, index, titled } = take;
  const { u, tall } = board;
  const wide = !tall;
  const shown = take.cast.next() ?? take.cast.hero;
  const area = page(take);
  folio(take);
  const flip = index % 2 === 0;
  const room = !titled
    ? wide
      ? part(area, 0.04, 0.02, 0.92, 0.76)
      : part(area, flip ? 0.08 : 0, 0.015, 0.92, 0.84)
    : wide
      ? part(area, flip ? 0.46 : 0, 0.02, 0.54, 0.76)
      : part(area, flip ? 0.16 : 0, 0.3, 0.84, 0.55);
  const pair = board.wide && !titled && take.cast.others && shown ? take.cast.beside(shown) : null;
  const plate =
    shown && !tall
      ? holding(shown, pair ? part(room, 0, 0, 0.49, 1) : room, pair ? "right" : !titled ? "center" : flip ? "right" : "left")
      : room;
  const set = (picture: Shown, box: Area, from: "left" | "right") => {
    photo(
      board,
      "product",
      { shown: titled ? { ...picture, again: 0 } : picture, zoom: [1.02, 1.2], pan: 0.04 },
      { ...during(take), box, effects: [{ type: "reveal", from }], keys: move("reveal", [0, 0.45], [0.6, 1, "outExpo"]) },
    );
  };
  if (shown) set(shown, plate, flip ? "right" : "left");
  if (pair) set(pair, holding(pair, part(room, 0.51, 0, 0.49, 1), "left"), "left");
  if (titled && wide) title(take, part(area, flip ? 0 : 0.6, 0.02, 0.4, 0.6), { size: 150 });
  if (titled)
    board.movable(
      take.group,
      wide
        ? [part(area, flip ? 0 : 0.6, 0, 0.4, 0.9), part(area, flip ? 0.46 : 0, 0, 0.54, 0.9)]
        : [part(area, 0, 0.01, 1, 0.235), part(area, 0, 0.3, 1, 0.6)],
    );
  if (titled && !wide) title(take, part(area, 0, 0.01, 1, 0.235), { size: 186, valign: "bottom" });
  const note =
    wide && titled
      ? { x: flip ? area.x : area.x + area.w * 0.6, y: plate.y + plate.h - 50 * u, w: area.w * 0.38, h: 44 * u }
      : { x: plate.x, y: plate.y + plate.h + 14 * u, w: plate.w, h: 44 * u };
  // A caption says what is seen.
  small(take, board.name, note, flip && !wide ? "right" : "left");
  if (titled)
    rule(
      take,
      wide
        ? { x: flip ? area.x + area.w * 0.43 : area.x + area.w * 0.57, y: plate.y, w: 2, h: plate.h }
        : { x: flip ? area.x + area.w * 0.08 : area.x + area.w * 0.92, y: plate.y, w: 2, h: plate.h },
      0.2,
    );
}

/** A line pulled out of the text, as large as it goes, the product keeping it company; without one, the product in an arched window. */
export function quote(take: Take) {
  const { board, colors, star, clip } = take;
  const area = page(take);
  folio(take);
  if (!take.titled) return still(take, board.wide ? part(area, 0.2, 0, 0.6, 0.86) : part(area, 0.05, 0.01, 0.9, board.tall ? 0.88 : 0.84));
  board.text(
    "back",
    {
      name: DECOR,
      text: "“",
      style: { families: ["Instrument Serif"], size: 900 * board.u, color: mix(take.ground, colors.main, 0.28), valign: "top" },
      enter: enter("block", "rise", [0.8]),
    },
    {
      ...during(take),
      box: { x: area.x - 14 * board.u, y: area.y + 20 * board.u, w: area.w, h: 700 * board.u },
      keys: drift("y", take.length, [area.y + 400 * board.u, area.y + 320 * board.u]),
    },
  );
  const set = board.wide
    ? part(area, 0.6, 0.02, 0.4, 0.82)
    : part(
        area,
        board.brief.presenter ? 0.3 : 0.22,
        board.tall ? 0.395 : 0.36,
        board.brief.presenter ? 0.7 : 0.78,
        board.tall ? 0.475 : 0.48,
      );
  if (star)
    product(
      board,
      "product",
      {
        shown: star,
        effects: [
          { type: "contact", opacity: 0.38 },
          { type: "sway", property: "rotation", amplitude: 0.7, period: ticks(4) },
        ],
      },
      {
        ...during(take),
        box: set,
        anchor: [0.5, 1],
        keys: [
          ...move("x", [0, set.x + set.w / 2 + 160 * board.u], [1, set.x + set.w / 2, "outQuint"]),
          ...drift("scale", take.length, [1, 1.06]),
        ],
      },
    );
  title(
    take,
    board.wide ? part(area, 0.02, 0.1, 0.55, board.brief.presenter ? 0.3 : 0.6) : part(area, 0.02, 0.07, 0.96, board.tall ? 0.27 : 0.25),
    { size: 240, valign: board.wide ? "middle" : "top" },
  );
  talker(board, {
    clip,
    ...during(take, 0.3),
    ring: colors.paper,
    shape: "card",
    box: board.wide
      ? around(area.x + 160 * board.u, area.y + area.h * 0.66, 250 * board.u, 310 * board.u)
      : around(
          area.x + 180 * board.u,
          area.y + area.h * (board.tall ? 0.7 : 0.66),
          (board.tall ? 330 : 270) * board.u,
          (board.tall ? 410 : 330) * board.u,
        ),
  });
}

/** The photograph to the edges, down to the captions; a title stands above it on the paper. */
export function bleed(take: Take) {
  const { board, titled } = take;
  const shown = take.cast.next();
  if (!shown) return quote(take);
  const top = above(board);
  const crop = { shown, zoom: [1.16, 1] as const, pan: 0.03 };
  if (!titled) return void full(board, "product", { ...crop, beside: take.cast }, during(take));
  const box = board.tall ? part(top, 0, 0.405, 1, 0.595) : holding(shown, part(top, 0.46, 0, 0.54, 1), "right");
  photo(board, "product", crop, { ...during(take), box });
  if (board.tall) folio(take);
  title(take, !board.tall ? part(page(take), 0, 0.05, 0.42, 0.64) : part(page(take), 0, 0.02, 1, board.tall ? 0.21 : 0.2), {
    size: board.tall ? 200 : 170,
    valign: board.tall ? "bottom" : "middle",
  });
}
