import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seeded, violations } from "../../setup/ledger-operations.ts";
import { databaseOver, migrated } from "../../setup/sqlite-database.ts";
import { SEED } from "./extent.ts";
import { ledgerIn } from "./ledger.ts";

/** A process works for so long at most before it is killed, at whatever it is. */
const LONGEST_MS = 60;
/** A ledger goes through so many kills before the next one begins. */
const A_LEDGER = 100;

/** One process begins to work on a ledger and is killed; what does not agree in the books then. */
async function killed(file: string, seed: number, workMs: number): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "worker.ts"), file, String(seed)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  await pause(workMs);
  child.kill("SIGKILL");
  await ended;
  const sqlite = ledgerIn(file);
  const broken = await violations(databaseOver(sqlite));
  sqlite.close();
  return broken.length;
}

/** Kills processes that work on one ledger after the other, and looks at the books after each. */
export async function killsOf(folder: string, wanted: number): Promise<{ kills: number; broken: number }> {
  const random = seeded(SEED);
  let broken = 0;
  for (let done = 0; done < wanted; done += 1) {
    const file = join(folder, `killed-${Math.floor(done / A_LEDGER)}.sqlite`);
    if (done % A_LEDGER === 0) {
      const sqlite = ledgerIn(file);
      migrated(sqlite);
      sqlite.close();
    }
    broken += await killed(file, SEED + done, random() * LONGEST_MS);
  }
  return { kills: wanted, broken };
}
