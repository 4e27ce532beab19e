import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../..");

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), meta: z.record(z.string(), z.unknown()).default({}) })),
    }),
  ),
});
export type TestReport = z.infer<typeof report>["testResults"];

/** Runs test files (of `worker`: in workerd, on D1), and answers how each of their tests ended and what it noted. */
export async function testReport(project: "unit" | "worker", paths: readonly string[]): Promise<TestReport> {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-report-"));
  const file = join(folder, "report.json");
  try {
    const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "run", "--project", project, ...paths, "--reporter=json", `--outputFile=${file}`];
    // A test that fails ends with a code of its own: what counts is the report.
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 64e6 }).catch(() => undefined);
    return report.parse(JSON.parse(readFileSync(file, "utf8"))).testResults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
