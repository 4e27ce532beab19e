import { type ChildProcess, fork, spawn, type SpawnOptions } from "node:child_process";
import { childEnvironment } from "./environment.ts";

/** Starts a program with the environment of a child, killed outright by its signal. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "stdio" | "signal" | "timeout">,
): ChildProcess {
  return spawn(program, args, { ...options, env: childEnvironment(), killSignal: "SIGKILL" });
}

/** Starts a module of ours in a Node process of its own, with a channel for messages. */
export function startModule(path: string, args: readonly string[]): ChildProcess {
  return fork(path, args, { env: childEnvironment(), execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

/** What a program printed, or null where it failed, could not be started, or took longer than `seconds`. */
export function printed(program: string, args: readonly string[], seconds: number): Promise<string | null> {
  return new Promise((resolve) => {
    const child = startProgram(program, args, { stdio: ["ignore", "pipe", "ignore"], timeout: seconds * 1000 });
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once("error", () => resolve(null));
    child.once("close", (code) => resolve(code === 0 ? text : null));
  });
}
