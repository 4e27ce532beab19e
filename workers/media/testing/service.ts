import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { jobStatus, type JobStatus } from "../protocol/status.ts";

export const SECRET = "a-secret-for-tests-only";

/** The media service in a process of its own, as it runs in production. */
export interface RunningService {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly headers: Record<string, string>;
  ask(method: string, path: string, body?: unknown, secret?: string): Promise<Response>;
  post(job: unknown): Promise<JobStatus>;
  /** Polls until the job is done or has failed. */
  settled(id: string): Promise<JobStatus>;
  stop(): Promise<number | null>;
}

async function portOf(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error("the service has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const entry: { event?: string; port?: number } = JSON.parse(line);
    if (entry.event === "listening" && entry.port !== undefined) return entry.port;
  }
  throw new Error("the service ended before it listened");
}

const status = async (response: Response): Promise<JobStatus> => jobStatus.parse(await response.json());

/** Starts the service on a free port, allowed to read and write at one origin. */
export async function startService(allowedOrigin: string, more: Record<string, string> = {}): Promise<RunningService> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", "server.ts")], {
    env: { ...process.env, MEDIA_PORT: "0", MEDIA_SECRET: SECRET, MEDIA_ALLOWED_ORIGINS: allowedOrigin, ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await portOf(child);
  child.stdout?.resume();
  const ask: RunningService["ask"] = (method, path, body, secret = SECRET) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}` },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return {
    child,
    ask,
    origin: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${SECRET}` },
    post: async (job) => await status(await ask("POST", "/jobs", job)),
    settled: async (id) => {
      for (;;) {
        const current = await status(await ask("GET", `/jobs/${id}`));
        if (current.state === "done" || current.state === "failed") return current;
        await sleep(50);
      }
    },
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}
