import type { z } from "zod";
import { findDocument } from "../../../db/queries/admin.ts";
import type { Database } from "../../../db/queries/database.ts";
import { documents } from "../../../trpc/contract/admin.ts";
import { FIRST_OFFER } from "../../../trpc/contract/rules/first-offer.ts";
import { FIRST_PRICING } from "../../../trpc/contract/rules/pricing.ts";
import { TEMPLATES } from "../../../timeline/brief.ts";

export type DocumentName = keyof typeof documents;
type Input<N extends DocumentName> = z.output<(typeof documents)[N]["set"]["input"]>;
export type DocumentValue<N extends DocumentName> = Input<N>["value"];

/** What the installation ships with, until an admin writes. */
const FIRST: { [N in DocumentName]: DocumentValue<N> } = {
  settings: { list: [] },
  version: { version: null },
  plans: FIRST_PRICING,
  dictionaries: FIRST_OFFER,
  content: { announcement: null, samples: [...TEMPLATES] },
  models: { list: [] },
  // Nobody has said what anything costs.
  costs: { fixed_cents: 0, jobs: [] },
};

export interface StoredDocument<N extends DocumentName> {
  value: DocumentValue<N>;
  revision: number;
  updated_at: number | null;
}

/** A document as it is now. One written by an older release, and no longer valid, gives way to what is shipped. */
export async function readDocument<N extends DocumentName>(db: Database, name: N): Promise<StoredDocument<N>> {
  const row = await findDocument(db, name);
  if (!row) return { value: FIRST[name], revision: 0, updated_at: null };
  const parsed = documents[name].get.output.safeParse(row);
  const value = parsed.success ? (parsed.data.value as DocumentValue<N>) : FIRST[name];
  return { value, revision: row.revision, updated_at: row.updated_at };
}
