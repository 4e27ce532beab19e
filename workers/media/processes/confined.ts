import type { ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { addressSpace, type Bounds, confine, confinement } from "./confinement.ts";
import { startProgram } from "./start.ts";

export interface ConfinedOptions {
  readonly signal: AbortSignal;
  /** Seconds by the clock, after which it is killed. */
  readonly seconds: number;
  readonly bounds?: Partial<Bounds>;
  readonly stdout?: "pipe" | "ignore";
}

export interface Ended {
  readonly stdout: Buffer;
  /** The end of what it said. */
  readonly stderr: string;
}

/** A program that ended otherwise than well: by itself, or by a limit. */
export class ProgramFailed extends Error {}

const GIGABYTE = 1024 ** 3;
const STDERR = 20_000;
const STDOUT = 4 << 20;

const boundsOf = ({ seconds, bounds }: ConfinedOptions): Bounds => ({
  memory: addressSpace(4),
  processor: seconds * availableParallelism(),
  written: 2 * GIGABYTE,
  ...bounds,
});

/** Starts a program that opens files of strangers: no network, limited memory, processor time, written bytes and time by the clock. */
export async function startConfined(command: readonly [string, ...string[]], options: ConfinedOptions): Promise<ChildProcess> {
  const [program = "", ...args] = confine(await confinement(), boundsOf(options), command);
  options.signal.throwIfAborted();
  return startProgram(program, args, {
    stdio: ["ignore", options.stdout ?? "ignore", "pipe"],
    signal: options.signal,
    timeout: options.seconds * 1000,
  });
}

/** Runs such a program to its end. Throws ProgramFailed, or the signal's reason; either way it has ended then. */
export async function runConfined(
  command: readonly [string, ...string[]],
  options: ConfinedOptions,
  onStart: (child: ChildProcess) => void = () => undefined,
): Promise<Ended> {
  const child = await startConfined(command, options);
  onStart(child);
  const stdout: Buffer[] = [];
  let [size, stderr] = [0, ""];
  child.stdout?.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > STDOUT) child.kill("SIGKILL");
    else stdout.push(chunk);
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-STDERR);
  });
  const { code, signal, error } = await ended(child);
  options.signal.throwIfAborted();
  if (code !== 0) throw new ProgramFailed(`it ended with ${error?.message ?? signal ?? code}: ${stderr.slice(-400)}`);
  return { stdout: Buffer.concat(stdout), stderr };
}

/** Waits for the end of the process itself, also where its signal has already told of an error. */
function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null; error?: Error }> {
  return new Promise((resolve) => {
    let failed: Error | undefined;
    child.once("error", (error) => {
      failed = error;
      if (child.pid === undefined) resolve({ code: null, signal: null, error });
    });
    child.once("close", (code, signal) => resolve({ code, signal, error: failed }));
  });
}
