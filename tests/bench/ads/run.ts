import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { templatesFor } from "../../../trpc/contract/rules/offered-templates.ts";
import { LANGUAGES, RATIOS, TEMPLATES } from "../../../timeline/brief.ts";
import { DECOR } from "../../../timeline/compose/document-builder.ts";
import { closeBrowser } from "../../../workers/media/render/browser.ts";
import { median } from "../median.ts";
import { type AdChoice, briefFor, nameOf } from "./brief.ts";
import { cutToWord } from "./cut-word.ts";
import { type Entry, MEDIA_VARIABLE, readCatalog } from "./catalog.ts";
import { type Fault, faultsOf, longViews } from "./faults.ts";
import { look, type Looked } from "./look.ts";
import { pairwise } from "./pairs.ts";
import { MUSIC_STYLES, quietestGap, sounding } from "./sound.ts";
import { shownPictures } from "./shown.ts";

/** Ads of a run: `REELWRIGHT_ADS_MOST`; of those whose names contain `REELWRIGHT_ADS_ONLY`. Sheets go to `REELWRIGHT_ADS_SHEETS`. */
const MOST = Number(process.env.REELWRIGHT_ADS_MOST ?? 84);
const FEW = 10;
const only = process.env.REELWRIGHT_ADS_ONLY ?? "";
const sheets = resolve(process.env.REELWRIGHT_ADS_SHEETS ?? join(tmpdir(), "reelwright-ads"));

interface Judged extends Looked {
  readonly name: string;
  readonly faults: readonly Fault[];
}

function figures(ads: readonly Judged[]): Record<string, number> {
  const faults = ads.flatMap((ad) => ad.faults);
  const texts = ads.flatMap(({ frames }) => frames.flatMap((frame) => frame.texts.filter(({ name }) => name !== DECOR)));
  const frames = ads.flatMap((ad) => ad.frames);
  const count = (kind: Fault["kind"]) => faults.filter((fault) => fault.kind === kind).length;
  return {
    "ads.looked_at": ads.length,
    "ads.missing_glyphs": ads.flatMap(({ missing }) => missing).length,
    "ads.text_overflow": count("overflow"),
    "ads.text_overlap": count("overlap"),
    "ads.text_covered": count("covered"),
    "ads.long_views": count("long view"),
    "ads.contrast_min": Math.min(21, ...texts.flatMap((text) => text.contrast ?? [])),
    "ads.product_seen": frames.filter(({ seen }) => seen >= 0.25).length / Math.max(1, frames.length),
  };
}

/** Products whose ads are really spoken and mixed: one for each style of music, in both languages in turn; the quietest moment of all. */
async function quietest(products: readonly Entry[], files: string): Promise<number> {
  const levels: number[] = [];
  for (const [i, style] of MUSIC_STYLES.entries()) {
    const entry = products[(i * 7) % products.length];
    const choice = { product: entry?.id ?? "", template: "studio", ratio: "9:16", language: i % 2 ? "zh" : "en" } as const;
    if (!entry) continue;
    const level = await quietestGap(await sounding(briefFor(entry, choice, []), style, files), files);
    process.stderr.write(`ads.music_gap_lufs: ${style} ${level.toFixed(1)}\n`);
    levels.push(level);
  }
  return Math.min(...levels);
}

const skipped = () => {
  process.stderr.write(`ads: skipped, ${MEDIA_VARIABLE} names no folder with photographs and products.json\n`);
  return {};
};

/** How quiet the music of an ad becomes between words, for every style of it. */
export async function musicFigures(): Promise<Record<string, number>> {
  const catalog = await readCatalog();
  if (!catalog) return skipped();
  const files = join(sheets, ".files");
  await mkdir(files, { recursive: true });
  try {
    return { "ads.music_gap_lufs": await quietest(catalog.products, files) };
  } finally {
    await closeBrowser();
  }
}

/** Ads that are spoken for the distance from cut to word. */
const SPOKEN = 8;

/** How many frames lie between a cut and the first word after it (issue 10 §5), in spoken ads of every template in both languages. */
export async function cutWordFigures(): Promise<Record<string, number>> {
  const catalog = await readCatalog();
  if (!catalog) return skipped();
  const files = join(sheets, ".files");
  const templates = templatesFor(TEMPLATES, { media: [] });
  const frames: number[] = [];
  for (let i = 0; i < SPOKEN; i++) {
    const entry = catalog.products[(i * 7) % catalog.products.length];
    const style = MUSIC_STYLES[i % MUSIC_STYLES.length];
    if (!entry || !style) continue;
    const language = i % 2 ? "zh" : "en";
    const choice = { product: entry.id, template: "studio", ratio: RATIOS[i % RATIOS.length] ?? "9:16", language } as const;
    const brief = await sounding(briefFor(entry, choice, []), style, files);
    for (const template of templates) frames.push(...(await cutToWord({ ...brief, template }, files)));
  }
  return { "ads.cut_word_frames": Math.max(...frames), "ads.cut_word_median": median(frames) };
}

/** Composes real products × templates × ratios × languages by pairs, and looks at each; nothing where no photographs are named. */
export async function adFigures(few: boolean): Promise<Record<string, number>> {
  const catalog = await readCatalog();
  if (!catalog) return skipped();
  const { folder, products } = catalog;
  const most = few ? FEW : MOST;
  // No product of the catalog has a picture of before: that template is not offered.
  const templates = templatesFor(TEMPLATES, { media: [] });
  const factors = { product: products.map(({ id }) => id), template: templates, ratio: RATIOS, language: LANGUAGES };
  const choices = (pairwise(factors, only ? undefined : most) as AdChoice[]).filter((one) => nameOf(one).includes(only)).slice(0, most);
  const files = join(sheets, ".files");
  await mkdir(files, { recursive: true });
  const ads: Judged[] = [];
  try {
    for (const choice of choices) {
      const entry = products.find(({ id }) => id === choice.product);
      if (!entry) continue;
      const name = nameOf(choice);
      const looked = await look(briefFor(entry, choice, await shownPictures(entry, folder, files)), { files, sheets });
      ads.push({
        ...looked,
        name,
        faults: [...longViews(name, looked.longestView), ...looked.frames.flatMap((frame) => faultsOf(name, frame))],
      });
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
  process.stderr.write(`ads: contact sheets and faults.json are in ${sheets}\n`);
  return figures(ads);
}
