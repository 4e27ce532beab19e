import { MIN_CLIP_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import { countCharacters } from "../../../trpc/contract/rules/issue.ts";
import type { Candidate } from "./angles.ts";
import type { Brief } from "./brief.ts";
import type { Point } from "./facts/point.ts";
import { fillWords } from "./lines/fill.ts";
import { LISTS, SHORT } from "./lines/short.ts";
import { pick, type Random } from "./random.ts";
import { headlineFits, headlineFor } from "./text/headline.ts";
import { spokenUnits } from "./text/measure.ts";

interface Item {
  readonly point: Point;
  readonly text: string;
}

/** The short words for a point; null where it needs a sentence of its own, or its words are many. */
function itemOf(brief: Brief, point: Point): Item | null {
  const template = SHORT[brief.language][point.kind];
  const text = template ? fillWords(template, { ...brief.voice, ...point[brief.language] }) : null;
  return text !== null && spokenUnits(text, brief.language) <= (brief.language === "zh" ? 12 : 6) ? { point, text } : null;
}

const listed = (items: readonly Item[], zh: boolean): string => {
  const texts = items.map(({ text }) => text);
  if (zh) return texts.join("，");
  return texts.length === 2 ? texts.join(" and ") : `${texts.slice(0, -1).join(", ")}, and ${texts.at(-1) ?? ""}`;
};

/**
 * Two or three points in one breath, each a claim with its own fact: what a copywriter does with facts that need no story.
 * Null where fewer than two can be said so.
 */
export function digest(brief: Brief, points: readonly Point[], random: Random): Candidate | null {
  const zh = brief.language === "zh";
  const items = points.flatMap((point) => itemOf(brief, point) ?? []).slice(0, 3);
  const source = pick(LISTS[brief.language], random);
  const [first] = items;
  if (!first || items.length < 2 || source === undefined) return null;
  const text = source.replace("{all}", listed(items, zh));
  if (countCharacters(text) < MIN_CLIP_CHARACTERS) return null;
  const both = items
    .slice(0, 2)
    .map((item) => item.text)
    .join(zh ? "，" : ", ");
  const shown = [both, ...items.map((item) => item.text)].find((words) => headlineFits(words, brief.language));
  return {
    text,
    headline: shown?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) ?? headlineFor(first.text, brief.language),
    claims: items.map((item) => ({ text: item.text, fact_id: item.point.factId })),
    units: spokenUnits(text, brief.language),
    source,
    point: first.point,
    also: items.slice(1).map(({ point }) => point),
  };
}
