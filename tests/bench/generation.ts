import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/setup/paths.ts";
import { composeShot } from "../../timeline/shot/compose.ts";
import { blend } from "../../workers/media/engines/imaging/blend.ts";
import { layersOf } from "../../workers/media/engines/imaging/layers.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { renderLocally } from "../../workers/media/render/local.ts";
import { median } from "./median.ts";

const SAMPLES = join(ROOT, "public/samples/bottle");
const ROUNDS = 3;
const SECONDS = 5;
const CANVAS = { width: 1280, height: 720 };
/** What is set into what: each is lit by another light than its scene. */
const PAIRS = [
  ["packshot.jpg", "kitchen.jpg"],
  ["packshot.jpg", "outdoors.jpg"],
  ["closeup.jpg", "kitchen.jpg"],
] as const;
const target = { key: "out", url: "http://files.invalid/out", content_type: "image/jpeg" };

/** A picture in layers, and five seconds of a camera between them at 720p, from the file to the film; seconds. */
async function shot(folder: string): Promise<number> {
  const begun = performance.now();
  const files = { source: join(SAMPLES, "packshot.jpg"), plate: join(folder, "plate.webp"), subject: join(folder, "subject.webp") };
  const { width, height, subject } = await layersOf(files, () => undefined);
  const document = composeShot({
    id: "bench",
    plate: { url: "plate.webp", width, height },
    subject: subject && { url: "subject.webp", width, height },
    focus: { x: 0.5, y: 0.5 },
    canvas: CANVAS,
    move: "orbit",
    seconds: SECONDS,
    music: null,
    mark: "",
  });
  await renderLocally(document, { files: folder, folder: join(folder, "film") });
  return (performance.now() - begun) / 1000;
}

/** How far a blended subject's mean colour is from the scene around it, before and after (CIE76). */
async function blended(folder: string): Promise<{ before: number; after: number }[]> {
  const found = [];
  for (const [front, back] of PAIRS) {
    const files = { foreground: join(SAMPLES, front), background: join(SAMPLES, back), picture: join(folder, "blend.jpg") };
    const source = { key: "in", url: "http://files.invalid/in" };
    const job = { kind: "blend" as const, foreground: source, background: source, light: "left" as const, picture: target };
    found.push((await blend(files, job, () => undefined)).delta_e);
  }
  return found;
}

/** Image to video and blending by the built-in engine, on our own sample pictures; the first film warms the networks and is not counted. */
export async function generationFigures(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-generation-"));
  try {
    await shot(folder);
    const films = [];
    for (let round = 0; round < ROUNDS; round += 1) films.push(await shot(folder));
    const pairs = await blended(folder);
    return {
      "i2v.seconds_per_5s_720p": median(films),
      "blend.delta_e": median(pairs.map(({ after }) => after)),
      "blend.delta_e_before": median(pairs.map(({ before }) => before)),
    };
  } finally {
    await closeBrowser();
    await rm(folder, { recursive: true, force: true });
  }
}
