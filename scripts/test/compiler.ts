import { execFile } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../setup/paths.ts";

/** TypeScript 7, the native compiler. `typescript` is 5.9, whose interface is for programs that read syntax (decision 061). */
export const TSC = join(ROOT, "node_modules/typescript-native/bin/tsc");

/** Checkers beside each other each work out the types that all of them need: one takes half of the processor. */
export const ALONE = ["--singleThreaded"];

/** The errors that the compiler finds in a project of a folder, each on a line of its own. Throws where it cannot be run. */
export const compiled = (project: string, cwd: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const args = [TSC, "-p", project, ...ALONE, "--noEmit", "--pretty", "false"];
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 26 }, (error, stdout) => {
      if (error && !stdout.includes("error TS")) return reject(error);
      // What belongs to an error is indented below it.
      resolve(stdout.replaceAll(/\n\s+/g, " ").split("\n").filter(Boolean));
    });
  });
