import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "../setup/say.ts";
import type { Running } from "./process.ts";

export interface Question {
  /** An address that needs all that the server needs. Any answer will do. */
  url: string;
  headers?: Record<string, string>;
  /** Between two questions, and for an answer. */
  everyMs?: number;
  patienceMs?: number;
}

/** A server that is busy may miss one or two. */
const MISSES = 3;
const EVERY_MS = 10_000;
const PATIENCE_MS = 20_000;

/** Whether a question was left without an answer: a refused connection is one, and the end of the process is seen elsewhere. */
async function missed({ url, headers, patienceMs = PATIENCE_MS }: Question): Promise<boolean> {
  try {
    await (await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(patienceMs) })).body?.cancel();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError";
  }
}

/** Seconds of processor time that a group of processes has used; 0 where the system does not tell. */
function processorSeconds(group: number): number {
  const used = (pid: string): number => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return Number(fields[2]) === group ? (Number(fields[11]) + Number(fields[12])) / 100 : 0;
    } catch {
      return 0;
    }
  };
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .reduce((sum, pid) => sum + used(pid), 0);
  } catch {
    return 0;
  }
}

/** Ends a server that stands still: it lives, and answers no more. Says how busy it was meanwhile: whether it turns in a circle, or waits. */
export async function endWhenStill(name: string, { child, exited, stop }: Running, question: Question): Promise<void> {
  const state = { ended: false, misses: 0, used: 0 };
  void exited.then(() => (state.ended = true));
  while (!state.ended && state.misses < MISSES) {
    await pause(question.everyMs ?? EVERY_MS, undefined, { ref: false });
    const before = processorSeconds(child.pid ?? 0);
    state.misses = (await missed(question)) ? state.misses + 1 : 0;
    state.used = processorSeconds(child.pid ?? 0) - before;
  }
  if (state.ended) return;
  say(`! ${name} lives and answers no more (${state.used.toFixed(1)} s of processor time in the last question's): it is ended.`);
  await stop();
}
