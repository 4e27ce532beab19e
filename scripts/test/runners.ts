import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT, stateFolder } from "../setup/paths.ts";
import { type Counts, ofPlaywright, ofVitest } from "./reports.ts";
import type { Tally } from "./tally.ts";

interface Ended {
  status: number;
  seconds: number;
}

/** As it is before a product is started here, which names its own state in it. */
const BEFORE = { ...process.env };

const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const start = performance.now();
    const end = (status: number) => resolve({ status, seconds: (performance.now() - start) / 1000 });
    const child = spawn(program, args, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], env: { ...BEFORE, ...env } });
    child.on("close", (status) => end(status ?? 1));
    child.on("error", () => end(1));
  });

/** Where reports stay: read now, as a throwaway product has a state folder of its own that goes with it. */
const REPORTS = stateFolder();

/** As many as the machine has cores, at most two: a test that makes an ad needs one for itself. */
const WORKERS = Math.min(2, availableParallelism());

/** Where nobody watches, so many failures end a runner: what they have in common would fail the others too, each after its time-out. */
const GIVE_UP = process.env.CI ? ["--bail=5"] : [];

/** A check that passes or fails as a whole. */
export async function check(name: string, program: string, args: string[]): Promise<Tally> {
  const { status, seconds } = await run(program, args);
  const failed = status === 0 ? 0 : 1;
  return { name, passed: 1 - failed, failed, skipped: 0, failures: [], flaky: [], seconds };
}

/** Reads a runner's JSON report; no report, or a failing exit with no failed test in it, is a failure itself. */
function fromReport<T>(name: string, file: string, { status, seconds }: Ended, read: (report: T) => Counts): Tally {
  if (!existsSync(file)) return { name, passed: 0, failed: 1, skipped: 0, failures: ["there is no report"], flaky: [], seconds };
  const counts = read(JSON.parse(readFileSync(file, "utf8")) as T);
  return { name, ...counts, failed: Math.max(counts.failed, status === 0 ? 0 : 1), seconds };
}

/** Runs projects of vitest.config.ts; `env` is what their tests read of the product's addresses. */
export async function vitest(projects: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const file = join(REPORTS, `vitest-${projects.join("-")}.json`);
  rmSync(file, { force: true });
  const flags = projects.flatMap((project) => ["--project", project]);
  const ended = await run(
    "vitest",
    ["run", ...flags, ...GIVE_UP, `--maxWorkers=${WORKERS}`, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env,
  );
  return fromReport(projects.join(", "), file, ended, ofVitest);
}

async function browser(name: string, flags: string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const file = join(REPORTS, `${name.replaceAll(/\W+/g, "-")}.json`);
  rmSync(file, { force: true });
  const ended = await run("playwright", ["test", "-c", "tests/e2e/playwright.config.ts", "--reporter=line,json", ...flags], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return fromReport(name, file, ended, ofPlaywright);
}

/**
 * Runs end-to-end tests against the product that `env` names: those that may meet others, two at a time, or those that
 * share what they change, one after the other, while nothing else asks that product.
 */
export const playwright = (which: "together" | "alone", env: NodeJS.ProcessEnv): Promise<Tally> =>
  which === "together"
    ? browser("end to end", ["--grep-invert", "@alone"], env)
    : browser("end to end, alone", ["--grep", "@alone", "--workers", "1"], env);
