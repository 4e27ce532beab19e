/** Words with their translation; one that stays as it is is its own. */
export type Glossary = readonly (readonly [word: string, translation: string])[];

const MOST = 200;

/** `word = translation`, or a word alone, one a line. */
export const readGlossary = (text: string): Glossary =>
  text
    .split("\n")
    .map((line): [string, string] => {
      const [word = "", ...rest] = line.split(/[=＝]/);
      return [word.trim(), rest.join("=").trim() || word.trim()];
    })
    .filter(([word]) => word !== "" && word.length <= 100)
    .slice(0, MOST);

/** What of a glossary a text uses. */
export const usedIn = (glossary: Glossary, text: string): Glossary => {
  const said = text.toLocaleLowerCase();
  return glossary.filter(([word]) => said.includes(word.toLocaleLowerCase()));
};
