import { currencyOf } from "../money/currency.ts";
import { readMachinePrice } from "../money/amount.ts";
import type { Availability } from "../types.ts";
import { asList, asText, isObject, type JsonObject } from "./values.ts";

export interface Offer {
  price: string;
  /** The higher price that the offer itself says was paid before. */
  list: string;
  currency: string;
  availability: Availability | "";
  sku: string;
  url: string;
}

/** A product as schema.org words say it, in JSON-LD or microdata. */
export interface SchemaProduct {
  name: string;
  skus: string[];
  productIds: string[];
  mpn: string;
  gtin: string;
  brand: string;
  description: string;
  images: { url: string; width: number; height: number }[];
  videos: string[];
  url: string;
  offers: Offer[];
  rating: string;
  properties: string[];
}

/** `InStock` or `OutOfStock` from a schema.org or shop word, `""` when it is neither. */
export function readAvailability(word: unknown): Availability | "" {
  const text = (typeof word === "boolean" ? (word ? "instock" : "outofstock") : asText(word))
    .toLowerCase()
    .replace(/^.*[/#]/, "")
    .replace(/[\s_-]/g, "");
  if (/^(outofstock|soldout|discontinued|oos|notavailable|unavailable|outstock)$/.test(text)) return "OutOfStock";
  return /^(instock|instoreonly|onlineonly|limitedavailability|preorder|presale|backorder|madetoorder|available|availablefororder|ja|yes)$/.test(
    text,
  )
    ? "InStock"
    : "";
}

const isTyped = (value: JsonObject, type: RegExp): boolean =>
  asList(value["@type"]).some((name) => type.test(asText(name).replace(/^.*[/#:]/, "")));
export const isProduct = (value: JsonObject): boolean =>
  isTyped(value, /^(Product|ProductModel|ProductGroup|IndividualProduct|SomeProducts|Vehicle|Car|Motorcycle)$/i);

const listPriceOf = (specifications: unknown[]): unknown =>
  specifications.filter(isObject).find((spec) => /ListPrice|StrikethroughPrice|SRP|MSRP|Strikethrough/i.test(asText(spec.priceType)))
    ?.price;

/** ISO 4217 of what markup writes: a code, a retired code or a mark. */
function isoCode(written: string): string {
  const code = written.toUpperCase().trim();
  return code === "RUR" ? "RUB" : /^[A-Z]{3}$/.test(code) ? code : currencyOf(written, "");
}

function readOffer(offer: JsonObject, inherited: string, sku = ""): Offer {
  const specifications = asList(offer.priceSpecification);
  const plain = specifications.filter(isObject).find((spec) => !/List|SRP|Strike|UnitPrice/i.test(`${asText(spec.priceType)}`)) ?? {};
  const currency = isoCode(asText(offer.priceCurrency) || asText(plain.priceCurrency) || inherited);
  const price =
    [offer.price, plain.price, offer.lowPrice, offer.highPrice]
      .map((raw) => readMachinePrice(Array.isArray(raw) ? raw[0] : raw, currency))
      .find(Boolean) ?? "";
  const item = isObject(offer.itemOffered) ? offer.itemOffered : {};
  return {
    price,
    currency,
    list: readMachinePrice(listPriceOf(specifications), currency),
    availability: readAvailability(offer.availability ?? plain.availability),
    sku: asText(offer.sku) || asText(item.sku) || sku,
    url: asText(offer.url) || asText(offer["@id"]),
  };
}

/** Offers, those inside an aggregate too; `priceCurrency` written only on the outside counts for the inside. */
function readOffers(value: JsonObject): Offer[] {
  const out: Offer[] = [];
  const variants = asList(value.hasVariant).filter(isObject).slice(0, 200);
  const own = value.offers ?? value.offer ?? value.Offers;
  if (own === undefined)
    out.push(
      ...variants.flatMap((variant) =>
        asList(variant.offers)
          .filter(isObject)
          .map((offer) => readOffer(offer, "", asText(variant.sku))),
      ),
    );
  for (const offer of asList(own).filter(isObject).slice(0, 200)) {
    const inner = asList(offer.offers).filter(isObject).slice(0, 200);
    const whole = readOffer(offer, asText(value.priceCurrency));
    if (whole.price !== "" || inner.length === 0) out.push(whole);
    out.push(...inner.map((one) => readOffer(one, whole.currency)));
  }
  if (out.length === 0 && (value.price ?? value.lowPrice) !== undefined) out.push(readOffer(value, ""));
  return out;
}

const size = (raw: unknown): number => Math.trunc(Number(asText(raw).slice(0, 20).replace(/\D+$/, ""))) || 0;

function readImages(value: unknown): SchemaProduct["images"] {
  return asList(value)
    .slice(0, 60)
    .flatMap((image) => {
      if (typeof image === "string") return [{ url: image.trim(), width: 0, height: 0 }];
      if (!isObject(image)) return [];
      const url = [image.contentUrl, image.url, image["@id"]].map(asText).find(Boolean) ?? "";
      return url === "" ? readImages(image.image) : [{ url, width: size(image.width), height: size(image.height) }];
    });
}

function readRating(value: unknown): string {
  const [rating] = asList(value);
  if (!isObject(rating) || !(Number(asText(rating.ratingValue).replace(",", ".")) > 0)) return "";
  const count = asText(rating.reviewCount) || asText(rating.ratingCount);
  return `${asText(rating.ratingValue)} / ${asText(rating.bestRating) || "5"}${count ? ` (${count})` : ""}`;
}

/** Reads one schema.org product object. */
export function readSchemaProduct(value: JsonObject): SchemaProduct {
  const offers = readOffers(value);
  const gtins = ["gtin", "gtin13", "gtin14", "gtin12", "gtin8", "isbn", "ean"].map((key) =>
    asText(value[key])
      .replace(/[\s-]/g, "")
      .replace(/^ean:|^isbn:/i, ""),
  );
  const [brand] = asList(value.brand ?? value.manufacturer);
  return {
    name: asText(value.name),
    offers,
    url: asText(value.url) || asText(value["@id"]),
    skus: asList(value.sku).map(asText).filter(Boolean),
    productIds: [value.productID, value.productId, value.identifier, value.productGroupID, value.inProductGroupWithID]
      .flatMap(asList)
      .map(asText)
      .filter(Boolean)
      .map((id) => id.replace(/^(sku|mpn|id|ean|gtin\d*):/i, "")),
    mpn: asText(value.mpn),
    gtin: gtins.find((code) => /^\d{8,14}$/.test(code)) ?? "",
    brand: asText(brand),
    description: asText(value.description),
    images: readImages(value.image ?? value.images ?? value.photo),
    videos: asList(value.video ?? value.subjectOf)
      .filter(isObject)
      .map((video) => asText(video.contentUrl) || asText(video.embedUrl))
      .filter(Boolean),
    rating: readRating(value.aggregateRating),
    properties: asList(value.additionalProperty)
      .filter(isObject)
      .slice(0, 60)
      .map((one) => `${asText(one.name)}: ${asText(one.value)}`)
      .filter((line) => /^.+: .+$/.test(line)),
  };
}
