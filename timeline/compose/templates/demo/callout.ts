import { ticks } from "../../../time.ts";
import { above } from "../../bleed.ts";
import type { Shown } from "../../cast.ts";
import { placeOf, product } from "../../photo.ts";
import { during } from "../../direction.ts";
import { full } from "../../full.ts";
import { around, grown, inset, inside, part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { ripple } from "../../press.ts";
import { subjectIn } from "../../scene.ts";
import { standing } from "../../standing.ts";
import { areas, brackets, head, type Show } from "./bench.ts";

/** Where on a thing its parts are, as fractions of it: what is spoken of is pointed at. */
const PARTS: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/\b(out)?soles?\b|\bbase\b|\bfoot\b|鞋底|底部|底座/iu, [0.5, 0.9]],
  [/\bhood|\bcollar|\bneck(line)?\b|\blid\b|\bhandles?\b|帽子|连帽|领口|杯盖|瓶盖|提手/iu, [0.5, 0.12]],
  [/\bsleeves?\b|\bcuffs?\b|袖/iu, [0.14, 0.55]],
  [/\blens(es)?\b|\bscreen\b|\bdisplay\b|\bdial\b|触屏|屏幕|显示屏|表盘|镜头/iu, [0.5, 0.45]],
  [/\bbuttons?\b|\bwheel\b|按键|按钮|滚轮/iu, [0.42, 0.24]],
  [/\bpockets?\b|\bwaist(band)?\b|\bhem\b|口袋|腰/iu, [0.4, 0.68]],
  [/\bupper\b|鞋面/iu, [0.35, 0.4]],
  [/\bzip(s|per|pers)?\b|拉链/iu, [0.5, 0.35]],
];

/** The part of the thing that a text speaks of; null where it speaks of none that can be seen. */
export const partOf = (text: string): readonly [number, number] | null => PARTS.find(([says]) => says.test(text))?.[1] ?? null;

/** The thing on the bench, as large as the stage takes. */
function standingThing(show: Show, shown: Shown, box: Area) {
  product(
    show.board,
    "product",
    {
      shown,
      effects: [
        { type: "contact", opacity: 0.75 },
        { type: "reflection", opacity: 0.12 },
        { type: "sweep", start: ticks(0.5), duration: ticks(0.9), opacity: 0.4 },
      ],
    },
    {
      ...during(show),
      box,
      anchor: [0.5, 1],
      keys: move("scale", [0, 1.12], [0.7, 1, "outExpo"], [Math.max(1, show.length), 1.03, "linear"]),
    },
  );
}

/** A line that runs from the words to the part they speak of, and a ring there. */
function leader(show: Show, [fromX, fromY]: readonly [number, number], [x, y]: readonly [number, number]) {
  const { board, accent } = show;
  const box = { x: Math.min(fromX, x), y: Math.min(fromY, y), w: Math.max(1, Math.abs(x - fromX)), h: Math.max(1, Math.abs(y - fromY)) };
  const at = (px: number, py: number): [number, number] => [(px - box.x) / box.w, (py - box.y) / box.h];
  const bend = board.tall || board.square ? at(fromX, fromY + (y - fromY) * 0.45) : at(fromX + (x - fromX) * 0.35, fromY);
  board.shape(
    "over",
    {
      geometry: { kind: "polyline", points: [at(fromX, fromY), bend, at(x, y)] },
      stroke: { color: accent, width: 6 * board.u, cap: "butt" },
    },
    { ...during(show, 0.35), box, keys: move("progress", [0, 0], [0.55, 1, "outExpo"]) },
  );
  const dot = around(x, y, 34 * board.u);
  const when = during(show, 0.7);
  board.shape(
    "over",
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color: accent }, stroke: { color: "#101112", width: 6 * board.u } },
    { ...when, box: dot, keys: move("scale", [0, 0], [0.3, 1, "outBack"]) },
  );
  board.shape(
    "over",
    { geometry: { kind: "ellipse" }, stroke: { color: accent, width: 7 * board.u } },
    { ...when, box: around(x, y, 130 * board.u), keys: ripple(0.25) },
  );
}

/** Below the step's name, words and thing may change places. */
function movable(show: Show) {
  const { board, group } = show;
  const { head: words, stage } = areas(show);
  const top = 64 * board.u;
  if (!board.brief.presenter) board.movable(group, [board.wide ? words : { ...words, y: words.y + top, h: words.h - top }, stage]);
}

/** A fact: its words, the thing, and (where they speak of a part that can be seen) a line between them. */
export function fact(show: Show) {
  const { board, star: hero, clip } = show;
  head(show);
  if (!hero) return;
  const { head: words, stage: middle, aside } = areas(show);
  const stage = aside ?? middle;
  const point = show.titled && hero.cutout ? partOf(`${clip.headline} ${clip.text}`) : null;
  if (!point && show.titled) movable(show);
  const room = hero.cutout ? part(stage, 0.06, 0.02, 0.88, 0.96) : part(stage, 0.02, 0, 0.96, 1);
  standingThing(show, hero, room);
  if (aside) board.stoodAside({ ...during(show), box: board.frame }, placeOf(hero, room));
  if (!point) return void brackets(show, grown(placeOf(hero, room), hero.cutout ? 1 : 1.04), 0.2);
  const thing = standing(hero, room);
  const to = [thing.x + thing.w * point[0], thing.y + thing.h * point[1]] as const;
  const from = board.wide
    ? ([words.x + words.w * 0.86, words.y + words.h * 0.86] as const)
    : ([words.x + 60 * board.u, words.y + words.h + 6 * board.u] as const);
  leader(show, from, to);
}

/** The frame above the captions and below the steps: no line of them crosses a head. */
function underBar(board: Show["board"]): Area {
  const room = above(board);
  const top = board.safe.y + 40 * board.u;
  return { ...room, y: top, h: room.h - top };
}

/** A picture to the edges, measured by the bench's corners: a moment without cards. */
export function wholePicture(show: Show) {
  const { board, cast } = show;
  const shown = cast.next() ?? cast.hero;
  if (!shown) return;
  const box = full(
    board,
    "product",
    { shown, zoom: [1.02, 1.14], pan: 0.03, beside: cast, room: underBar(board) },
    { ...during(show), keys: drift("scale", show.length, [1, 1.02]) },
  );
  // Corners around a detail measure nothing; of a scene they are the picture's own.
  const isScene = shown.ground === null && !shown.print;
  if (isScene && !shown.film && (shown.again ?? 0) % 2 === 1) return;
  const about = isScene ? part(box, 0.03, 0.035, 0.94, 0.93) : grown(subjectIn(board, shown, box), 1.14);
  brackets(show, inside(about, inset(box, 24 * board.u)), 0.15);
}
