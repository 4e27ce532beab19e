import type { z } from "zod";
import { writing } from "../../../db/queries/admin.ts";
import { documents } from "../../../trpc/contract/admin.ts";
import type { Endpoint } from "../../../trpc/contract/endpoint.ts";
import { AppError } from "../app-error.ts";
import { type AdminCall, type App, implement } from "../http/implement.ts";
import { recorded, requireRevision } from "./change.ts";
import { type DocumentName, type DocumentValue, readDocument, type StoredDocument } from "./documents.ts";

type Written<N extends DocumentName> = z.output<(typeof documents)[N]["set"]["input"]>;

async function writeDocument<N extends DocumentName>(
  name: N,
  { revision, value }: Written<N>,
  call: AdminCall,
): Promise<StoredDocument<N>> {
  const before = await readDocument(call.db, name);
  requireRevision(before.revision, revision);
  const row = { name, value, revision: revision + 1, updated_at: Date.now() };
  const change = { action: "set", subject: `document:${name}`, revision: row.revision, before: before.value, after: value };
  if (!(await recorded(call, change, writing(call.db, row))))
    throw new AppError("admin.changedElsewhere", { params: { revision: row.revision } });
  return { value: value as DocumentValue<N>, revision: row.revision, updated_at: row.updated_at };
}

function serve<N extends DocumentName>(app: App, name: N): void {
  const { get, set } = documents[name] as Record<"get" | "set", Endpoint<z.ZodType, z.ZodType, "admin">>;
  implement(app, get, (_input, { db }) => readDocument(db, name));
  implement(app, set, (input, call) => writeDocument(name, input as Written<N>, call));
}

/** Serves reading and writing of every document. */
export function documentRoutes(app: App): void {
  for (const name of Object.keys(documents) as DocumentName[]) serve(app, name);
}
