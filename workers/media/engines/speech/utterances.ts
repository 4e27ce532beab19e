import type { SpokenWord } from "./spoken.ts";

/** Symbols an utterance may have: the model takes 510, and speaks best well below that. */
const COMFORTABLE = 160;
const MOST = 380;

const length = (words: readonly SpokenWord[]): number =>
  words.reduce((sum, word) => sum + [...word.phonemes].length + word.pause.length + 1, 0);

function sentences(words: readonly SpokenWord[]): SpokenWord[][] {
  const all: SpokenWord[][] = [];
  let open: SpokenWord[] = [];
  for (const word of words) {
    open.push(word);
    if (!word.ends) continue;
    all.push(open);
    open = [];
  }
  return open.length > 0 ? [...all, open] : all;
}

/** Halves a sentence that is too long, at the pause nearest to its middle, or at the middle itself. */
function halved(words: SpokenWord[]): SpokenWord[][] {
  if (length(words) <= MOST || words.length < 2) return [words];
  const middle = words.length / 2;
  const cuts = words.map((word, index) => ({
    at: index + 1,
    cost: Math.abs(index + 1 - middle) + (word.pause === "" ? words.length / 3 : 0),
  }));
  const { at } = cuts.slice(0, -1).reduce((best, cut) => (cut.cost < best.cost ? cut : best));
  return [...halved(words.slice(0, at)), ...halved(words.slice(at))];
}

/** The words in the portions that are synthesised one by one: whole sentences, short ones together. */
export function utterances(words: readonly SpokenWord[]): SpokenWord[][] {
  return sentences(words)
    .flatMap(halved)
    .reduce<SpokenWord[][]>((all, sentence) => {
      const last = all.at(-1);
      if (last === undefined || length(last) + length(sentence) > COMFORTABLE) return [...all, sentence];
      return [...all.slice(0, -1), [...last, ...sentence]];
    }, []);
}
