import type { Offer } from "../sources/schema-product.ts";

/** An offer whose own address names the variant that the page's address asks for. */
export const isOwn = (offer: Offer, url: string): boolean =>
  offer.url.includes("?") && url.includes("?") && offer.url.split("?")[1] === url.split("?")[1];
