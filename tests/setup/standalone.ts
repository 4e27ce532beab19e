import { rmSync } from "node:fs";
import { freePort } from "../../scripts/run/ports.ts";
import { start, untilReady } from "../../scripts/run/process.ts";
import { ROOT } from "../../scripts/setup/paths.ts";
import { commandLine, processesBelow } from "./process-tree.ts";
import { ownState } from "./throwaway.ts";

/** The product as a process of its own, on databases of its own, that can be switched off and on. */
export interface Standalone {
  origin: string;
  /** SIGKILL to the media service alone; it is started again. */
  killMedia(): void;
  /** SIGKILL to all of its processes at once, as when the machine's power is cut. */
  cutPower(): Promise<void>;
  /** `npm start` again, on the same databases and port. */
  start(): Promise<void>;
  /** Ends it for good, and removes its databases. */
  stop(): Promise<void>;
}

/** On a machine that does much else. */
const START_SECONDS = 180;

function killed(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

export async function startStandalone(): Promise<Standalone> {
  const state = ownState("standalone");
  const [port, mediaPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const own = { LIMITS_SCALE: "1000000", PREPARE_AHEAD: "no" };
  const env = { PORT: String(port), MEDIA_PORT: String(mediaPort), REELWRIGHT_STATE: state, ...own };
  const launch = () => start(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/start.ts"], { cwd: ROOT, env });
  const ready = () => untilReady(running, `${origin}/link-to-video`, START_SECONDS);
  let running = launch();
  const processes = () => {
    const root = running.child.pid ?? 0;
    return [root, ...processesBelow(root).map(({ pid }) => pid)];
  };
  const stop = async () => {
    running.child.kill("SIGINT");
    await running.exited;
    rmSync(state, { recursive: true, force: true });
  };
  await ready().catch((error: unknown) => stop().then(() => Promise.reject(error)));
  return {
    origin,
    stop,
    killMedia: () => {
      for (const pid of processes()) if (commandLine(pid).includes("server.ts")) killed(pid);
    },
    cutPower: async () => {
      for (const pid of processes()) killed(pid);
      await running.exited;
    },
    start: async () => {
      running = launch();
      await ready();
    },
  };
}
