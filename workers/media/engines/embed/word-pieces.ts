const CHINESE = /\p{Script=Han}/u;
const MARK = /[\p{P}\p{S}]/u;
/** A longer word is none that the network knows. */
const LONGEST = 100;

/** Words and marks by themselves, in lower case and without accents, as BERT's uncased vocabulary has them. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
  const apart = [...plain].map((sign) => (CHINESE.test(sign) || MARK.test(sign) ? ` ${sign} ` : sign)).join("");
  return apart.split(/[\s\p{C}]+/u).filter(Boolean);
}

/** The longest pieces of a word that the vocabulary has, from its start; null: it has none for some part of it. */
function piecesOf(word: string, vocabulary: ReadonlyMap<string, number>): number[] | null {
  const pieces: number[] = [];
  for (let from = 0; from < word.length;) {
    let to = word.length;
    let id: number | undefined;
    for (; to > from; to -= 1) {
      id = vocabulary.get((from > 0 ? "##" : "") + word.slice(from, to));
      if (id !== undefined) break;
    }
    if (id === undefined) return null;
    pieces.push(id);
    from = to;
  }
  return pieces;
}

/** The ids of a text's pieces, between those of its start and its end, `most` in all (WordPiece, BERT uncased). */
export function tokenIds(text: string, vocabulary: ReadonlyMap<string, number>, most: number): number[] {
  const id = (token: string): number => vocabulary.get(token) ?? 0;
  const pieces = wordsOf(text).flatMap((word) => (word.length > LONGEST ? null : piecesOf(word, vocabulary)) ?? [id("[UNK]")]);
  return [id("[CLS]"), ...pieces.slice(0, most - 2), id("[SEP]")];
}
