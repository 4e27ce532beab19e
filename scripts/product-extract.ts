import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodePage, extractProduct } from "../workers/upstream/product/extract/index.ts";

const PAGE = /\.html?(\.gz)?$/i;

/** Pages named by the arguments: files as they are, directories by their `.html` and `.html.gz`, in order of name. */
function pagesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => PAGE.test(name))
    .toSorted()
    .map((name) => join(path, name));
}

function readBytes(file: string): Uint8Array {
  const bytes = readFileSync(file);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

/** What the page does not say is `null` in the output. */
const orNull = (said: string): string | null => (said === "" ? null : said);

/** One JSON line of a page; its address is taken from the page itself. */
function lineOf(file: string): string {
  const { name, price, currency, availability, sku, brand, images } = extractProduct(decodePage(readBytes(file), null), "");
  const id = basename(file).replace(PAGE, "");
  return JSON.stringify({
    id,
    name: orNull(name),
    price: orNull(price),
    currency: orNull(currency),
    availability,
    sku: orNull(sku),
    brand: orNull(brand),
    images: images.map(({ url }) => url),
  });
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write("Usage: npm run -s product:extract -- FILE_OR_DIR...\n");
  process.exitCode = 2;
}
for (const path of paths) {
  try {
    for (const file of pagesOf(path)) process.stdout.write(`${lineOf(file)}\n`);
  } catch (error) {
    process.stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
