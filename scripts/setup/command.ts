import { spawn } from "node:child_process";
import { SetupError } from "./say.ts";

interface CommandOptions {
  cwd: string;
  /** Said with the failure: what the person can run to mend it. */
  mend: string;
  env?: Record<string, string>;
}

/** Runs a program quietly; its output is shown only when it fails. */
export function run(program: string, args: string[], { cwd, mend, env }: CommandOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new SetupError(`${program} ${args.slice(0, 3).join(" ")} failed.\n${output.slice(-3000)}\nTo mend it: ${mend}`));
    });
  });
}
