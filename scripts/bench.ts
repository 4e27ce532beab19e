import { FIGURES } from "../tests/bench/figures.ts";
import { benchOrigin, closeBench } from "../tests/bench/product.ts";
import { setup } from "./setup/index.ts";
import { say } from "./setup/say.ts";

/**
 * `npm run -s bench -- [--json] [--few] [NAME...]`: a name, or the first part of several (`ssr`); `--few` looks at a
 * part of what can be looked at.
 */
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith("--"));
/** Whether what is asked for is this figure, a part of it, or the several of which it is one. */
const isWanted = (name: string): boolean =>
  wanted.length === 0 ||
  wanted.some((one) => `${name}.`.startsWith(`${one}.`) || (name.endsWith(".*") && one.startsWith(name.slice(0, -1))));
const chosen = FIGURES.filter(({ names }) => names.some(isWanted));

if (chosen.length === 0) throw new Error(`No figure is called ${wanted.join(", ")}.`);

const results: Record<string, number> = {};
const rounded = (figures: Record<string, number>): [string, number][] =>
  Object.entries(figures)
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => [name, Math.round(value * 1000) / 1000]);
const lines = (figures: Record<string, number>) => rounded(figures).map(([name, value]) => `${name.padEnd(44)} ${value}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void closeBench().finally(() => process.exit(1)));
try {
  await setup();
  for (const { names, measure } of chosen) {
    say(`• ${names.join(", ")} …`);
    const figures = await measure(benchOrigin, { few: args.includes("--few") });
    Object.assign(results, figures);
    // At once: what comes later may fail.
    if (!args.includes("--json")) process.stdout.write(lines(figures).join(""));
  }
} finally {
  await closeBench();
}

if (args.includes("--json")) process.stdout.write(`${JSON.stringify(Object.fromEntries(rounded(results)))}\n`);
