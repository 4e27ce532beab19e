import { check, vitest } from "./test/runners.ts";
import { closingLine, type Tally } from "./test/tally.ts";
import { say } from "./setup/say.ts";
import { checkTypes } from "./test/types.ts";

const started = performance.now();
const tallies: Tally[] = (
  await Promise.all([checkTypes(), check("lint", "oxlint", ["--deny-warnings"]), check("format", "oxfmt", ["--check"]), vitest(["unit"])])
).flat();
for (const { failures } of tallies) for (const failure of failures) say(`✗ ${failure}\n`);
for (const { name, passed, failed } of tallies) say(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed`);
say(`${((performance.now() - started) / 1000).toFixed(0)} s`);
process.stdout.write(`\n${closingLine(tallies)}\n`);
process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
