import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ofMiniflare = createRequire(import.meta.resolve("miniflare"));

/**
 * Has the Workers runtime of this process listen on a Unix socket in a folder of this user alone (workerd.sh), and
 * answers its path. To be called before Miniflare starts it.
 */
export function openRuntimeSocket(): string {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-run-"));
  const socketPath = join(folder, "workerd");
  const { default: program } = ofMiniflare("workerd") as { default: string };
  Object.assign(process.env, {
    MINIFLARE_WORKERD_PATH: join(import.meta.dirname, "workerd.sh"),
    RUNTIME_PROGRAM: program,
    RUNTIME_SOCKET: socketPath,
  });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return socketPath;
}

/** Runs a worker's cron once, over the runtime's own tools. Throws where it failed. */
export const runCron = (socketPath: string, worker: string, cron: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const path = `/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`;
    const sent = request({ socketPath, path, headers: { host: "localhost", "MF-Route-Override": worker } }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`the cron of ${worker} answered ${answer.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
