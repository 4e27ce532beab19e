/** How much is looked at: all of it, or with `--few` a tenth. A part of it by the variable, with a seed of its own. */
const numberOf = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

export const SEED = numberOf("BENCH_SEED", 20_261_122);
export const operationsOf = (few: boolean): number => numberOf("BENCH_LEDGER_OPERATIONS", few ? 100_000 : 1_000_000);
export const killsWanted = (few: boolean): number => numberOf("BENCH_LEDGER_KILLS", few ? 100 : 1000);
