import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../..");

const report = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** How the tests of some files end, by file: `passed`, or another word. */
export async function drilled<F extends string>(project: "unit" | "worker", files: readonly F[]): Promise<Record<F, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-drill-"));
  const file = join(folder, "report.json");
  try {
    const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "run", "--project", project, ...files, "--reporter=json", `--outputFile=${file}`];
    // A drill that fails ends with a code of its own: what counts is the report.
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 64e6 }).catch(() => undefined);
    const { testResults } = report.parse(JSON.parse(readFileSync(file, "utf8")));
    const statesOf = (path: string) =>
      testResults.filter(({ name }) => name.endsWith(path)).flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
    return Object.fromEntries(files.map((path) => [path, statesOf(path)])) as Record<F, string[]>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const passed = (states: readonly string[]): number => states.filter((state) => state === "passed").length;
