import { absolute } from "../dom/page.ts";
import { attribute, hooks, lineage, type PageNode } from "../dom/node.ts";
import type { Reading } from "../reading.ts";
import { asText, isObject, objectsIn } from "../sources/values.ts";

const MOST = 3;
const LOGO = /(?:^|[^a-z])logo(?!ut|ff|n)/i;
/** Marks that stand on many pages and are nobody's brand. */
const OTHERS = /pay|visa|mastercard|klarna|trust|cookie|social|facebook|instagram|youtube|app-?store|google-?play|sug-logo|placeholder/i;

const sourceOf = (node: PageNode): string => {
  const set = attribute(node, "srcset").split(/[\s,]/)[0] ?? "";
  return [attribute(node, "data-src"), attribute(node, "src"), set].find((one) => one !== "" && !/^data:|[<{]/.test(one)) ?? "";
};

const named = (node: PageNode): string => `${hooks(node)} ${attribute(node, "alt")} ${sourceOf(node)}`;

/** An image that is called a logo, by itself or by what it stands in. */
const isLogo = (node: PageNode): boolean =>
  node.tag === "img" &&
  !OTHERS.test(named(node)) &&
  (LOGO.test(named(node)) ||
    lineage(node, 4)
      .slice(1)
      .some((outer) => LOGO.test(hooks(outer))));

/** schema.org `logo`: an address, or an ImageObject. */
const markedLogos = (linkedData: readonly unknown[]): string[] =>
  objectsIn([...linkedData])
    .filter(({ value }) => value.logo !== undefined)
    .map(({ value: { logo } }) => (isObject(logo) ? asText(logo.url) || asText(logo.contentUrl) : asText(logo)));

const alike = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A shop that sells many brands does not lend its colors to one of them. */
const isOwnShop = (url: string, brand: string): boolean => brand === "" || (url !== "" && alike(new URL(url).host).includes(alike(brand)));

/**
 * Where the logos of a page's brand are: those that name it, and where the shop is its own, those of the markup and those
 * above the product.
 */
export function findLogos({ page, linkedData, anchor }: Reading, brand: string): string[] {
  const shown = page.nodes.filter(isLogo);
  const ofBrand = shown.filter((node) => alike(brand).length > 1 && alike(attribute(node, "alt")).includes(alike(brand)));
  const above = shown.filter(({ index }) => anchor === null || index < anchor.index);
  const ofShop = isOwnShop(page.url, brand) ? [...markedLogos(linkedData), ...above.map(sourceOf)] : [];
  const found = [...ofBrand.map(sourceOf), ...ofShop].map((address) => absolute(address, page.base));
  return [...new Set(found)].filter((address) => address !== "").slice(0, MOST);
}
