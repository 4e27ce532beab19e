import { MAX_TITLE } from "../../../trpc/contract/draft.ts";

/** “Bottle” → “Bottle (2)” → “Bottle (3)”. */
export function nextTitle(title: string): string {
  const [, stem = title, number = "1"] = /^(.*) \((\d{1,4})\)$/.exec(title) ?? [];
  const ending = ` (${Number(number) + 1})`;
  return stem.slice(0, MAX_TITLE - ending.length) + ending;
}
