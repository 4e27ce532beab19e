import { saveDraft as write } from "../../../db/queries/draft-save.ts";
import type { DraftChange, DraftRow } from "../../../db/queries/draft.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { KEPT_FOR } from "../../../trpc/contract/rules/storage.ts";
import { posterKey } from "../files/keys.ts";
import type { Services } from "../services.ts";

/** The files that a product's media are shown with. */
const filesOf = ({ media }: Product): string[] =>
  media.flatMap(({ key, type }) => (key === null ? [] : type === "video" ? [key, posterKey(key)] : [key]));

/** Writes a change as the next revision; null where someone else wrote first, or a file of it is just being removed. */
export const saveDraft = ({ db }: Pick<Services, "db">, row: DraftRow, change: DraftChange): Promise<DraftRow | null> =>
  write(db, row, change, { media: filesOf(change.product ?? row.product), until: Date.now() + KEPT_FOR.unnamed });
