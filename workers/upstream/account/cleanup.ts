import { recallFromLeavers } from "../../../db/queries/team-credits.ts";
import { forgetRates } from "../http/limits.ts";
import type { Services } from "../services.ts";
import { forgetCodes } from "./codes.ts";
import { forgetDevices } from "./device.ts";
import { purge } from "./erase.ts";
import { forgetHandoffs } from "./handoff.ts";
import { forgetPasskeyChallenges } from "./passkey.ts";
import { forgetChallenges } from "./second-factor.ts";
import { forgetSessions } from "./forget-sessions.ts";

/** Runs by cron: removes what deleted accounts left, and sessions, codes and counts that are over. */
export async function cleanUpAccounts(all: Services): Promise<void> {
  await Promise.all([
    purge(all),
    forgetHandoffs(all),
    forgetDevices(all),
    forgetSessions(all),
    forgetCodes(all),
    forgetChallenges(all),
    forgetPasskeyChallenges(all),
    forgetRates(all.db),
    recallFromLeavers(all.db),
  ]);
}
