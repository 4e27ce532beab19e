import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "../setup/say.ts";
import type { Running } from "./process.ts";

export interface Question {
  /** An address that needs all that the server needs. */
  url: string;
  headers?: Record<string, string>;
  /** Between two questions, and for an answer. */
  everyMs?: number;
  patienceMs?: number;
  /**
   * How long 503 may be the answer: a server that says of itself that it stands still, and does not mend it. Without
   * it, any answer will do.
   */
  stuckMs?: number;
}

/** A server that is busy may miss one or two. */
const MISSES = 3;
const EVERY_MS = 10_000;
const PATIENCE_MS = 20_000;

type Answer = "missed" | "well" | { readonly stuck: string };
const WORDS = 600;

/** "missed": left without an answer. A refused connection is one, and the end of the process is seen elsewhere. */
async function asked({ url, headers, patienceMs = PATIENCE_MS }: Question): Promise<Answer> {
  try {
    const answer = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    if (answer.status === 503) return { stuck: (await answer.text()).slice(0, WORDS) };
    await answer.body?.cancel();
    return "well";
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "missed" : "well";
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

interface Watch {
  misses: number;
  /** Since when it has answered nothing but 503; null: it has not. */
  stuckSince: number | null;
}

/** Why it must end now, or null. */
function verdict(watch: Watch, answer: Answer, stuckMs: number): string | null {
  watch.misses = answer === "missed" ? watch.misses + 1 : 0;
  if (answer === "well") watch.stuckSince = null;
  if (watch.misses >= MISSES) return "lives and answers no more";
  if (typeof answer !== "object") return null;
  watch.stuckSince ??= performance.now();
  return performance.now() - watch.stuckSince >= stuckMs
    ? `has said for ${(stuckMs / 1000).toFixed(0)} s that it stands still: ${answer.stuck}`
    : null;
}

/**
 * Ends a server that stands still: it lives and answers no more, or says so of itself for longer than it may. Says why,
 * and how busy it was meanwhile: whether it turns in a circle, or waits.
 */
export async function watchdog(name: string, { child, exited, stop }: Running, question: Question): Promise<void> {
  const state: Watch & { ended: boolean } = { ended: false, misses: 0, stuckSince: null };
  void exited.then(() => (state.ended = true));
  for (;;) {
    await pause(question.everyMs ?? EVERY_MS, undefined, { ref: false });
    const before = processorSeconds(child.pid ?? 0);
    const why = state.ended ? null : verdict(state, await asked(question), question.stuckMs ?? Number.POSITIVE_INFINITY);
    if (state.ended) return;
    if (why === null) continue;
    say(
      `! ${name} ${why} (${(processorSeconds(child.pid ?? 0) - before).toFixed(1)} s of processor time in the last question's): it is ended.`,
    );
    await stop();
    return;
  }
}
