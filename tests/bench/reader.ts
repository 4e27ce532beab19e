import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parseDocument } from "htmlparser2";
import { ROOT } from "../../scripts/setup/paths.ts";
import { decodePage, extractProduct } from "../../workers/upstream/product/extract/index.ts";
import { productPagesFolder } from "../setup/product-pages.ts";
import { ATTRIBUTES, htmlIn, isKeptApart, score, truthIn } from "../setup/reader-score.ts";
import { median } from "./median.ts";

const SAMPLE = join(ROOT, "public/samples/bottle/index.html");

/** Real pages where they are at hand, else the sample's. */
function pages(): string[] {
  const folder = productPagesFolder();
  if (folder === null) return [readFileSync(SAMPLE, "utf8")];
  const files = readdirSync(folder).filter((name) => name.endsWith(".html.gz"));
  return files.map((name) => decodePage(gunzipSync(readFileSync(join(folder, name))), null));
}

/** Milliseconds of processor time. */
function timed(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}

/** Processor time of reading a product from a page, against making a document of it: the median page. */
export async function readerRatio(): Promise<Record<string, number>> {
  const all = pages();
  const once = () => all.map((html) => timed(() => extractProduct(html, "")) / timed(() => parseDocument(html)));
  once();
  return { "reader.cpu_vs_parse": median(once()) };
}

/** F1 of what is read from real pages, for the half that is worked on and the half that is kept apart. Nothing without the pages. */
export function readerScores(): Promise<Record<string, number>> {
  const folder = productPagesFolder();
  const truth = truthIn(folder);
  const figures: Record<string, number> = {};
  for (const apart of folder === null ? [] : [false, true]) {
    const ids = Object.keys(truth).filter((id) => isKeptApart(id) === apart);
    const read = new Map(ids.map((id) => [id, extractProduct(htmlIn(folder ?? "", id), "")]));
    for (const attribute of ATTRIBUTES) figures[`reader.${attribute}_f1${apart ? ".apart" : ""}`] = score(truth, read, attribute);
  }
  return Promise.resolve(figures);
}
