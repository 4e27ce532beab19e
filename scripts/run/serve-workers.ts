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

/** A worker as its configuration file states it, with the code of its bundle. */
function worker({ config, bundle }: Serving["workers"][number]) {
  const { name, main } = JSON.parse(readFileSync(config, "utf8")) as { name: string; main: string };
  const code = join(bundle, `${parse(main).name}.js`);
  const { modulesRules: _forSources, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  return { ...options, name, rootPath: bundle, modulesRoot: bundle, modules: [{ type: "ESModule" as const, path: code }] };
}

/**
 * Runs bundled workers in workerd until it is told to end: no watcher, no compiler, no proxy in between, and nothing
 * that a request could bring down with it. Countries are unknown here: `request.cf` is empty.
 */
async function serve({ port, data, workers }: Serving): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      resourcePersistencePath: join(data, "v3"),
      log: new Log(LogLevel.WARN),
      logRequests: false,
      cf: {},
      workers: workers.map(worker),
    }),
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void miniflare.dispose().finally(() => process.exit(0)));
  await miniflare.ready;
}

await serve(JSON.parse(process.argv[2] ?? "") as Serving);
