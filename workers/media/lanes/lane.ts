import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startModule } from "../processes/start.ts";
import { JobError } from "../protocol/handler.ts";
import type { JobKind } from "../protocol/jobs.ts";
import { within } from "../waits/within.ts";
import type { FromLane, LaneTask, ToLane } from "./messages.ts";

const PROGRAM = join(import.meta.dirname, "process.ts");
/** A model of 326 MB is read and compiled in some ten seconds. */
const WARM_SECONDS = 120;
const PING_SECONDS = 10;
const CLOSE_SECONDS = 5;

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
  readonly #program: string;
  /** The one that is asked, and those that were killed and are not gone yet. */
  #child: ChildProcess | null = null;
  readonly #living = new Set<ChildProcess>();
  #last: Promise<unknown> = Promise.resolve();
  #open = 0;

  constructor(name: string, program = PROGRAM) {
    this.#name = name;
    this.#program = program;
  }

  /** How many calls it has not answered. */
  get open(): number {
    return this.#open;
  }

  /** Starts the process and loads the engine of a kind of job. */
  async warm(kind: JobKind, seconds = WARM_SECONDS): Promise<void> {
    await this.#limited({ type: "warm", kind }, seconds);
  }

  /** Runs one task. @throws JobError of the engine, or the signal's reason after the process was killed. */
  run(task: LaneTask, signal: AbortSignal, progress: Call["progress"]): Promise<unknown> {
    return this.#queue({ message: { type: "run", task }, signal, progress });
  }

  /**
   * Asks a process that has nothing to do whether it lives; one that does not answer is ended, and the next call
   * starts another. False for that one.
   */
  async answers(seconds = PING_SECONDS): Promise<boolean> {
    if (this.#child === null || this.#open > 0) return true;
    return await this.#limited({ type: "ping" }, seconds).then(
      () => true,
      () => false,
    );
  }

  /** Ends its processes, and waits until they are gone, unless the system cannot end one. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.#living].map(async (child) => {
        const gone = once(child, "exit", { signal: AbortSignal.timeout(CLOSE_SECONDS * 1000) });
        child.kill("SIGKILL");
        await gone.catch(() => undefined);
      }),
    );
  }

  async #limited(message: ToLane, seconds: number): Promise<void> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new JobError("ENGINE_FAILED", `the ${this.#name} engine does not answer`)), seconds * 1000);
    await this.#queue({ message, signal: limit.signal, progress: () => undefined }).finally(() => clearTimeout(timer));
  }

  /** Who is stopped while it waits for its turn has its answer at once. */
  #queue(call: Call): Promise<unknown> {
    this.#open += 1;
    const turn = this.#last
      .then(() => this.#call(call))
      .finally(() => {
        this.#open -= 1;
      });
    this.#last = turn.catch(() => undefined);
    return within(turn, call.signal);
  }

  #started(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const child = startModule(this.#program, [this.#name]);
    this.#living.add(child);
    const gone = (): void => {
      this.#living.delete(child);
      this.#forget(child);
    };
    child.once("exit", gone).on("error", gone);
    this.#child = child;
    return child;
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
  }

  async #call({ message, signal, progress }: Call): Promise<unknown> {
    signal.throwIfAborted();
    const child = this.#started();
    const ended = new AbortController();
    try {
      return await within(this.#answer(child, message, progress, ended.signal), signal);
    } catch (error) {
      // Whether or not the system can end it at once: the next call has a process of its own.
      if (signal.aborted) this.#forget(child);
      if (signal.aborted) child.kill("SIGKILL");
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
