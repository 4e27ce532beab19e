import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parseDocument } from "htmlparser2";
import { ROOT } from "../../scripts/setup/paths.ts";
import { decodePage, extractProduct } from "../../workers/upstream/product/extract/index.ts";
import { productPagesFolder } from "../setup/product-pages.ts";
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
