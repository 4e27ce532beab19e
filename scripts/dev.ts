import { readFileSync } from "node:fs";
import { webEnv } from "./dev/env.ts";
import { servePages } from "./dev/pages.ts";
import { startUpstream } from "./dev/upstream.ts";
import { onChange } from "./dev/watch.ts";
import { freePort, refuseTaken } from "./run/ports.ts";
import { configured, keepMedia } from "./run/product.ts";
import { untilReady } from "./run/process.ts";
import { setupSources } from "./setup/index.ts";
import { say, sayFailure } from "./setup/say.ts";
import { secrets } from "./setup/secrets.ts";
import { migrate } from "./setup/workers.ts";

/** Says what is started again, and what is wrong with it where it cannot be: the next change tries anew. */
const again = (name: string, restart: () => Promise<void>) => async (): Promise<void> => {
  const start = performance.now();
  await restart().then(() => say(`↻ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`), sayFailure);
};

// A page that is being worked on may throw where nobody waits for it (React ends a stream of a visitor who has gone).
process.on("uncaughtException", sayFailure);

try {
  const port = Number(process.env.PORT ?? 8787);
  await refuseTaken(port, "PORT");
  await setupSources();
  const [mediaPort, upstreamPort] = [await freePort(), await freePort()];
  const workers = configured({ port, mediaPort });
  await migrate(workers);
  const { MEDIA_SECRET } = secrets();
  const media = keepMedia({ port, mediaPort, verbose: process.argv.includes("--verbose") }, MEDIA_SECRET);
  const mediaReady = () =>
    untilReady(media.current(), `http://127.0.0.1:${mediaPort}/health`, 60, { authorization: `Bearer ${MEDIA_SECRET}` });
  const upstream = await startUpstream(workers, upstreamPort);
  const { vars } = JSON.parse(readFileSync(workers.configs[0], "utf8")) as { vars: Record<string, unknown> };
  const pages = await servePages(port, webEnv(await upstream.bindings(), vars, upstreamPort));
  await mediaReady();
  const watching = [
    onChange(["workers/upstream", "trpc", "db", "timeline"], again("the upstream", upstream.restart)),
    onChange(
      ["workers/media", "timeline"],
      again("the media service", async () => (media.kill(), void (await mediaReady()))),
    ),
  ];
  say(`\nReelwright is at http://127.0.0.1:${port}, from its sources.\nStop it with Ctrl-C.`);
  const stop = async () => {
    for (const end of watching) end();
    await Promise.all([pages.stop(), upstream.stop(), media.stop()]);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
} catch (error) {
  sayFailure(error);
  process.exit(1);
}
