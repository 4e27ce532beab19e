import { absolute } from "../dom/page.ts";
import { attribute, contains, type PageNode } from "../dom/node.ts";
import type { Reading } from "../reading.ts";

const MP4 = /\.mp4(?:[?#]|$)/i;
const srcOf = (node: PageNode): string => attribute(node, "src") || attribute(node, "data-src");

/** One address for a `video` element: its sources are one film in several formats. */
function addressOf(nodes: readonly PageNode[], video: PageNode): string {
  const sources = nodes
    .slice(video.index + 1, video.end)
    .filter((node) => node.tag === "source" && contains(video, node))
    .map(srcOf)
    .filter(Boolean);
  return srcOf(video) || (sources.find((address) => MP4.test(address)) ?? sources[0] ?? "");
}

/** The product's films: those that markup names, then the `video` elements outside the surroundings; each address once. */
export function findVideos({ page, jsonLd, microdata, meta, aside }: Reading): string[] {
  const elements = page.nodes
    .filter((node) => node.tag === "video" && (aside[node.index] ?? 0) === 0)
    .map((node) => addressOf(page.nodes, node));
  const found = [...(jsonLd?.videos ?? []), ...(microdata?.videos ?? []), meta.video, ...elements]
    .map((address) => absolute(address, page.base))
    .filter(Boolean);
  return [...new Set(found)];
}
