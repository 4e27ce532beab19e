import type { TFunction } from "i18next";
import { COSTS, type CostName } from "../../trpc/contract/rules/credits.ts";
import type { CostRule } from "../../trpc/contract/rules/price.ts";
import { TOOLS } from "../../trpc/contract/tools/index.ts";

/** What a row of the cost table costs, in words; a tool with several prices has a sentence of its own that names them. */
export function rateText(of: CostName, t: TFunction): string {
  const { unit, step, credits } = COSTS[of];
  const [, second] = Object.values<CostRule>(TOOLS.find(({ slug }) => slug === of)?.prices ?? {});
  const named = { credits, step, secondCredits: second?.credits, secondStep: second?.step };
  const key = `tools.${of}.rate`;
  // A word that is not there is answered by its key.
  const own: string = t(key as never, { ...named, defaultValue: key });
  if (second && own !== key) return own;
  return credits === 0 ? t("toolBox.free") : t(`toolBox.cost.${unit}`, { credits, step, count: credits });
}
