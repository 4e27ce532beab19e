import type { Offer } from "../sources/schema-product.ts";

/** Whether an offer's address is the page's: its path, and every value of its query. */
function isAt(offer: Offer, page: URL): boolean {
  if (offer.url === "" || !URL.canParse(offer.url, page)) return false;
  const { pathname, searchParams } = new URL(offer.url, page);
  return (
    pathname.replace(/\/$/, "") === page.pathname.replace(/\/$/, "") &&
    [...searchParams].every(([key, value]) => page.searchParams.get(key) === value)
  );
}

/** The offers of the variant that the page's address asks for; all of them where it asks for none, or one has no address. */
export function askedOffers(offers: readonly Offer[], url: string): readonly Offer[] {
  if (offers.length < 2 || !URL.canParse(url) || offers.some((offer) => offer.url === "")) return offers;
  const page = new URL(url);
  const asked = offers.filter((offer) => isAt(offer, page));
  return asked.length > 0 ? asked : offers;
}
