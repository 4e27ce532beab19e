import { type ChildProcess, spawn } from "node:child_process";

export interface Running {
  child: ChildProcess;
  /** The last lines it printed. */
  tail(): string;
  /** Ends the process and all that it started. */
  stop(): Promise<void>;
  exited: Promise<number>;
}

interface Options {
  cwd: string;
  env?: Record<string, string>;
  /** Its output goes to the terminal too. */
  verbose?: boolean;
}

const TAIL = 8000;
const GRACE_MS = 5000;

/** Starts a server in a process group of its own, so that what it starts ends with it. */
export function start(program: string, args: string[], { cwd, env, verbose = false }: Options): Running {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-TAIL);
    if (verbose) process.stderr.write(chunk);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const exited = new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group is gone already.
    }
  };
  const stop = async () => {
    signal("SIGTERM");
    const timer = setTimeout(() => signal("SIGKILL"), GRACE_MS);
    await exited;
    clearTimeout(timer);
    signal("SIGKILL");
  };
  return { child, tail: () => output, stop, exited };
}

/** Waits until an address answers, and not with an error: what else holds the port does; throws with the process's last words if it ends first or takes too long. */
export async function untilReady(
  { exited, tail }: Running,
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<void> {
  const state = { ended: false };
  void exited.then(() => (state.ended = true));
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && !state.ended) {
    const answer = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer && answer.status < 400) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer.\n${tail().slice(-2000)}`);
}
