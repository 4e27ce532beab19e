import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bindingsOf, workerOf } from "../run/worker-options.ts";
import { bundleOf, bundleWorker } from "../setup/bundles.ts";
import type { LocalWorkers } from "../setup/workers.ts";

/** A worker that has the web worker's bindings and answers nothing: its code runs in Node, from its sources. */
const HOLDER = [
  { type: "ESModule" as const, path: "holder.mjs", contents: "export default { fetch: () => new Response(null, { status: 404 }) };" },
];

/** The upstream from its bundle, in the same runtime as the databases and namespaces of both workers. */
function options({ configs: [web, upstream], persistTo }: LocalWorkers, port: number) {
  const { serviceBindings: _upstream, assets: _built, ...holder } = bindingsOf(web) as { name: string } & Record<string, unknown>;
  return convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    resourcePersistencePath: join(persistTo, "v3"),
    log: new Log(LogLevel.WARN),
    logRequests: false,
    cf: {},
    workers: [workerOf({ config: upstream, bundle: bundleOf("upstream") }), { ...holder, modules: HOLDER }],
  });
}

/** Starts it on a port; `restart` bundles it anew and puts the new code in the place of the old. */
export async function startUpstream(workers: LocalWorkers, port: number) {
  const miniflare = new Miniflare(options(workers, port));
  await miniflare.ready;
  return {
    bindings: () => miniflare.getBindings(bindingsOf(workers.configs[0]).name),
    restart: async () => {
      await bundleWorker("upstream");
      await miniflare.setOptions(options(workers, port));
    },
    stop: () => miniflare.dispose(),
  };
}
