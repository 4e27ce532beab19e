import { luminance, mix, toHsl } from "../../../color.ts";
import type { Shown } from "../../cast.ts";
import { photo } from "../../photo.ts";
import { during, type Take } from "../../direction.ts";
import { full } from "../../full.ts";
import { type Area, around, grown, part } from "../../geometry.ts";
import { move } from "../../keys.ts";
import { onGround } from "../../palette.ts";
import { shapeOf, standing } from "../../standing.ts";
import { nearable } from "../../worn.ts";
import { checkered } from "./checkered.ts";
import { shout, slap, tape, wobble } from "./wall.ts";

/** Torn paper on the wall. */
function paper(take: Take, box: Area, edges: ("top" | "right")[]) {
  const { board, colors, index } = take;
  const come = edges.includes("top")
    ? move("y", [0, board.height * 1.3], [0.3, box.y + box.h / 2, "outBack"])
    : move("x", [0, -box.w], [0.3, box.x + box.w / 2, "outBack"]);
  board.shape(
    "over",
    { geometry: { kind: "torn", seed: 11 + index, edges, roughness: 22 * board.u }, fill: { type: "solid", color: colors.paper } },
    { ...during(take), box, rotation: edges.includes("top") ? -1.2 : 1, keys: come },
  );
}

/** A dot of the halftone, and so many across a thing's shorter side show what it is. */
const CELL = 9;
const FEWEST_DOTS = 44;

/** A screen has two inks: a thing of a color of its own would be sold in another one. */
const [MOST_CHROMA, LEADING] = [0.1, 3];
function isColored({ palette }: Shown): boolean {
  return palette.slice(0, LEADING).some((color) => {
    const [, saturation, lightness] = toHsl(color);
    return saturation * (1 - Math.abs(2 * lightness - 1)) > MOST_CHROMA;
  });
}

/** What is darker is black: a screen makes one gray of it, in which nothing of it is seen; of what is lighter it leaves dots. */
const TONES = { black: 0.07, light: 0.4 };
function hasTones({ palette: [most = "#808080"] }: Shown): boolean {
  const tone = luminance(most);
  return tone >= TONES.black && tone <= TONES.light;
}

/** A screen is for what is cut out, large and gray: a photograph with its ground turns to mud, and a small thing to dots. */
function isScreened(shown: Shown, wall: Area, cell: number): boolean {
  const { w, h } = standing(shown, wall);
  return shown.cutout !== null && !isColored(shown) && hasTones(shown) && Math.min(w, h) / cell >= FEWEST_DOTS;
}

/** A printed photograph fills the wall; torn paper beside and below it carries the words, the headline too where one is due. */
export function wallPoster(take: Take) {
  const { board, colors, ground, titled } = take;
  const { width, height, safe, u, tall } = board;
  const shown = take.cast.next();
  if (!shown) return checkered(take);
  // A broad thing is cut off beside words, in a square, too: there it stands above them.
  const wide = !tall && !(board.square && titled && shapeOf(shown) > 1);
  const edge = titled && !wide ? 0.62 * height : board.caption.y - 46 * u;
  // Above the paper the picture is whole: the torn edge covers no product.
  const wall = { ...board.frame, h: edge + 30 * u };
  // Beside a headline it is seen whole.
  const printed = { shown: titled ? { ...shown, again: 0 } : shown, zoom: [1, 1.16] as const, pan: 0.03 };
  const screen = { type: "halftone" as const, cell: CELL * u, dark: colors.ink, light: mix(ground, "#ffffff", 0.85) };
  const placed = { ...during(take), effects: isScreened(shown, wall, CELL * u) ? [screen] : [] };
  // Beside it a detail of itself: two pictures side by side are the paste-up's.
  if (wide && !titled) full(board, "product", { ...printed, beside: { ...take.cast, others: false }, room: wall, aside: false }, placed);
  else photo(board, "product", printed, { ...placed, box: wide ? part(wall, 0.4, 0, 0.6, 1) : wall });
  if (wide && titled) paper(take, { x: -0.03 * width, y: -0.05 * height, w: 0.46 * width, h: 1.1 * height }, ["right"]);
  paper(take, { x: -0.04 * width, y: edge, w: 1.08 * width, h: height * 1.1 - edge }, ["top"]);
  if (titled) shout(take, wide ? part(safe, 0.01, 0.1, 0.37, 0.6) : part(safe, 0.06, 0.68, 0.88, 0.19), { angle: -3 });
}

/** A photograph's print has its shape, within reason: a crop would lose what it is of. */
function sheetOf(shown: Shown, box: Area): Area {
  if (shown.ground !== null || shown.print || shown.film) return box;
  const shape = Math.min(BROADEST, Math.max(1 / BROADEST, shown.picture.width / shown.picture.height));
  const w = Math.min(box.w, box.h * shape);
  return around(box.x + box.w / 2, box.y + box.h / 2, w, w / shape);
}
const BROADEST = 1.5;

/** Two prints pasted at odd angles, taped down, and a marker that points. */
export function pasteUp(take: Take) {
  const { board, colors, ground, cast, titled } = take;
  const [one, two] = [cast.next(), cast.next()];
  const print = (shown: Shown | null, box: Area, angle: number, late: number) =>
    shown &&
    photo(
      board,
      "product",
      // What is worn keeps its hem and its waist.
      { shown: titled ? { ...shown, again: 0 } : shown, zoom: nearable(board.brief) ? [1.05, 1.2] : [1, 1.04] },
      {
        ...during(take),
        box: sheetOf(shown, box),
        rotation: angle,
        effects: [
          { type: "stroke", color: "#fffdf6", width: 18 * board.u },
          { type: "shadow", color: "rgba(0,0,0,0.35)", blur: 24 * board.u, x: 10 * board.u, y: 16 * board.u },
        ],
        keys: [...slap(late), ...wobble(angle, take.length + 0.6, 0.6)],
      },
    );
  const single = two === null || two.id === one?.id;
  const [a, b] =
    single && board.wide
      ? [titled ? part(board.frame, 0.5, 0.07, 0.42, 0.62) : part(board.frame, 0.26, 0.06, 0.48, 0.66), board.frame]
      : single
        ? [
            titled
              ? part(board.frame, 0.12, board.square ? 0.39 : 0.33, 0.76, board.square ? 0.34 : 0.38)
              : part(board.frame, 0.17, 0.14, 0.66, 0.54),
            board.frame,
          ]
        : board.wide
          ? titled
            ? [part(board.frame, 0.46, 0.06, 0.3, 0.52), part(board.frame, 0.68, 0.24, 0.28, 0.5)]
            : [part(board.frame, 0.1, 0.07, 0.42, 0.6), part(board.frame, 0.5, 0.14, 0.4, 0.58)]
          : board.tall
            ? titled
              ? [part(board.frame, 0.05, 0.3, 0.62, 0.26), part(board.frame, 0.36, 0.5, 0.58, 0.24)]
              : [part(board.frame, 0.07, 0.1, 0.74, 0.34), part(board.frame, 0.22, 0.41, 0.7, 0.33)]
            : titled
              ? [part(board.frame, 0.05, 0.4, 0.46, 0.36), part(board.frame, 0.49, 0.43, 0.46, 0.36)]
              : [part(board.frame, 0.05, 0.08, 0.52, 0.5), part(board.frame, 0.43, 0.3, 0.52, 0.48)];
  board.shape(
    "back",
    {
      geometry: { kind: "rect" },
      fill: { type: "pattern", kind: "stripes", color: mix(ground, colors.ink, 0.14), size: 46 * board.u, rate: 0.5 },
    },
    { ...during(take), box: board.frame },
  );
  print(one, a, titled ? -7 : -4, 0.02);
  print(single ? null : two, b, 5, 0.4);
  tape(take, a.x + a.w * 0.45, a.y - 4, -12);
  if (!single) tape(take, b.x + b.w * 0.6, b.y - 2, 9);
  // Alone it may be pasted at the left, or higher.
  const beside = board.wide ? part(board.frame, 0.07, 0, 0.05, 1) : part(board.frame, 0, 0.015, 1, 0.02);
  if (single && !titled) board.movable(take.group, [beside, grown(a, 1.1)]);
  if (!titled) return;
  const words = board.wide ? part(board.safe, 0.01, 0.1, 0.44, 0.56) : part(board.safe, 0.05, 0.02, 0.9, board.tall ? 0.2 : 0.3);
  if (single) board.movable(take.group, [words, grown(a, 1.1)]);
  shout(take, words, { angle: 3 });
  const arrow = board.wide
    ? part(board.frame, 0.3, 0.62, 0.15, 0.14)
    : part(board.frame, 0.08, board.tall ? 0.63 : 0.775, board.tall ? 0.24 : 0.16, board.tall ? 0.08 : 0.08);
  if (!single && (board.tall || board.wide))
    board.shape(
      "over",
      { geometry: { kind: "scribble", seed: 4, form: "arrow" }, stroke: { color: onGround(colors, ground), width: 14 * board.u } },
      { at: take.at + 0.5, until: take.until, group: take.group, box: arrow, keys: move("progress", [0, 0], [0.4, 1, "out"]) },
    );
}
