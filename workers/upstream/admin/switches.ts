import type { Database } from "../../../db/queries/database.ts";
import type { AppSettings } from "../../../trpc/contract/settings-of-app.ts";
import { AppError } from "../app-error.ts";
import { readDocument } from "./documents.ts";

/** An app that nobody switched off is on. */
export const isOn = (settings: AppSettings, appId: number): boolean => settings.find(({ app_id }) => app_id === appId)?.enabled !== false;

/** Refuses new work of an app that is switched off. */
export async function requireOn(db: Database, appId: number): Promise<void> {
  if (!isOn((await readDocument(db, "settings")).value.list, appId)) throw new AppError("app.switchedOff");
}
