import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../../..");
const DRILL = "tests/worker/payments-faults.test.ts";
const SHAPES = "tests/worker/payment-shapes.test.ts";

const report = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** The drills of payments run in workerd, on D1: how many there are, and how many of them end as they should. */
export async function faultFigures(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-faults-"));
  const file = join(folder, "report.json");
  try {
    const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "run", "--project", "worker", DRILL, SHAPES, "--reporter=json", `--outputFile=${file}`];
    // A drill that fails ends with a code of its own: what counts is the report.
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 64e6 }).catch(() => undefined);
    const { testResults } = report.parse(JSON.parse(readFileSync(file, "utf8")));
    const statesOf = (path: string) =>
      testResults.filter(({ name }) => name.endsWith(path)).flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
    const [drilled, shapes] = [statesOf(DRILL), statesOf(SHAPES)];
    return {
      "payments.faults": drilled.length,
      "payments.faults_survived": drilled.filter((state) => state === "passed").length,
      "payments.contract_violations": shapes.filter((state) => state !== "passed").length,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
