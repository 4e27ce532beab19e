import { forgetApiRequests } from "../../../db/queries/api-request.ts";
import { forgetDeliveries } from "../../../db/queries/webhook.ts";
import type { Services } from "../services.ts";

/** Forgets answers, counts and logs whose time is over. */
export async function forgetApi({ db }: Pick<Services, "db">): Promise<void> {
  const now = Date.now();
  await Promise.all([forgetApiRequests(db, now), forgetDeliveries(db, now)]);
}
