import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/** What the one argument says, as JSON. */
export interface Serving {
  port: number;
  /** Where D1, KV, R2 and Workflows are kept, as `wrangler --persist-to` has it. */
  data: string;
  /** The first answers requests; it reaches the others by service bindings. */
  workers: { config: string; bundle: string }[];
}

/** How often the workers' crons run: theirs say every minute, and Miniflare runs none by itself. */
const CRON_MS = 60_000;

/**
 * A young generation of 6 MB instead of 16 is collected more often, and each time in less: what a collection costs here
 * are the runtime's objects that have to go. Pages are as many, and the slow hundredth is faster (decision 027). On Cloudflare the edge has its own.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--max-semi-space-size=6";

interface Config {
  name: string;
  main: string;
  compatibility_date: string;
  triggers?: { crons: string[] };
  assets?: unknown;
}

const configOf = ({ config }: Serving["workers"][number]) => JSON.parse(readFileSync(config, "utf8")) as Config;

const PASS = "export default { fetch: (request, { WEB }) => WEB.fetch(request) };";

/**
 * The way to the hashed assets of a worker, which Miniflare puts in the way of its pages, too: two workers of its own
 * that decide who answers. With routes, pages go to their worker at once, and only assets take that way.
 */
const assetsOf = ({ name, compatibility_date }: Config) => ({
  name: "assets",
  modules: [{ type: "ESModule" as const, path: "assets.mjs", contents: PASS }],
  compatibilityDate: compatibility_date,
  serviceBindings: { WEB: name },
  routes: ["*/assets/*"],
});

/** A worker as its configuration file states it, with the code of its bundle. */
function worker({ config, bundle }: Serving["workers"][number]) {
  const { name, main, assets } = configOf({ config, bundle });
  const code = join(bundle, `${parse(main).name}.js`);
  const { modulesRules: _forSources, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  return {
    ...options,
    name,
    rootPath: bundle,
    modulesRoot: bundle,
    modules: [{ type: "ESModule" as const, path: code }],
    ...(assets ? { routes: ["*/*"] } : {}),
  };
}

/** Runs a worker's cron as long as the process lives; a run that fails is said, and followed by the next. */
async function runCron(miniflare: Miniflare, name: string): Promise<void> {
  const { scheduled } = await miniflare.getWorker(name);
  setInterval(() => void scheduled({ cron: "* * * * *" }).catch((error: unknown) => console.error(error)), CRON_MS).unref();
}

/**
 * Runs bundled workers in workerd until it is told to end: no watcher, no compiler, no proxy in between, and nothing
 * that a request could bring down with it. Countries are unknown here: `request.cf` is empty.
 */
async function serve({ port, data, workers }: Serving): Promise<void> {
  const configs = workers.map(configOf);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      resourcePersistencePath: join(data, "v3"),
      log: new Log(LogLevel.WARN),
      logRequests: false,
      cf: {},
      workers: [...workers.map(worker), ...configs.filter(({ assets }) => assets).map(assetsOf)],
    }),
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void miniflare.dispose().finally(() => process.exit(0)));
  await miniflare.ready;
  for (const { name, triggers } of configs) if (triggers?.crons.length) await runCron(miniflare, name);
}

await serve(JSON.parse(process.argv[2] ?? "") as Serving);
