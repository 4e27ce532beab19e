import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seeded, violations } from "../../setup/ledger-operations.ts";
import { databaseOver } from "../../setup/sqlite-database.ts";
import { ledgerIn } from "./ledger.ts";

const KILLS = 100;
/** A process works for so long at most before it is killed, at whatever it is. */
const LONGEST_MS = 60;

/** Kills processes that work on one ledger, and looks at the books after each. */
export async function killsOf(file: string): Promise<{ kills: number; broken: number }> {
  const random = seeded(7);
  let broken = 0;
  for (let seed = 1; seed <= KILLS; seed += 1) {
    const child = spawn(process.execPath, [join(import.meta.dirname, "worker.ts"), file, String(seed)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    await once(child.stdout, "data");
    await pause(random() * LONGEST_MS);
    child.kill("SIGKILL");
    await ended;
    const sqlite = ledgerIn(file);
    broken += (await violations(databaseOver(sqlite))).length;
    sqlite.close();
  }
  return { kills: KILLS, broken };
}
