import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { violations } from "../../setup/ledger-operations.ts";
import { databaseOver, migrated } from "../../setup/sqlite-database.ts";
import { SEED } from "./extent.ts";
import { ledgerIn } from "./ledger.ts";

/** Operations of all callers together. */
const ALL = { few: 6400, whole: 64_000 } as const;

/** What a caller is told, and what it says in the end. */
export interface CallerData {
  file: string;
  seed: number;
  operations: number;
  signals: Int32Array<SharedArrayBuffer>;
}

/** Places in `signals`: how many are ready, whether they may begin, and how many deeds happened twice. */
export const SIGNAL = { ready: 0, go: 1, repeated: 2 } as const;

async function untilReady(signals: CallerData["signals"], callers: number): Promise<void> {
  for (;;) {
    const ready = Atomics.load(signals, SIGNAL.ready);
    if (ready === callers) return;
    await Atomics.waitAsync(signals, SIGNAL.ready, ready).value;
  }
}

/**
 * Operations a second of so many threads that work on one ledger, from the moment when all of them are ready to the end of the
 * last. Throws where the books do not agree afterwards, or a deed that may happen once happened twice.
 */
export async function perSecondOf(folder: string, callers: number, few: boolean): Promise<number> {
  const file = join(folder, "ledger.sqlite");
  const first = ledgerIn(file);
  migrated(first);
  first.close();
  const each = Math.ceil(ALL[few ? "few" : "whole"] / callers);
  const signals = new Int32Array(new SharedArrayBuffer(12));
  const threads = Array.from(
    { length: callers },
    (_, at) =>
      new Worker(join(import.meta.dirname, "caller.ts"), {
        workerData: { file, seed: SEED + at, operations: each, signals } satisfies CallerData,
      }),
  );
  const ended = threads.map((thread) => once(thread, "exit"));
  await untilReady(signals, callers);
  const start = performance.now();
  Atomics.store(signals, SIGNAL.go, 1);
  Atomics.notify(signals, SIGNAL.go);
  await Promise.all(ended);
  const seconds = (performance.now() - start) / 1000;
  const repeated = Atomics.load(signals, SIGNAL.repeated);
  const sqlite = ledgerIn(file);
  const broken = await violations(databaseOver(sqlite));
  sqlite.close();
  if (broken.length + repeated > 0) throw new Error(`${callers} callers: ${repeated} deeds happened twice; broken: ${broken.join(", ")}`);
  return (each * callers) / seconds;
}
