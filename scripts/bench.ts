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

const results: Record<string, number> = {};
try {
  await setup();
  for (const { names, measure } of chosen) {
    say(`• ${names.join(", ")} …`);
    Object.assign(results, await measure(benchOrigin, { few: args.includes("--few") }));
  }
} finally {
  await closeBench();
}

const rounded = Object.fromEntries(
  Object.entries(results)
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
);
if (args.includes("--json")) process.stdout.write(`${JSON.stringify(rounded)}\n`);
else for (const [name, value] of Object.entries(rounded)) process.stdout.write(`${name.padEnd(44)} ${value}\n`);
