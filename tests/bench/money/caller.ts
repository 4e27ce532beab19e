import { workerData } from "node:worker_threads";
import { operations } from "../../setup/ledger-operations.ts";
import { databaseOver } from "../../setup/sqlite-database.ts";
import { type CallerData, SIGNAL } from "./callers.ts";
import { ledgerIn } from "./ledger.ts";

/** Waits for the others, however many they are. */
const BUSY_MS = 300_000;

const { file, seed, operations: wanted, signals } = workerData as CallerData;
const sqlite = ledgerIn(file, BUSY_MS);
const { step, books } = operations(databaseOver(sqlite), { seed, run: String(seed) });
Atomics.add(signals, SIGNAL.ready, 1);
Atomics.notify(signals, SIGNAL.ready);
Atomics.wait(signals, SIGNAL.go, 0);
while (books.operations < wanted) await step();
Atomics.add(signals, SIGNAL.repeated, books.repeated);
sqlite.close();
