import { forgetRates } from "../http/limits.ts";
import type { Services } from "../services.ts";
import { forgetCodes } from "./codes.ts";
import { purge } from "./erase.ts";

/** Runs by cron: removes what deleted accounts left, and codes and counts that are over. */
export async function keepHouse(all: Services): Promise<void> {
  await Promise.all([purge(all), forgetCodes(all), forgetRates(all.db)]);
}
