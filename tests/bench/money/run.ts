import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killsOf } from "./kills.ts";
import { operated } from "./ledger.ts";

/** The ledger under seeded operations, and then under the kills of processes that work on it. */
export async function ledgerFigures(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-ledger-"));
  try {
    const file = join(folder, "ledger.sqlite");
    const { operations, perSecond, broken } = await operated(file);
    const killed = await killsOf(file);
    return {
      "ledger.operations": operations,
      "ledger.ops_per_s.1": perSecond,
      "ledger.kills": killed.kills,
      "ledger.invariant_violations": broken + killed.broken,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
