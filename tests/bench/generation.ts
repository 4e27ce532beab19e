import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/setup/paths.ts";
import { composeShot } from "../../timeline/shot/compose.ts";
import { layersOf } from "../../workers/media/engines/imaging/layers.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { renderLocally } from "../../workers/media/render/local.ts";
import { lightTruth } from "./light-truth.ts";
import { median } from "./median.ts";

const SAMPLES = join(ROOT, "public/samples/bottle");
const ROUNDS = 3;
const SECONDS = 5;
const CANVAS = { width: 1280, height: 720 };
/** Names the folder with `matting/<n>_{image,alpha,new_bg}.png` (foamliu/Deep-Image-Matting). Nothing of it is in this repository. */
const FOLDER = "REELWRIGHT_REAL_MEDIA";

/** A picture in layers, and five seconds of a camera between them at 720p, from the file to the film; seconds. */
async function shot(folder: string): Promise<number> {
  const begun = performance.now();
  const files = { source: join(SAMPLES, "packshot.jpg"), plate: join(folder, "plate.webp"), subject: join(folder, "subject.webp") };
  const { width, height, subject, calm } = await layersOf(files, () => undefined);
  const document = composeShot({
    id: "bench",
    plate: { url: "plate.webp", width, height },
    subject: subject && { url: "subject.webp", width, height },
    focus: { x: 0.5, y: 0.5 },
    people: [],
    whole: null,
    ground: null,
    calm,
    canvas: CANVAS,
    move: "orbit",
    seconds: SECONDS,
    music: null,
    mark: "",
  });
  await renderLocally(document, { files: folder, folder: join(folder, "film") });
  return (performance.now() - begun) / 1000;
}

/** Image to video on our own sample picture, and the light of blending against truth; the first film warms the networks and is not counted. */
export async function generationFigures(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-generation-"));
  try {
    await shot(folder);
    const films = [];
    for (let round = 0; round < ROUNDS; round += 1) films.push(await shot(folder));
    return {
      "i2v.seconds_per_5s_720p": median(films),
      ...(await lightTruth(join(process.env[FOLDER] ?? "", "matting"))),
    };
  } finally {
    await closeBrowser();
    await rm(folder, { recursive: true, force: true });
  }
}
