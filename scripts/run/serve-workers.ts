import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { front } from "./front/front.ts";
import { untilRuntimeEnds } from "./front/runtime-ends.ts";
import { openRuntimeSocket, runCron } from "./front/runtime-socket.ts";
import { type Bundled, configOf, workerOf } from "./worker-options.ts";

/** What the one argument says, as JSON. */
export interface Serving {
  port: number;
  /** Where D1, KV, R2 and Workflows are kept, as `wrangler --persist-to` has it. */
  data: string;
  /** The first answers requests; it reaches the others by service bindings. */
  workers: Bundled[];
  /** PUBLIC_HOSTS: what it is called beside loopback. */
  publicHosts?: string;
  /** A proxy before it says where visitors come from. */
  trustedProxy?: boolean;
}

/** How often the workers' crons run: theirs say every minute, and Miniflare runs none by itself. */
const CRON_MS = 60_000;

/**
 * A young generation of 6 MB instead of 16 is collected more often, and each time in less: what a collection costs here
 * are the runtime's objects that have to go. Pages are as many, and the slow hundredth is faster (decision 027). On
 * Cloudflare the edge has its own.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--max-semi-space-size=6";

const PASS = "export default { fetch: (request, { WEB }) => WEB.fetch(request) };";

/**
 * The way to the hashed assets of a worker, which Miniflare puts in the way of its pages, too: two workers of its own
 * that decide who answers. With routes, pages go to their worker at once, and only assets take that way.
 */
const assetsOf = ({ name, compatibility_date }: ReturnType<typeof configOf>) => ({
  name: "assets",
  modules: [{ type: "ESModule" as const, path: "assets.mjs", contents: PASS }],
  compatibilityDate: compatibility_date,
  serviceBindings: { WEB: name },
  routes: ["*/assets/*"],
});

/** Runs a worker's cron as long as the process lives; a run that fails is said, and followed by the next. */
function keepCron(socketPath: string, name: string): void {
  const run = (cron: string) => void runCron(socketPath, name, cron).catch((error: unknown) => console.error(error));
  // What was worked on when the runtime before this one ended is started again.
  run("@start");
  setInterval(() => run("* * * * *"), CRON_MS).unref();
}

/**
 * Runs bundled workers in workerd until it is told to end: no watcher, no compiler. Visitors connect to `front`, which
 * alone reaches the runtime (decision 034). Countries are unknown here: `request.cf` is empty.
 */
async function serve({ port, data, workers, publicHosts = "", trustedProxy = false }: Serving): Promise<void> {
  const configs = workers.map(configOf);
  const socketPath = openRuntimeSocket();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      unsafeTriggerHandlers: true,
      resourcePersistencePath: join(data, "v3"),
      log: new Log(LogLevel.WARN),
      logRequests: false,
      cf: {},
      workers: [...workers.map(workerOf), ...configs.filter(({ assets }) => assets).map(assetsOf)],
    }),
  );
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    void miniflare.dispose().finally(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  await miniflare.ready;
  // Whoever keeps this process starts it again, and a runtime with it.
  void untilRuntimeEnds(socketPath).then(() => isStopping || process.exit(1));
  await front({ port, publicHosts, trustedProxy, runtime: { socketPath } });
  for (const { name, triggers } of configs) if (triggers?.crons.length) keepCron(socketPath, name);
}

await serve(JSON.parse(process.argv[2] ?? "") as Serving);
