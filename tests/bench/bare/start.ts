import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/run/ports.ts";
import { untilReady } from "../../../scripts/run/process.ts";
import { serveWorkers } from "../../../scripts/run/product.ts";
import { bundle } from "../../../scripts/setup/bundles.ts";
import { run } from "../../../scripts/setup/command.ts";

/** The yardstick: a bare Remix page in the same workerd, built and served for this run. */
export async function startBare(): Promise<{ origin: string; stop(): Promise<void> }> {
  const cwd = import.meta.dirname;
  const data = mkdtempSync(join(tmpdir(), "reelwright-bare-"));
  const worker = { config: join(cwd, "wrangler.json"), bundle: join(cwd, "build/worker") };
  await run("remix", ["vite:build"], { cwd, mend: "remix vite:build in tests/bench/bare" });
  await bundle(worker.config, worker.bundle);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}/`;
  const server = serveWorkers({ port, data, workers: [worker] });
  await untilReady(server, origin, 60);
  return { origin, stop: () => server.stop().finally(() => rmSync(data, { recursive: true, force: true })) };
}
