import { attribute, hooks } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { Reading } from "../reading.ts";
import type { Spec } from "./specs.ts";

const BRAND =
  /^(brand(?: name)?|marke|marque|marca|merk|märke|mærke|merke|tuotemerkki|značka|marka|producent|výrobce|výrobca|producător|gamintojas|бренд|марка|производитель|виробник|μάρκα|العلامة التجارية|الماركة|מותג|品牌|ブランド|メーカー|브랜드|แบรนด์|thương hiệu|merek|manufacturer|hersteller|fabricant|fabricante|produttore)$/iu;
const MPN =
  /^(mpn|model(?: (?:no|number|nr))?\.?|modell|modèle|modelo|modello|part number|manufacturer part number|item model number|herstellernummer|型号|型號|型番|модель|모델명)$/iu;
const GTIN =
  /(?<![\p{L}\d])(?:EAN|UPC|GTIN|ISBN(?:-13)?|JAN|Barcode|条码|EAN-?13)[\s:#.-]{0,6}(?:code|kód|kod)?[\s:]{0,3}(\d{8}|\d{12,14})(?!\d)/iu;

/** True for a code whose check digit is right. */
function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = [...code].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const spoken = (specs: readonly Spec[], label: RegExp): string =>
  specs.find(({ name, value }) => label.test(name) && value.length <= 60)?.value ?? "";

/** A short text near the name in an element that is named for the brand. */
function shownBrand({ page: { nodes }, anchor, aside }: Reading): string {
  const start = anchor?.index ?? 0;
  const near = nodes
    .slice(Math.max(0, start - 60), start + 200)
    .find(
      (node) =>
        node.tag !== "" &&
        !node.hidden &&
        (aside[node.index] ?? 0) === 0 &&
        (attribute(node, "itemprop") === "brand" || /(^|[\s_-])(brand|marke|marca|manufacturer)(-?name|-?link)?($|\s)/.test(hooks(node))) &&
        textOf(nodes, node, 60).length > 1,
    );
  const text = near ? textOf(nodes, near, 60) : "";
  return text.length <= 40 ? text.replace(/^[\p{L} ]{2,14}:\s*/u, "") : "";
}

/** The first that says something; a template's unfilled placeholder does not. */
const first = (...options: readonly string[]): string =>
  options.find((one) => one !== "" && one.length <= 80 && !/[${}<>]|^(n\/?a|null|undefined|none|-+)$/i.test(one)) ?? "";

export interface Identity {
  brand: string;
  gtin: string;
  mpn: string;
}

/** Brand and maker's codes: markup first, then the specification, then what stands by the name. */
export function identify(reading: Reading, specs: readonly Spec[]): Identity {
  const { jsonLd, microdata, meta, state, page } = reading;
  const written = GTIN.exec(page.stream.text.slice(0, 200_000))?.[1] ?? "";
  return {
    brand: first(
      jsonLd?.brand ?? "",
      microdata?.brand ?? "",
      meta.brand,
      spoken(specs, BRAND),
      ...state.map(({ brand }) => brand),
      shownBrand(reading),
    ),
    gtin:
      [jsonLd?.gtin ?? "", microdata?.gtin ?? "", meta.gtin, written, spoken(specs, /^(ean|upc|gtin|isbn(-13)?|jan)( code|-code)?$/i)].find(
        isGtin,
      ) ?? "",
    mpn: first(jsonLd?.mpn ?? "", microdata?.mpn ?? "", meta.mpn, spoken(specs, MPN)),
  };
}
