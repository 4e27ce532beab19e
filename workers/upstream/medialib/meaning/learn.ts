import { keepWords, newWords, type WordRow } from "../../../../db/queries/asset-word.ts";
import { LIBRARY } from "../../../../trpc/contract/rules/library.ts";
import type { Services } from "../../services.ts";

/** Keeps what these words mean, for searches by meaning. Throws MediaJobFailed, or a network error. */
export async function learnWords(all: Services, ownerId: string, words: readonly string[]): Promise<void> {
  const unknown = await newWords(all.db, ownerId, words, LIBRARY.words);
  if (unknown.length === 0) return;
  const { vectors } = await all.media.run({ kind: "embed", words: unknown });
  const known = unknown.flatMap((word, at): WordRow[] => {
    const vector = vectors[at];
    return vector ? [{ word, vector }] : [];
  });
  await keepWords(all.db, ownerId, known);
}

/** The same where nothing depends on it: false if the meanings could not be had. */
export const tryToLearn = async (all: Services, ownerId: string, words: readonly string[]): Promise<boolean> =>
  (await all.media.can("embed")) &&
  (await learnWords(all, ownerId, words).then(
    () => true,
    () => false,
  ));
