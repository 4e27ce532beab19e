import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Extent } from "../figures.ts";
import { perSecondOf } from "./callers.ts";
import { killsWanted, operationsOf } from "./extent.ts";
import { killsOf } from "./kills.ts";
import { operated } from "./ledger.ts";

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-ledger-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The ledger under seeded operations, and then under the kills of processes that work on it. */
export const ledgerFigures = (few: boolean): Promise<Record<string, number>> =>
  inFolder(async (folder) => {
    const { operations, perSecond, broken, lateByEarly } = await operated(join(folder, "ledger.sqlite"), operationsOf(few));
    const killed = await killsOf(folder, killsWanted(few));
    return {
      "ledger.operations": operations,
      "ledger.ops_per_s.1": perSecond,
      "ledger.late_by_early": lateByEarly,
      "ledger.kills": killed.kills,
      "ledger.invariant_violations": broken + killed.broken,
    };
  });

/** The same operations by several callers at once, each with a connection of its own. Extent: as many in all, whatever their number. */
export const ledgerCallers = async ({ few }: Extent): Promise<Record<string, number>> => ({
  "ledger.ops_per_s.16": await inFolder((folder) => perSecondOf(folder, 16, few)),
  "ledger.ops_per_s.64": await inFolder((folder) => perSecondOf(folder, 64, few)),
});
