import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { LANGUAGES, RATIOS, TEMPLATES } from "../../../timeline/brief.ts";
import { DECOR } from "../../../timeline/compose/board.ts";
import { closeBrowser } from "../../../workers/media/render/browser.ts";
import type { InspectedFrame } from "../../../workers/media/render/page/inspect.ts";
import { type AdChoice, briefFor, nameOf } from "./brief.ts";
import { MEDIA_VARIABLE, readCatalog } from "./catalog.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { look } from "./look.ts";
import { pairwise } from "./pairs.ts";
import { shownPictures } from "./shown.ts";

/** Ads of a run: `REELWRIGHT_ADS_MOST`; of those whose names contain `REELWRIGHT_ADS_ONLY`. Sheets go to `REELWRIGHT_ADS_SHEETS`. */
const most = Number(process.env.REELWRIGHT_ADS_MOST ?? 84);
const only = process.env.REELWRIGHT_ADS_ONLY ?? "";
const sheets = resolve(process.env.REELWRIGHT_ADS_SHEETS ?? join(tmpdir(), "reelwright-ads"));

interface Looked {
  readonly name: string;
  readonly frames: readonly InspectedFrame[];
  readonly faults: readonly Fault[];
}

function figures(ads: readonly Looked[]): Record<string, number> {
  const faults = ads.flatMap((ad) => ad.faults);
  const texts = ads.flatMap(({ frames }) => frames.flatMap((frame) => frame.texts.filter(({ name }) => name !== DECOR)));
  const frames = ads.flatMap((ad) => ad.frames);
  const count = (kind: Fault["kind"]) => faults.filter((fault) => fault.kind === kind).length;
  return {
    "ads.looked_at": ads.length,
    "ads.text_overflow": count("overflow"),
    "ads.text_overlap": count("overlap"),
    "ads.text_covered": count("covered"),
    "ads.contrast_min": Math.min(21, ...texts.flatMap((text) => text.contrast ?? [])),
    "ads.product_seen": frames.filter(({ seen }) => seen >= 0.25).length / Math.max(1, frames.length),
  };
}

/** Composes real products × templates × ratios × languages by pairs, and looks at each; nothing where no photographs are named. */
export async function adFigures(): Promise<Record<string, number>> {
  const catalog = await readCatalog();
  if (!catalog) {
    process.stderr.write(`ads: skipped, ${MEDIA_VARIABLE} names no folder with photographs and products.json\n`);
    return {};
  }
  const { folder, products } = catalog;
  const factors = { product: products.map(({ id }) => id), template: TEMPLATES, ratio: RATIOS, language: LANGUAGES };
  const choices = (pairwise(factors, only ? undefined : most) as AdChoice[]).filter((one) => nameOf(one).includes(only)).slice(0, most);
  const files = join(sheets, ".files");
  await mkdir(files, { recursive: true });
  const ads: Looked[] = [];
  try {
    for (const choice of choices) {
      const entry = products.find(({ id }) => id === choice.product);
      if (!entry) continue;
      const name = nameOf(choice);
      const frames = await look(briefFor(entry, choice, await shownPictures(entry, folder, files)), { files, sheets });
      ads.push({ name, frames, faults: frames.flatMap((frame) => faultsOf(name, frame)) });
    }
  } finally {
    await closeBrowser();
    await writeFile(
      join(sheets, "faults.json"),
      JSON.stringify(
        ads.flatMap(({ faults }) => faults),
        null,
        1,
      ),
    );
  }
  return figures(ads);
}
