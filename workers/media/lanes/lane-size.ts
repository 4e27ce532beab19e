import { availableParallelism, totalmem } from "node:os";

/** Two voices and two lookers hold 3 GB, and Chromium and the workers want some too. */
const ROOMY = 6 * 1024 ** 3;

export interface Machine {
  cores: number;
  /** Bytes. */
  memory: number;
}

/** How many processes of one engine work beside each other, each on a job of its own, where there are jobs enough. */
export const abreastOn = ({ cores, memory }: Machine): number => (cores > 1 && memory >= ROOMY ? 2 : 1);

/** What this process may use: a container's own limit where it has one. */
export const machine: Machine = { cores: availableParallelism(), memory: Math.min(totalmem(), process.constrainedMemory() || totalmem()) };
