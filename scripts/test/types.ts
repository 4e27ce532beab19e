import { join } from "node:path";
import { stateFolder } from "../setup/paths.ts";
import { ALONE, TSC } from "./compiler.ts";
import { check } from "./runners.ts";
import type { Tally } from "./tally.ts";

/** Each part sees the globals of where it runs: a browser or a Worker, Node, a Worker under test. */
const PROJECTS = [
  { name: "types", project: "tsconfig.json" },
  { name: "types (node)", project: "tsconfig.node.json" },
  { name: "types (worker tests)", project: "tests/worker/tsconfig.json" },
];

/** Read now, as that of runners.ts. */
const KNOWN = stateFolder();

/** One after the other, and each from what it knew of unchanged files the last time. */
export async function checkTypes(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { name, project } of PROJECTS) {
    const known = join(KNOWN, `${project.replaceAll(/\W+/g, "-")}.tsbuildinfo`);
    tallies.push(await check(name, process.execPath, [TSC, ...ALONE, "-p", project, "--incremental", "--tsBuildInfoFile", known]));
  }
  return tallies;
}
