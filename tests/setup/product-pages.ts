import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of real pages: below `REELWRIGHT_SHARED`, else in a `shared` folder beside or above the repository. Null without one. */
export function productPagesFolder(): string | null {
  const candidates = [process.env.REELWRIGHT_SHARED ?? ""].filter(Boolean);
  for (let at = import.meta.dirname; candidates.length < 40; at = dirname(at)) {
    candidates.push(join(at, "shared"));
    if (dirname(at) === at) break;
  }
  const root = candidates.find((folder) => existsSync(join(folder, "data/product-pages/ground-truth.json")));
  return root === undefined ? null : join(root, "data/product-pages");
}
