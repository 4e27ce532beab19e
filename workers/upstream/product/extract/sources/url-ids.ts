import { looksLikeId } from "./page-sku.ts";

/** An identifier in a page's address; `weight` says how much its place tells. */
export interface UrlId {
  id: string;
  weight: number;
}

const QUERY =
  /^(id|pid|sku|skuid|sku_id|product|productid|product_id|prod|prodid|item|itemid|item_id|goods_id|gid|article|variant|variantid|offerid|asin|code|p|ref|ad_id|adid)$/i;

function fromSegment(segment: string, isLast: boolean): UrlId[] {
  const plain = segment.replace(/\.(html?|php|aspx?|jsp|do|htm)$/i, "");
  const found: UrlId[] = [];
  if (/^(?=.*\d)[A-Za-z0-9_.]{4,24}$/.test(plain)) found.push({ id: plain, weight: /[._]/.test(plain) ? 1.2 : isLast ? 2.2 : 1.6 });
  if (isLast && /^[a-z]{1,10}-\d{2,4}$/i.test(plain)) found.push({ id: plain, weight: 2 });
  const tail = /(?:^|[-_,.])([A-Za-z]{0,6}\d[A-Za-z0-9]{2,19})$/.exec(plain)?.[1];
  const head = /^([A-Za-z]{0,3}\d{4,}[A-Za-z0-9]*)[-_]/.exec(plain)?.[1];
  const long = /(?:^|[-_])([A-Za-z]?\d{5,})(?:[-_]|$)/.exec(plain)?.[1];
  const compound = /-([a-z0-9]*\d[a-z0-9]*-[a-z0-9]{2,6})$/i.exec(plain)?.[1];
  if (tail) found.push({ id: tail, weight: 1.8 });
  const bare = tail && /^[A-Za-z]{1,2}(\d{5,})$/.exec(tail)?.[1];
  if (bare) found.push({ id: bare, weight: 1.9 });
  if (compound && /[a-z]/i.test(compound)) found.push({ id: compound, weight: 0.8 });
  if (head) found.push({ id: head, weight: 1.7 });
  if (long && long !== tail) found.push({ id: long, weight: 1.2 });
  return found;
}

/** Identifiers that a product page's address may hold: whole segments, ends of slugs, query values. */
export function urlIds(address: string): UrlId[] {
  if (!URL.canParse(address)) return [];
  const { pathname, searchParams } = new URL(address);
  const segments = pathname
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  const path = segments.flatMap((segment, at) => fromSegment(segment, at === segments.length - 1));
  const query = [...searchParams].filter(([key]) => QUERY.test(key)).map(([, id]) => ({ id, weight: 2 }));
  return [...path, ...query].filter(({ id }) => looksLikeId(id) && /^[\w.-]+$/.test(id));
}
