import { absolute, type Page } from "../dom/page.ts";
import { attribute, hooks, lineage, type PageNode } from "../dom/node.ts";
import { likeness } from "../names.ts";
import { parseLoose } from "../sources/loose-json.ts";
import { asList, isObject } from "../sources/values.ts";
import type { Reading } from "../reading.ts";
import type { ExtractedImage } from "../types.ts";

const JUNK =
  /\.(svg|gif|ico)([?#]|$)|logo|sprite|placeholder|blank|spacer|pixel|loading|loader|icon|badge|banner|avatar|payment|flag|transparent|1x1|no-?image|captcha|rating|stars?[-_.]/i;
const GALLERY =
  /gallery|product-?(image|img|photo|media|pic|visual)|main-?(image|img|photo|pic)|zoom|media-?(viewer|main|stage)|pdp-?(image|media)|photo|hero-?image|image-?(viewer|stage|main|gallery)|thumb|swiper|slick|fotorama|woocommerce-product-gallery/;
const LAZY = [
  "data-zoom-image",
  "data-large_image",
  "data-large",
  "data-zoom",
  "data-full",
  "data-old-hires",
  "data-original",
  "data-lazy-src",
  "data-lazy",
  "data-src",
  "data-image",
  "src",
];
const MAX_IMAGES = 20;

/** One picture in several sizes counts once: sizes in the name or query are left out. */
const identity = (url: string): string =>
  url
    .replace(/[?#].*$/, "")
    .replace(/^https?:\/\//, "")
    .toLowerCase()
    .replace(
      /([._-])(\d{2,4}x\d{0,4}|\d{0,4}x\d{2,4}|\d{2,4}w|w\d{2,4}|small|medium|large|thumb(nail)?|big|grande|master|zoom|xl|s|m|l)(?=[._-]|\.[a-z]+$|$)/g,
      "",
    )
    .replace(/\/(w|h|width|height|s|c|q|f|fit|resize)[_-]?[\d,x]+[^/]*(?=\/)/g, "")
    .replace(/\._[^/]*_(?=\.)/, "")
    .replace(/@\dx/, "");

/** The widest address that `srcset` offers, with its width. */
function widest(srcset: string): { url: string; width: number } {
  let best = { url: "", width: 0 };
  for (const part of srcset.split(/,\s+/).slice(0, 30)) {
    const [url = "", size = ""] = part.trim().split(/\s+/);
    const width = Number.parseFloat(size) * (size.endsWith("x") ? 500 : 1) || 1;
    if (width > best.width) best = { url, width };
  }
  return { url: best.url, width: /\dw/.test(srcset) ? Math.trunc(best.width) : 0 };
}

/** Sizes below this, as an address spells them (`_US40_`, `s-l64`, `w=78`), make a thumbnail. */
function isThumbnail(url: string): boolean {
  const size = /(?:[?&](?:w|width|h|height|imwidth|size|wid)=|[._/-](?:[su][sxyl]?|s-l|w|h)|_)(\d{2,3})(?=[._&,/x-]|$)/i.exec(url)?.[1];
  return size !== undefined && Number(size) <= 130;
}

/** Addresses with sizes that some galleries keep in an attribute: `{"https://…": [600, 800]}`. */
function dynamicImage(node: PageNode): ExtractedImage | null {
  const raw = Object.values(node.attributes).find((value) => /^\s*\{\s*"(https?:)?\/\//.test(value));
  const sizes = raw === undefined ? null : parseLoose(raw);
  if (!isObject(sizes)) return null;
  const found = Object.entries(sizes).map(([url, size]) => ({
    url,
    width: Number(asList(size)[0]) || 0,
    height: Number(asList(size)[1]) || 0,
  }));
  return found.toSorted((a, b) => b.width - a.width)[0] ?? null;
}

const pixels = (raw: string): number => (/^\d{1,5}(px)?$/.test(raw.trim()) ? Number.parseInt(raw, 10) : 0);

function shownImage(node: PageNode): ExtractedImage {
  const set = widest(attribute(node, "srcset") || attribute(node, "data-srcset"));
  const [width, height] = [pixels(attribute(node, "width")), pixels(attribute(node, "height"))];
  const link = lineage(node, 4).find((at) => at.tag === "a" && /\.(jpe?g|png|webp)([?#]|$)/i.test(attribute(at, "href")));
  const lazy = LAZY.map((name) => attribute(node, name)).find((value) => value !== "" && !value.startsWith("data:")) ?? "";
  const dynamic = dynamicImage(node);
  if (dynamic) return dynamic;
  if (link) return { url: attribute(link, "href"), width: 0, height: 0 };
  return set.width > width ? { url: set.url, width: set.width, height: 0 } : { url: lazy || set.url, width, height };
}

/** Pictures of the page that stand in a gallery, or are called as the product is. */
function galleryImages({ page, anchor, aside, name }: Reading): (ExtractedImage & { weight: number })[] {
  const start = anchor?.index ?? 0;
  return page.nodes
    .filter((node) => node.tag === "img" || (node.tag === "source" && attribute(node, "srcset") !== ""))
    .slice(0, 600)
    .map((node) => {
      const alike = likeness(attribute(node, "alt") || attribute(node, "title"), name);
      const named = lineage(node, 7).some((at) => GALLERY.test(hooks(at)));
      const away = Math.abs(node.index - start) / Math.max(200, page.nodes.length);
      const image = shownImage(node);
      const tiny = (image.width > 0 && image.width < 80) || (image.height > 0 && image.height < 80);
      return {
        ...image,
        weight:
          (alike >= 0.6 ? 2 : 0) +
          (named ? 1.6 : 0) +
          (away < 0.15 ? 1 : 0) -
          Math.min(2, aside[node.index] ?? 0) * 1.2 -
          (tiny || isThumbnail(image.url) ? 0.8 : 0),
      };
    })
    .filter(({ weight }) => weight >= 2.2);
}

/** Pictures of the product, best first: those of the markup, then of the gallery; what both have comes before the rest. */
export function collectImages(reading: Reading): ExtractedImage[] {
  const { page, jsonLd, microdata, meta } = reading;
  const claims = [
    ...(jsonLd?.images ?? []).map((image, at) => ({ ...image, weight: 6 - at * 0.05 })),
    ...(microdata?.images ?? []).map((image, at) => ({ ...image, weight: 4 - at * 0.05 })),
    ...meta.images.map((url, at) => ({ url, width: 0, height: 0, weight: 4.5 - at * 0.05 })),
    ...galleryImages(reading),
  ];
  return rank(claims, page);
}

function rank(claims: readonly (ExtractedImage & { weight: number })[], page: Page): ExtractedImage[] {
  const byIdentity = new Map<string, { image: ExtractedImage; weight: number }>();
  for (const { weight, ...claimed } of claims) {
    const url = absolute(claimed.url, page.base);
    if (url === "" || url.length > 2048 || JUNK.test(url.replace(/^https?:\/\/[^/]*/, ""))) continue;
    const key = identity(url);
    const known = byIdentity.get(key);
    const larger = known && (known.image.width >= claimed.width || claimed.width < 400) ? known.image : { ...claimed, url };
    byIdentity.set(key, { image: larger, weight: (known?.weight ?? 0) > 0 ? Math.max(known?.weight ?? 0, weight) + 0.5 : weight });
  }
  return [...byIdentity.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_IMAGES)
    .map(({ image }) => image);
}
