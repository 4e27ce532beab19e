import type { Language } from "../../../locales/index.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { checkProduct } from "../../../trpc/contract/rules/product.ts";
import { checkPrices } from "../../../trpc/contract/rules/prices.ts";
import { countCharacters, type RuleIssue } from "../../../trpc/contract/rules/issue.ts";
import { type Problem, problemsOf } from "../../http/problem.ts";
import { translationOf } from "../../i18n/translation.ts";
import { brandColorsOf, MOST, pricesOf, type ProductValues, readAmount } from "./values.ts";

/** Lines that say something, as they are saved. */
export const filledPoints = ({ points }: ProductValues): string[] => points.map((point) => point.trim()).filter((point) => point !== "");

/** Everything wrong with the form, in its order and in the user's language. */
export function checkValues(flow: ProductFlow, values: ProductValues, lang: Language): Problem[] {
  const { t } = translationOf(lang);
  const { name, intro, price, oldPrice, currency, media, before } = values;
  const text = problemsOf(checkProduct(flow, { name, intro, selling_points: filledPoints(values) }), lang);
  const prices = Object.entries({ price, oldPrice }).flatMap(([field, amount]) =>
    amount.trim() !== "" && readAmount(amount, currency) === null ? [{ field, text: t("details.priceWrong") }] : [],
  );
  const noIntro = flow === "ai-video-ads" && intro.trim() === "" ? [{ field: "intro", text: t("tools.ai-video-ads.needIntro") }] : [];
  // What was paid before, alone, would be taken for the price.
  const isAlone = price.trim() === "" && oldPrice.trim() !== "";
  const alone: RuleIssue[] = isAlone ? [{ field: "oldPrice", key: "product.oldPriceLower", params: {} }] : [];
  const offer = prices.length > 0 ? [] : problemsOf([...checkPrices(pricesOf(values)), ...alone], lang);
  const long = Object.entries(MOST).flatMap(([field, max]) =>
    countCharacters(values[field as keyof typeof MOST]) > max ? [{ field, text: t("details.tooLong", { max }) }] : [],
  );
  const colors = brandColorsOf(values) === null ? [{ field: "brandColors", text: t("details.brandColorsWrong") }] : [];
  const noMedia = media.length === 0 ? [{ field: "files", text: t("details.mediaNeeded") }] : [];
  const befores =
    before.length > 1 ? ["details.oneBefore" as const] : before.length === 1 && media.length === 1 ? ["details.onlyBefore" as const] : [];
  const wrongBefore = befores.map((key) => ({ field: "media", text: t(key) }));
  return [...text, ...colors, ...noIntro, ...prices, ...offer, ...long, ...noMedia, ...wrongBefore];
}
