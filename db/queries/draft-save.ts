import { and, sql, type SQL } from "drizzle-orm";
import { photoAssetOf } from "../../trpc/contract/rules/avatars.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { type DraftChange, type DraftRow, isRevision, writingDraft } from "./draft.ts";
import { keyList, noneClaimed, replacing } from "./file-reference.ts";

/** The files that a draft needs: those of its media, and the photo of its presenter. */
const keysOf = ({ owner_id, settings: { avatar } }: Pick<DraftRow, "owner_id" | "settings">, media: readonly string[]): SQL =>
  sql`${keyList(media)} UNION SELECT key FROM asset WHERE id = ${photoAssetOf(avatar)} AND owner_id = ${owner_id}`;

/**
 * Writes a change as the next revision, with the draft's references to `media` (all keys of its media and their pictures,
 * after the change). What it shows no longer is kept until `until` (Unix ms). Null where someone else wrote first, or a
 * file is just being removed.
 */
export async function saveDraft(
  db: Database,
  row: DraftRow,
  change: DraftChange,
  { media, until }: { media: readonly string[]; until: number },
): Promise<DraftRow | null> {
  const keys = keysOf({ ...row, ...change }, media);
  const isFree = sql`EXISTS (SELECT 1 FROM ${schema.draft} WHERE ${and(isRevision(row), noneClaimed(keys))})`;
  const holder = { kind: "draft", id: row.id, owner: row.owner_id } as const;
  const [, , , [saved]] = await db.batch([
    ...replacing(db, holder, keys, { condition: isFree, until }),
    writingDraft(db, row, change, noneClaimed(keys)),
  ]);
  return saved ?? null;
}
