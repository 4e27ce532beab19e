import type { Pricing } from "../../../trpc/contract/pricing.ts";
import { COSTS, type CostName, costOf } from "../../../trpc/contract/rules/credits.ts";
import type { Period } from "../../../trpc/contract/rules/first-month.ts";
import { SCRIPT_LENGTHS } from "../../../trpc/contract/rules/script.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { price } from "../../payment/price.ts";

interface BuysProps {
  pricing: Pricing;
  period: Period;
  tools: readonly CostName[];
}

const LONGEST = Math.max(...SCRIPT_LENGTHS.map((seconds) => costOf("link-to-video", seconds)));
/** Said above, by the second. */
const ADS: readonly CostName[] = ["link-to-video", "ai-video-ads"];

/** An ad of each length: its credits drawn on the rule, and what they cost on Starter. */
function Ads({ pricing: { starter, currency }, period }: BuysProps) {
  const { t, lang } = useTranslation();
  const month = period === "yearly" ? starter.yearly_month_cents : starter.monthly_cents;
  return (
    <table className="measure">
      <caption className="sr-only">{t("pricing.buys")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("pricing.anAd")}</th>
          <th scope="col">{t("pricing.credits")}</th>
          <th scope="col" className="figure">
            {t("pricing.onStarter")}
          </th>
          <th scope="col" className="figure">
            {t("pricing.perMonth")}
          </th>
        </tr>
      </thead>
      <tbody>
        {SCRIPT_LENGTHS.map((seconds) => {
          const credits = costOf("link-to-video", seconds);
          return (
            <tr key={seconds}>
              <th scope="row" className="num">
                {t("settings.seconds", { count: seconds })}
              </th>
              <td className="bar-cell">
                <span className="ruled" style={{ ["--share" as string]: credits / LONGEST }} aria-hidden="true" />
                <span className="num">{credits}</span>
              </td>
              <td className="num figure">{price(Math.round((month * credits) / starter.credits_month), currency, lang)}</td>
              <td className="num figure">{Math.floor(starter.credits_month / credits)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Every other tool that works here, by its unit. */
function Others({ tools }: { tools: readonly CostName[] }) {
  const { t } = useTranslation();
  const others = [...new Set(tools)].filter((tool) => !ADS.includes(tool));
  if (others.length === 0) return null;
  return (
    <ul className="rows">
      {others.map((tool) => {
        const { unit, step, credits } = COSTS[tool];
        return (
          <li key={tool} className="flex flex-wrap justify-between gap-4 py-3">
            <span>{t(`pricing.tools.${tool}`)}</span>
            <span className="num quiet">
              {credits === 0 ? t("pricing.free") : t(`pricing.units.${unit}`, { credits, step, count: credits })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What a credit buys: work that is finished, nothing on the way to it. */
export function Buys(props: BuysProps) {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="buys">
      <div className="grid content-start gap-2">
        <h2 id="buys">{t("pricing.buys")}</h2>
        <p className="hint max-w-xs">
          {t("pricing.buysHint", { credits: COSTS["link-to-video"].credits, step: COSTS["link-to-video"].step })}
        </p>
      </div>
      <div className="grid min-w-0 gap-6">
        <Ads {...props} />
        <p>{t("pricing.freeThings")}</p>
        <Others tools={props.tools} />
      </div>
    </section>
  );
}
