import { readable } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { above, holding } from "../../bleed.ts";
import type { Shown } from "../../cast.ts";
import { photo, product } from "../../photo.ts";
import { during, enter, type Take } from "../../direction.ts";
import { part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { standing } from "../../standing.ts";
import { rule, title } from "./page.ts";

/** Letters of a masthead, and the fewest that make one: "Le" of "Le Corbusier" is none, nor "Lens" of "Lens Cleaning Kit". */
const [MOST_LETTERS, FEWEST] = [14, 4];

/** For whom or of what kind a thing is, at the beginning of its name: no magazine is called so, but "Sandals" one may be. */
const DESCRIBES =
  /^(?:the|an?|new|ladies|lady['’]?s|wom[ae]n['’]?s?|m[ae]n['’]?s?|kids?|boys?|girls?|adults?|unisex|plain|solid|casual|classic|modern|vintage|designer|premium|super|waterproof|portable|wireless|cordless|automatic|digital|electric|smart|soft|mini|large|small)$/iu;

/** The name of the brand: a masthead is a word, or a short name. */
export function mastheadOf(name: string): string {
  if (name.length <= MOST_LETTERS) return name;
  const words = name.split(/\s+/);
  const heads = words.map((_, at) => words.slice(0, at + 1).join(" "));
  const tails = [words.slice(-1), words.slice(-2)].map((tail) => tail.join(" "));
  const tail = tails.find((one) => one.length >= FEWEST && one.length <= MOST_LETTERS);
  if (DESCRIBES.test(words[0] ?? "") && tail !== undefined) return tail;
  return heads.find((head) => head.length > FEWEST && head.length <= MOST_LETTERS) ?? heads[0] ?? name;
}
/** A brand is written as its owner does ("adidas"), a word for a thing as a title. */
const nameOf = ({ board }: Take): string =>
  mastheadOf(board.brief.product.brand || board.name.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()));

/** The cover's line: the headline, or (where the masthead is a word of that) the first fact's, or else the price. */
function coverLine(take: Take): Take {
  const { clip, plan, board } = take;
  const fact = plan.clips.find(({ role }) => role === "benefit" || role === "proof");
  const told = ` ${clip.headline.trim().toLowerCase()} `.includes(` ${nameOf(take).trim().toLowerCase()} `);
  const other = fact?.headline || board.brief.product.price;
  return told && other ? { ...take, clip: { ...clip, headline: other } } : take;
}

/** Letters that reach below the line, and what that leaves of a place's height. */
const DESCENDS = /[gjpqyQ]/;
const ABOVE = 0.8;

/** The masthead, as large as its place takes it. */
function masthead(take: Take, place: Area, align: "left" | "center" = "center") {
  const { board, faces, colors } = take;
  const box = { ...place, h: place.h * (DESCENDS.test(nameOf(take)) ? ABOVE : 1) };
  board.text(
    "back",
    {
      text: nameOf(take),
      style: {
        families: faces,
        size: 620 * board.u,
        minSize: 40,
        color: readable(colors.main, colors.paper, 5.4),
        maxLines: 1,
        align,
        tracking: -30,
        valign: "top",
      },
      enter: enter("char", "mask", [0.9, 0.045], "outExpo"),
    },
    { ...during(take), box, keys: drift("scale", take.length, [1, 1.03]) },
  );
}

/** The product, cut out, rising in front of the masthead. */
function risen(take: Take, shown: Shown, set: Area) {
  product(
    take.board,
    "product",
    {
      shown,
      effects: [
        { type: "contact", opacity: 0.4 },
        { type: "sweep", start: ticks(0.6), duration: ticks(1) },
      ],
    },
    {
      ...during(take),
      box: set,
      anchor: [0.5, 1],
      keys: [
        ...move("y", [0, set.y + set.h + 130 * take.board.u], [0.9, set.y + set.h, "outQuint"]),
        ...drift("scale", take.length, [1, 1.06]),
      ],
    },
  );
}

/** A photograph that has no cut-out is the cover's picture: to the edges of the page, below or beside the masthead, never over it. */
function photographed(take: Take, shown: Shown) {
  const { board } = take;
  const { safe, u, tall } = board;
  const wide = !tall;
  const floor = above(board).h;
  const head = { x: safe.x, y: safe.y + 10 * u, w: safe.w, h: safe.h * 0.17 };
  const below = head.y + head.h + 30 * u;
  const deep = 190 * u;
  const from = board.square ? 0.44 : 0.42;
  const box = wide
    ? holding(shown, { x: board.width * from, y: 0, w: board.width * (1 - from), h: floor }, "right")
    : { x: 0, y: below + deep + 46 * u, w: board.width, h: floor - below - deep - 46 * u };
  const column = { x: safe.x, w: wide ? box.x - safe.x - 60 * u : safe.w };
  masthead(take, wide ? { ...column, y: safe.y + 40 * u, h: safe.h * 0.34 } : head, wide ? "left" : "center");
  photo(
    board,
    "product",
    { shown, zoom: [1.02, 1.1], pan: 0.02, whole: true },
    {
      ...during(take),
      box,
      effects: [{ type: "reveal", from: wide ? "right" : "down" }],
      keys: move("reveal", [0, 0.4], [0.7, 1, "outExpo"]),
    },
  );
  const lines = wide
    ? { ...column, y: safe.y + safe.h * 0.42, h: safe.h * 0.4 }
    : { x: safe.x + 20 * u, y: below, w: safe.w - 40 * u, h: deep };
  title(coverLine(take), lines, { size: 128, valign: "bottom" });
}

/** The cover: the name of the brand as masthead, the product standing in front of it. */
export function cover(take: Take) {
  const { board, star: hero } = take;
  const { safe, u } = board;
  if (hero && !hero.cutout) return photographed(take, hero);
  const head = { x: safe.x, y: safe.y + 10 * u, w: safe.w, h: safe.h * (board.wide ? 0.34 : 0.17) };
  const middle = board.wide
    ? part(board.frame, 0.4, 0.12, 0.56, 0.66)
    : part(board.frame, board.tall ? 0.08 : 0.1, board.tall ? 0.16 : 0.11, board.tall ? 0.84 : 0.8, board.tall ? 0.58 : 0.68);
  const margin = board.wide ? part(safe, 0, 0.42, 0.36, 0.4) : part(safe, 0.02, board.tall ? 0.56 : 0.5, board.tall ? 0.31 : 0.3, 0.3);
  // A thing that fills the page's breadth has no margin beside it: the lines stand between it and the masthead.
  const broad = !board.wide && hero !== null && standing(hero, middle).x < margin.x + margin.w - 20 * u;
  const below = head.y + head.h + 30 * u;
  const deep = (board.square ? 130 : 190) * u;
  const set = broad ? { ...middle, y: below + deep, h: middle.y + middle.h - below - deep } : middle;
  const thing = hero ? standing(hero, set) : set;
  // In a low frame the thing is as tall as the page, and stands beside the masthead.
  if (board.wide) masthead(take, { ...head, x: margin.x, w: thing.x - margin.x - 60 * u }, "left");
  else masthead(take, head);
  if (hero) risen(take, hero, set);
  const lines = broad ? { x: safe.x + 20 * u, y: below, w: safe.w - 40 * u, h: thing.y - 70 * u - below } : margin;
  title(coverLine(take), lines, { size: 128, valign: "bottom" });
  rule(take, { x: lines.x, y: lines.y + lines.h + 26 * u, w: lines.w * 0.8, h: 2 }, 0.3);
}
