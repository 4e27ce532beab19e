import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { JobError } from "../protocol/handler.ts";
import type { JobKind } from "../protocol/jobs.ts";
import type { FromLane, LaneTask, ToLane } from "./messages.ts";

const PROGRAM = join(import.meta.dirname, "process.ts");

interface Call {
  readonly message: ToLane;
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
}

/**
 * An engine in a process of its own: the HTTP loop stays free, a crash costs one job, and a job that
 * must stop is killed. Calls follow one another. The process starts with the first call.
 */
export class Lane {
  readonly #name: string;
  #child: ChildProcess | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #open = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** How many calls it has not answered. */
  get open(): number {
    return this.#open;
  }

  /** Starts the process and loads the engine of a kind of job. */
  async warm(kind: JobKind): Promise<void> {
    await this.#queue({ message: { type: "warm", kind }, signal: new AbortController().signal, progress: () => undefined });
  }

  /** Runs one task. @throws JobError of the engine, or the signal's reason after the process was killed. */
  run(task: LaneTask, signal: AbortSignal, progress: Call["progress"]): Promise<unknown> {
    return this.#queue({ message: { type: "run", task }, signal, progress });
  }

  /** Ends the process, and waits until it is gone. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  #queue(call: Call): Promise<unknown> {
    this.#open += 1;
    const turn = this.#last
      .then(() => this.#call(call))
      .finally(() => {
        this.#open -= 1;
      });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #started(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const child = fork(PROGRAM, [this.#name], { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
    child.once("exit", () => {
      if (this.#child === child) this.#child = null;
    });
    this.#child = child;
    return child;
  }

  async #call({ message, signal, progress }: Call): Promise<unknown> {
    signal.throwIfAborted();
    const child = this.#started();
    const ended = new AbortController();
    const kill = (): void => void child.kill("SIGKILL");
    signal.addEventListener("abort", kill, { signal: ended.signal });
    try {
      return await this.#answer(child, message, progress, ended.signal);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      ended.abort();
    }
  }

  #answer(child: ChildProcess, message: ToLane, progress: Call["progress"], ended: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const onMessage = (answer: FromLane): void => {
        if (answer.type === "progress") progress(answer.fraction, answer.stage);
        if (answer.type === "done") resolve(answer.result);
        if (answer.type === "failed") reject(new JobError(answer.code, answer.message, { values: answer.values }));
      };
      const onExit = (code: number | null, killed: string | null): void =>
        reject(new JobError("ENGINE_FAILED", `the ${this.#name} engine stopped (${killed ?? code})`));
      child.on("message", onMessage);
      child.once("exit", onExit);
      ended.addEventListener("abort", () => child.off("message", onMessage).off("exit", onExit), { once: true });
      child.send(message, (error) => {
        if (error) reject(new JobError("ENGINE_FAILED", `the ${this.#name} engine cannot be reached`));
      });
    });
  }
}
