import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodePage, extractProduct, type ExtractedProduct } from "./index.ts";

type Attribute = "price" | "availability" | "sku";
type Truth = Record<string, Partial<Record<Attribute, string[]>>>;

/** F1 of the best and the second commercial service on the whole benchmark these pages are from. */
const BEST: Record<Attribute, number> = { price: 0.918, availability: 0.957, sku: 0.841 };
const SECOND_PRICE = 0.824;

/** The folder of real pages: below `REELWRIGHT_SHARED`, else in a `shared` folder beside or above the repository. */
function pagesFolder(): string | null {
  const candidates = [process.env.REELWRIGHT_SHARED ?? ""].filter(Boolean);
  for (let at = import.meta.dirname; candidates.length < 40; at = dirname(at)) {
    candidates.push(join(at, "shared"));
    if (dirname(at) === at) break;
  }
  const root = candidates.find((folder) => existsSync(join(folder, "data/product-pages/ground-truth.json")));
  return root === undefined ? null : join(root, "data/product-pages");
}

type Matches = (truth: string, answer: string) => boolean;
const exactly: Matches = (truth, answer) => truth === answer;
const asAmount: Matches = (truth, answer) => answer !== "" && Number(truth) === Number(answer);
/** The truth writes `$ 24.990` of Chilean pages as 24.99, though pesos have no cents: there the thousandfold is the price to pay. */
const asAmountOfPesos: Matches = (truth, answer) => asAmount(truth, answer) || (answer !== "" && Math.abs(Number(answer) - Number(truth) * 1000) < 0.5);

/** Right, wrong and missed as the benchmark counts them: a wrong answer where there is a right one is both wrong and missed. */
function score(truth: Truth, read: ReadonlyMap<string, ExtractedProduct>, attribute: Attribute, same: Matches): number {
  let right = 0, wrong = 0, missed = 0;
  for (const [id, product] of read) {
    const wanted = truth[id]?.[attribute] ?? [];
    const answer = product[attribute];
    const matches = wanted.some((one) => same(one, answer));
    if (matches) right++;
    else {
      if (answer !== "") wrong++;
      if (wanted.length > 0) missed++;
    }
  }
  return (2 * right) / (2 * right + wrong + missed);
}

const folder = pagesFolder();

describe.skipIf(folder === null)(`73 real product pages${folder === null ? " (skipped: no shared/data/product-pages, see REELWRIGHT_SHARED)" : ""}`, () => {
  const truth = folder === null ? {} : (JSON.parse(readFileSync(join(folder, "ground-truth.json"), "utf8")) as Truth);
  const read = new Map<string, ExtractedProduct>();
  const times: number[] = [];
  for (const id of Object.keys(truth)) {
    const html = decodePage(gunzipSync(readFileSync(join(folder ?? "", `${id}.html.gz`))), null);
    const start = process.cpuUsage();
    read.set(id, extractProduct(html, ""));
    times.push(process.cpuUsage(start).user / 1000);
  }

  it.each(["availability", "sku"] as const)("are read better than the best commercial service reads them: %s", (attribute) => {
    expect(score(truth, read, attribute, exactly)).toBeGreaterThan(BEST[attribute]);
  });

  it("are read better than the best commercial service reads them, where pesos count as pesos: price", () => {
    expect(score(truth, read, "price", asAmountOfPesos)).toBeGreaterThan(BEST.price);
  });

  it("are read better than the second commercial service reads them, by the truth as written: price", () => {
    expect(score(truth, read, "price", asAmount)).toBeGreaterThan(SECOND_PRICE);
  });

  it("take 60 ms of processor time at the median", () => {
    expect(times.toSorted((a, b) => a - b)[times.length >> 1]).toBeLessThanOrEqual(60);
  });

  it("are known for product pages", () => {
    const doubted = [...read].filter(([, product]) => product.confidence < 0.5);
    expect(doubted.length).toBeLessThanOrEqual(read.size * 0.05);
  });
});
