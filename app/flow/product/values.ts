import { PICTURE_USES, type PictureUse } from "../../../trpc/contract/rules/picture-use.ts";
import type { Money, ShownProduct } from "../../../trpc/contract/product.ts";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import { FIRST_CURRENCY, scriptLanguageOf } from "../../../trpc/contract/rules/script-language.ts";
import { textOf, textsOf } from "../../http/form.ts";

/** The product form as text, exactly as typed: what is shown again when something is wrong. */
export interface ProductValues {
  name: string;
  brand: string;
  /** `#0b5fff #ffd200`. */
  brandColors: string;
  intro: string;
  points: string[];
  /** What is paid now; `oldPrice` what was paid before. */
  price: string;
  oldPrice: string;
  currency: string;
  audience: string;
  language: ScriptLanguage;
  /** Ids, in order. */
  media: string[];
  /** By id, how pictures are shown. */
  uses: Record<string, PictureUse>;
  /** Ids of the pictures that are said to show how it was before: an ad has room for one. */
  before: string[];
}

/** Most characters of what no rule of a flow bounds; the contract takes no more. */
export const MOST = { brand: 100, brandColors: 40, audience: 200 } as const;

export function valuesOf(product: ShownProduct): ProductValues {
  const { name, brand, brand_colors = [], intro, selling_points, promo_price, original_price, audience, language, media } = product;
  const now = promo_price ?? original_price;
  return {
    name,
    brand,
    brandColors: brand_colors.join(" "),
    intro,
    points: selling_points,
    price: shownAmount(now ?? {}),
    oldPrice: promo_price ? shownAmount(original_price ?? {}) : "",
    currency: now?.currency ?? FIRST_CURRENCY[language],
    audience,
    language,
    media: media.map(({ id }) => id),
    uses: Object.fromEntries(media.map(({ id, use }) => [id, use])),
    before: media.flatMap(({ id, before }) => (before ? [id] : [])),
  };
}

/** What `use:ID` says beside a use: that picture is the one of before. */
export const BEFORE = "before" as const;

/** `use:ID` → how that picture is shown; anything else that is posted is left out. */
const usesFrom = (form: FormData): ProductValues["uses"] =>
  Object.fromEntries(
    textsOf(form, "media").flatMap((id) => {
      const use = PICTURE_USES.find((one) => one === textOf(form, `use:${id}`));
      return use ? [[id, use]] : [];
    }),
  );

export const valuesFrom = (form: FormData): ProductValues => ({
  name: textOf(form, "name"),
  brand: textOf(form, "brand"),
  brandColors: textOf(form, "brandColors"),
  intro: textOf(form, "intro"),
  points: textsOf(form, "point"),
  price: textOf(form, "price"),
  oldPrice: textOf(form, "oldPrice"),
  currency: textOf(form, "currency"),
  audience: textOf(form, "audience"),
  language: scriptLanguageOf(textOf(form, "language")),
  media: [...new Set(textsOf(form, "media"))],
  uses: usesFrom(form),
  before: textsOf(form, "media").filter((id) => textOf(form, `use:${id}`) === BEFORE),
});

/** Up to three colours as they are saved; null where something else is written. */
export function brandColorsOf({ brandColors }: Pick<ProductValues, "brandColors">): string[] | null {
  const written = brandColors
    .toLowerCase()
    .split(/[\s,;，；、]+/)
    .filter(Boolean);
  const hexes = written.map((one) => /^#?([\da-f]{6}|[\da-f]{3})$/.exec(one)?.[1] ?? "");
  if (hexes.includes("") || hexes.length > 3) return null;
  return hexes.map((hex) => `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`);
}

/** Figures in groups of three, with decimals behind the other sign: `1,299.50`, `12.499.000`, `1.299,5`. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
/** As India groups them: `12,49,900`. */
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/;
/** Currencies of three decimals: a single dot before three figures is no thousand. */
const THREE_DECIMALS: ReadonlySet<string> = new Set(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]);

/** Figures of other scripts in ours, as a keyboard of that language writes them: "١٬٢٩٩٫٥٠", "１２８００". */
const plainFigures = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[٠-٩۰-۹]/g, (figure) => String(figure.charCodeAt(0) & 15))
    .replaceAll("٬", "")
    .replaceAll("٫", ".");

/** `1,299.50`, `12.499.000`, `29,9` and `29.90` as a decimal string; null where it is no amount. */
export function readAmount(text: string, currency: string): string | null {
  const plain = plainFigures(text).replace(/[\s'’]/g, "");
  const group = LAKHS.test(plain) ? "," : GROUPED.exec(plain)?.[1];
  const decimals = THREE_DECIMALS.has(currency) && /^\d+\.\d{3}$/.test(plain);
  const dotted = (group && !decimals ? plain.replaceAll(group, "") : plain).replace(/,(?=\d{1,2}$)/, ".");
  return /^\d{1,12}(\.\d{1,4})?$/.test(dotted) ? dotted : null;
}

/** An amount as one would type it: no third decimal of nothing, which would read as thousands. */
const shownAmount = ({ amount = "" }: Partial<Money> = {}): string => amount.replace(/(\.\d{2})0+$/, "$1");

/** The two prices as the contract has them: without an old one, the price is the original. */
export function pricesOf({ price, oldPrice, currency }: ProductValues): { promo_price: Money | null; original_price: Money | null } {
  const money = (text: string): Money | null => {
    const amount = readAmount(text, currency);
    return amount && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null;
  };
  const now = money(price);
  const before = money(oldPrice);
  return before && now ? { promo_price: now, original_price: before } : { promo_price: null, original_price: now ?? before };
}
