import { freePort } from "../../../scripts/run/ports.ts";
import { WRANGLER_ENV } from "../../../scripts/run/product.ts";
import { start, untilReady } from "../../../scripts/run/process.ts";
import { run } from "../../../scripts/setup/command.ts";

/** The yardstick: a bare Remix page in the same workerd, built and served for this run. */
export async function startBare(): Promise<{ origin: string; stop(): Promise<void> }> {
  const cwd = import.meta.dirname;
  await run("remix", ["vite:build"], { cwd, mend: "remix vite:build in tests/bench/bare" });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}/`;
  const server = start("wrangler", ["dev", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--show-interactive-dev-session=false"], {
    cwd,
    env: WRANGLER_ENV,
  });
  await untilReady(server, origin, 60);
  return { origin, stop: server.stop };
}
