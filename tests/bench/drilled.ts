import { testReport } from "./test-report.ts";

/** How the tests of some files end, by file: `passed`, or another word. */
export async function drilled<F extends string>(project: "unit" | "worker", files: readonly F[]): Promise<Record<F, string[]>> {
  const report = await testReport(project, files);
  const statesOf = (path: string) =>
    report.filter(({ name }) => name.endsWith(path)).flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  return Object.fromEntries(files.map((path) => [path, statesOf(path)])) as Record<F, string[]>;
}

export const passed = (states: readonly string[]): number => states.filter((state) => state === "passed").length;
