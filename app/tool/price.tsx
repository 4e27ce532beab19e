import { COSTS, type CostName } from "../../trpc/contract/rules/credits.ts";
import { roughSeconds } from "../../trpc/contract/rules/speech-length.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { rateText } from "../library/rate.ts";

interface PriceProps {
  /** A row of the cost table. */
  of: CostName;
  /** How much of its unit there is now; null: not known before it is asked for. */
  size: number | null;
  available: number;
  /** The field whose characters are counted while one types, and what it says now. */
  countsField?: string;
  text?: string;
  /** What the upstream said it costs, where that was asked. */
  quoted?: number;
  scripts: boolean;
}

const creditsFor = (of: CostName, size: number): number => Math.ceil(size / COSTS[of].step) * COSTS[of].credits;

/** What it will cost, before it is asked for; while one types a script counts along, without one a button asks. */
export function Price({ of, size, available, countsField, text = "", quoted, scripts }: PriceProps) {
  const { t } = useTranslation();
  const { step, credits } = COSTS[of];
  const cost = quoted ?? (size === null ? null : creditsFor(of, size));
  return (
    <x-behave name="price" data-follows="price">
      <div className="grid gap-1" data-step={step} data-credits={credits} data-field={countsField} data-available={available}>
        {credits === 0 ? (
          <p>
            <strong>{t("toolBox.free")}</strong>
          </p>
        ) : (
          <>
            <p className="num">
              <strong>
                <span data-cost="">{cost ?? "–"}</span> {t("task.credits")}
              </strong>{" "}
              <span className="hint">{rateText(of, t)}</span>
            </p>
            {countsField && (
              <p className="hint num">
                <span data-count="">{size ?? 0}</span> {t("task.characters")} · {t("task.about")}{" "}
                <span data-seconds="">{roughSeconds(text, 1)}</span> {t("task.secondsOf")}
              </p>
            )}
            <p className="hint num">{t("task.balance", { count: available })}</p>
          </>
        )}
        {(countsField ? !scripts : size === null) && (
          <p>
            <button className="btn btn-plain" name="intent" value="quote">
              {t("task.showPrice")}
            </button>
          </p>
        )}
      </div>
    </x-behave>
  );
}
