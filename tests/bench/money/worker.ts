import { operations } from "../../setup/ledger-operations.ts";
import { databaseOver } from "../../setup/sqlite-database.ts";
import { ledgerIn } from "./ledger.ts";

/** Works on a ledger until it is killed: `node worker.ts FILE SEED`. Says so once it has begun. */
const [file = "", seed = "1"] = process.argv.slice(2);
const { step } = operations(databaseOver(ledgerIn(file)), { seed: Number(seed), run: seed });
await step();
process.stdout.write("working\n");
for (;;) await step();
