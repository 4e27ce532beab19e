import type { JobKind } from "../protocol/jobs.ts";
import { Lane } from "./lane.ts";

/** Several processes of one engine, beside each other; each task goes to the one that has the least to do. */
export class Pool {
  readonly #lanes: readonly Lane[];

  constructor(name: string, size: number) {
    this.#lanes = Array.from({ length: size }, () => new Lane(name));
  }

  /** How many tasks it does at once. */
  get size(): number {
    return this.#lanes.length;
  }

  /** Loads the engine of a kind of job in one process. The others load it when two tasks come at the same time. */
  async warm(kind: JobKind): Promise<void> {
    await this.#lanes[0]?.warm(kind);
  }

  /** As `Lane.run`. */
  run(...call: Parameters<Lane["run"]>): Promise<unknown> {
    const [idlest] = this.#lanes.toSorted((a, b) => a.open - b.open);
    if (idlest === undefined) throw new Error("a pool without a process");
    return idlest.run(...call);
  }

  /** As `Lane.answers`, of all processes. */
  async answers(seconds?: number): Promise<boolean> {
    return (await Promise.all(this.#lanes.map((lane) => lane.answers(seconds)))).every(Boolean);
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }
}
