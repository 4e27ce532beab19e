import type { AdBrief } from "../brief.ts";
import { LARGEST, PLAY } from "./framing.ts";
import type { Area } from "./geometry.ts";

type Picture = Pick<AdBrief["pictures"][number], "look" | "focus" | "ground" | "people">;
type Box = Picture["focus"];

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
/** A detail is so much of each side of what a picture is about, and begins at one of these places of it. */
const SIDE = 0.64;
const PLACES = [0.18, 0, 0.36] as const;
/** From its top: what is at the foot of a thing (legs, a base) tells nobody what it is, and nothing loses its head. */
const DOWN = [0] as const;
const MIDDLE = [0.18] as const;
/** One that shows less than this share of what the fullest shows is bare; more than so many are never seen in one ad. */
const [FULL, MOST] = [0.6, 4];
/** Columns and rows of a look (media service, `lookOf`). */
const CELLS = 16;

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Steps of light within a part of a picture, by its look: where there is something to see. */
function stepsIn(part: Box, { look = "", focus, ground }: Picture): number {
  const domain = ground === null ? WHOLE : focus;
  return [...look].reduce((sum, digit, at) => {
    const row = Math.floor(at / (CELLS / 4));
    const bits = Number.parseInt(digit, 16);
    return [0, 1, 2, 3].reduce((all, bit) => {
      const column = (at % (CELLS / 4)) * 4 + bit;
      const [x, y] = [domain.x + ((column + 0.5) / CELLS) * domain.width, domain.y + ((row + 0.5) / CELLS) * domain.height];
      const within = x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height;
      return all + (within && (bits >> (3 - bit)) & 1 ? 1 : 0);
    }, sum);
  }, 0);
}

/** A picture that is about so much of itself tells nobody where its thing is: only its middle, and what is nearest to it, is sure to be of it. */
const UNKNOWN = 0.8;

/**
 * Parts of what a picture is about that are worth seeing from near: the one with the most to see, then those that are the farthest from
 * all before. None of who is seen in it: a body without its head.
 */
export function detailsOf(picture: Picture): readonly Box[] {
  if (picture.people.length > 0) return [];
  const { x, y, width, height } = picture.focus;
  const [w, h] = [width * SIDE, height * SIDE];
  const [downs, acrosses] = width * height < UNKNOWN ? [DOWN, PLACES] : [MIDDLE, MIDDLE];
  const all = downs.flatMap((down) => acrosses.map((across) => ({ x: x + across * width, y: y + down * height, width: w, height: h })));
  const steps = all.map((part) => stepsIn(part, picture));
  const most = Math.max(...steps);
  const chosen: Box[] = [];
  const left = all.flatMap((part, i) => ((steps[i] ?? 0) >= most * FULL ? [{ part, steps: steps[i] ?? 0 }] : []));
  const apart = (one: Box): number =>
    Math.min(1, ...chosen.map((other) => Math.hypot(middle(one).x - middle(other).x, middle(one).y - middle(other).y)));
  while (left.length > 0 && chosen.length < MOST) {
    const rank = (one: (typeof left)[number]) => (chosen.length === 0 ? one.steps : apart(one.part));
    const best = left.reduce((a, b) => (rank(b) > rank(a) ? b : a));
    // What shares more than two thirds of itself with one before is no other detail.
    if (chosen.length > 0 && apart(best.part) < Math.min(w, h) / 3) break;
    chosen.push(best.part);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}

/** More of a picture than this, by area, is the picture again. */
const DETAIL = 0.5;

/** Whether a box that a picture fills as large as its pixels allow shows a detail of it. */
export const hasPixels = ({ width, height }: { width: number; height: number }, box: Area): boolean => {
  const most = LARGEST / PLAY;
  return (box.w / most / width) * (box.h / most / height) < DETAIL;
};
