import { countEvents } from "../../../db/queries/event.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { type App, implement } from "../http/implement.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Serves `admin.events`. */
export function eventCountRoutes(app: App): void {
  implement(app, admin.events.daily, async ({ days }, { db }) => ({ list: await countEvents(db, Date.now() - days * DAY_MS) }));
}
