import { eq, sql } from "drizzle-orm";
import { assetWord } from "../schema/index.ts";
import type { Database } from "./database.ts";

/** A word that an owner's files are known by, and what it means (base64 of signed bytes). */
export type WordRow = Pick<typeof assetWord.$inferSelect, "word" | "vector">;

export const readWords = (db: Database, ownerId: string): Promise<WordRow[]> =>
  db.select({ word: assetWord.word, vector: assetWord.vector }).from(assetWord).where(eq(assetWord.owner_id, ownerId));

/** Those of these words that the owner does not have, as far as there is room for more. */
export async function newWords(db: Database, ownerId: string, words: readonly string[], most: number): Promise<string[]> {
  const [{ count } = { count: 0 }] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM asset_word WHERE owner_id = ${ownerId}`,
  );
  const rows = await db.all<{ word: string }>(sql`
    SELECT j.value AS word FROM json_each(${JSON.stringify(words)}) AS j
    WHERE NOT EXISTS (SELECT 1 FROM asset_word AS w WHERE w.owner_id = ${ownerId} AND w.word = j.value)
    LIMIT ${Math.max(0, most - count)}`);
  return rows.map(({ word }) => word);
}

/** Keeps words with their meanings; one that is there already stays. */
export const keepWords = (db: Database, ownerId: string, words: readonly WordRow[]) =>
  db
    .insert(assetWord)
    .select(
      sql`SELECT ${ownerId}, j.value->>'word', j.value->>'vector', ${Date.now()} FROM json_each(${JSON.stringify(words)}) AS j WHERE true`,
    )
    .onConflictDoNothing();
