import { furnishes } from "./furnishing.ts";

/**
 * What a line of the banks presupposes, in its third part: `spoken | shown | needs`. Needs are separated by spaces:
 *   `page`       the product has a page that can be opened;
 *   `pictures`   it has pictures to look at;
 *   `facts:2`    so many facts were said before;
 *   `given:2`    there are so many facts to say in all;
 *   `bare`       there are none;
 *   `said:price` a price was said before;
 *   `things:a,b` it is one of these things (spaces in names as `_`); `not:a,b` none of these;
 *   `in:a,b`     it belongs to one of these categories;
 *   `active`     it is worn for sport; `dressing`: it is not;
 *   `furnishes`  it stands, lies or hangs in a room, and is looked at;
 *   `weighed`    it is a thing that one compares before one buys, not a snack.
 */
export type Needs = {
  page: boolean;
  pictures: boolean;
  facts: number;
  given: number;
  bare: boolean;
  price: boolean;
  things: string[] | null;
  not: string[];
  in: string[] | null;
  furnishes: boolean;
  active: boolean;
  dressing: boolean;
  weighed: boolean;
};

const list = (word: string): string[] =>
  word
    .slice(word.indexOf(":") + 1)
    .split(",")
    .map((name) => name.replaceAll("_", " "));

/** What a line declares that it needs. */
export const needsOf = (line: string): Needs => {
  const words = (line.split(" | ")[2] ?? "").split(" ");
  const valued = (key: string): string[] | null => {
    const word = words.find((one) => one.startsWith(`${key}:`));
    return word === undefined ? null : list(word);
  };
  return {
    page: words.includes("page"),
    pictures: words.includes("pictures"),
    facts: Number(valued("facts")?.[0] ?? 0),
    given: Number(valued("given")?.[0] ?? 0),
    bare: words.includes("bare"),
    price: words.includes("said:price"),
    things: valued("things"),
    not: valued("not") ?? [],
    in: valued("in"),
    furnishes: words.includes("furnishes"),
    active: words.includes("active"),
    dressing: words.includes("dressing"),
    weighed: words.includes("weighed"),
  };
};

/** What holds where a line would stand. `thing`: the English word for the product, empty where none is known. */
export type Standing = {
  page: boolean;
  pictures: boolean;
  thing: string;
  category: string;
  /** Whether it is worn for sport. */
  active?: boolean;
  /** How many facts can be said of it. */
  sayable: number;
  facts: number;
  price: boolean;
};

/** What one buys without comparing. */
const EVERYDAY = new Set(["food", "books"]);

/** Whether all that a line needs is there. */
export const meets = (line: string, standing: Standing): boolean => {
  const needs = needsOf(line);
  const { page, pictures, facts, given, bare, price, things, not, in: categories, weighed, furnishes: furnishing } = needs;
  return (
    (categories === null || categories.includes(standing.category)) &&
    (!furnishing || furnishes(standing.thing)) &&
    (!needs.active || standing.active === true) &&
    (!needs.dressing || standing.active !== true) &&
    (!weighed || !EVERYDAY.has(standing.category)) &&
    (!page || standing.page) &&
    (!pictures || standing.pictures) &&
    standing.facts >= facts &&
    standing.sayable >= given &&
    (!bare || standing.sayable === 0) &&
    (!price || standing.price) &&
    (things === null || things.includes(standing.thing)) &&
    !not.includes(standing.thing)
  );
};
