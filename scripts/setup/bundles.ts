import { join } from "node:path";
import { whenChanged } from "./fingerprint.ts";
import { ROOT } from "./paths.ts";
import { say } from "./say.ts";
import { wrangler } from "./wrangler.ts";
import { readConfig, writeConfig } from "./wrangler-config.ts";

const WORKERS = { web: "wrangler.toml", upstream: "workers/upstream/wrangler.toml" } as const;
const FOLDER = join(ROOT, "build/workers");

/** The folder of a worker's bundle, as `wrangler deploy` would send it. */
export const bundleOf = (worker: keyof typeof WORKERS): string => join(FOLDER, worker);

/** Bundles one worker of a configuration file into a folder. */
export const bundle = (config: string, folder: string) =>
  wrangler(["deploy", "--dry-run", "-c", config, "--outdir", folder], "npm start again");

/** Bundles one of our workers as it is now. */
export async function bundleWorker(worker: keyof typeof WORKERS): Promise<void> {
  // The container's image is for a deployment: here the media service is a process.
  const { containers: _image, ...config } = readConfig(WORKERS[worker]);
  await bundle(writeConfig(`bundle-${worker}`, config), bundleOf(worker));
}

/** Bundles both workers, unless they are as they were. The pages have to be built. */
export const bundleWorkers = () =>
  whenChanged(
    join(FOLDER, "mark"),
    ["build/server", "workers/web", "workers/upstream", "locales", "trpc", "db", "timeline", "wrangler.toml", "package-lock.json"].map(
      (name) => join(ROOT, name),
    ),
    async () => {
      say("• Bundling the workers …");
      await Promise.all([bundleWorker("web"), bundleWorker("upstream")]);
    },
  );
