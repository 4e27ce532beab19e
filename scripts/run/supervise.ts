import { setTimeout as pause } from "node:timers/promises";
import { say } from "../setup/say.ts";
import { watchdog, type Question } from "./watchdog.ts";
import type { Running } from "./process.ts";

export interface Supervised {
  current(): Running;
  /** Ends the process alone, as a crash would. */
  kill(): void;
  stop(): Promise<void>;
}

const AGAIN_MS = 300;
const LAST_WORDS = 600;

/**
 * Keeps a server running: an end that nobody asked for is said, with its last words, and followed by a fresh start. One
 * that answers `question` no more is ended.
 */
export function supervise(name: string, launch: () => Running, question: Question): Supervised {
  let stopping = false;
  const watched = (): Running => {
    const fresh = launch();
    void watchdog(name, fresh, question);
    return fresh;
  };
  let running = watched();
  const watch = async (): Promise<void> => {
    const code = await running.exited;
    if (stopping) return;
    say(`! ${name} ended (${code}) and is started again. Its last words:\n${running.tail().slice(-LAST_WORDS)}`);
    await running.stop();
    await pause(AGAIN_MS);
    if (stopping) return;
    running = watched();
    await watch();
  };
  void watch();
  return {
    current: () => running,
    kill: () => running.child.kill("SIGKILL"),
    stop: () => {
      stopping = true;
      return running.stop();
    },
  };
}
