import { join } from "node:path";
import { bundleWorker, bundleWorkers } from "./bundles.ts";
import { run } from "./command.ts";
import { whenChanged } from "./fingerprint.ts";
import { MEDIA, ROOT, stateFolder } from "./paths.ts";
import { piece, say } from "./say.ts";

/** The weights: assembled once, every hash checked. The command says its own progress. */
const prepareWeights = () =>
  whenChanged(join(stateFolder(), "weights.mark"), [join(MEDIA, "weights"), join(MEDIA, "package-lock.json")], async () => {
    say("• Preparing the voice and picture models …");
    await run(process.execPath, ["weights/prepare.ts"], { cwd: MEDIA, mend: "node workers/media/weights/prepare.ts" });
  });

const buildPages = () =>
  whenChanged(
    join(ROOT, "build", "pages.mark"),
    ["app", "locales", "trpc", "timeline", "remix.config.ts", "vite.config.ts", "vite.elements.config.ts", "package-lock.json"].map(
      (name) => join(ROOT, name),
    ),
    async () => {
      say("• Building the pages …");
      await run("remix", ["vite:build"], { cwd: ROOT, mend: "npm run build" });
      await run("vite", ["build", "-c", "vite.elements.config.ts"], { cwd: ROOT, mend: "npm run build" });
    },
  );

/** What a product has to have whose pages come from their sources: nothing of them is built. */
export async function setupSources(): Promise<void> {
  await piece("Models", prepareWeights);
  await piece("Upstream", () => bundleWorker("upstream"));
}

/** Everything that has to be there before the product can serve, beside packages (scripts/boot.mjs). A second call takes a moment. */
export async function setup(): Promise<void> {
  await Promise.all([piece("Models", prepareWeights), piece("Pages", buildPages)]);
  await piece("Workers", bundleWorkers);
}
