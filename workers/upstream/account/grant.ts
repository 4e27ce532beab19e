import type { Database } from "../../../db/queries/database.ts";
import { ledger } from "../../../db/schema/index.ts";
import { randomId } from "../ids.ts";

/** Credits out of nothing, once for each `task_id`. */
export const grant = (db: Database, owner_id: string, task_id: string, credits: number) =>
  db.insert(ledger).values({ id: randomId(), owner_id, task_id, kind: "grant", available: credits, reserved: 0, created_at: Date.now() });
