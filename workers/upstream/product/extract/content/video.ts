import { absolute } from "../dom/page.ts";
import { attribute } from "../dom/node.ts";
import type { Reading } from "../reading.ts";

/** The product's video: what markup names, else a `video` element outside the surroundings. */
export function findVideo({ page, jsonLd, microdata, meta, aside }: Reading): string {
  const elements = page.nodes
    .filter((node) => (node.tag === "video" || (node.tag === "source" && node.parent?.tag === "video")) && (aside[node.index] ?? 0) === 0)
    .map((node) => attribute(node, "src") || attribute(node, "data-src"));
  return [jsonLd?.video ?? "", microdata?.video ?? "", meta.video, ...elements].map((address) => absolute(address, page.base)).find(Boolean) ?? "";
}
