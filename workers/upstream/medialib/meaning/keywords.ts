import type { AnalysisResult } from "../../../../trpc/contract/analysis.ts";

/** Letters of the longest word, and of the shortest that stands in a picture: shorter ones are often misread. */
const [LONGEST, READ] = [30, 4];
/** Words of one file. */
const MOST = 60;
/** Words that say nothing of what is in a file. */
const EMPTY = new Set(
  "the and for with from this that are was you your our not all new img dsc dscn pxl mvi vid photo image picture video file final copy edit".split(
    " ",
  ),
);

const latin = (text: string): string[] => text.match(/(?<![a-z])[a-z]{3,30}(?![a-z])/g) ?? [];
/** A longer run is a sentence: nobody looks for it by its meaning. */
const chinese = (text: string): string[] => (text.match(/\p{Script=Han}+/gu) ?? []).filter(({ length }) => length <= 6);
const words = (text: string): string[] => [...latin(text.toLowerCase()), ...chinese(text)];

/** The words of a text that are worth looking for by their meaning, each once. */
export const meaningful = (text: string): string[] => [...new Set(words(text))].filter((word) => !EMPTY.has(word));

const isPhrase = (tag: string): boolean => tag.length <= LONGEST && /^[a-z]+( [a-z]+){1,2}$/.test(tag);

/** The words that a file is known by: the things that are seen in it, its tags, its name, and what stands in it. */
export function keywordsOf(
  { file_name, tags }: { file_name: string; tags: readonly string[] },
  { objects = [], text = "" }: Partial<Pick<AnalysisResult, "objects" | "text">> = {},
): string[] {
  const name = file_name.replace(/\.[^.]*$/, "").replace(/([a-z])([A-Z])/g, "$1 $2");
  const phrases = tags.map((tag) => tag.toLowerCase()).filter(isPhrase);
  const read = meaningful(text).filter((word) => word.length >= READ || /\p{Script=Han}{2}/u.test(word));
  return [...new Set([...objects, ...phrases, ...meaningful(tags.join("\n")), ...meaningful(name), ...read])].slice(0, MOST);
}
