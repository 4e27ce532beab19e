import type { AdStage } from "../../../trpc/contract/tools/ad-work.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

export interface Quote {
  cost: number;
  available: number;
  seconds: number | null;
}

/** A button that starts a task. */
export function Make({ stage, label, plain = false }: { stage: AdStage; label: string; plain?: boolean }) {
  const { t } = useTranslation();
  return (
    <x-behave name="busy">
      <form method="post">
        <button className={plain ? "btn btn-plain" : "btn btn-primary"} name="stage" value={stage} data-busy={t("editor.starting")}>
          {label}
        </button>
      </form>
    </x-behave>
  );
}

/** The render, its price and the balance, before it is asked for. `skips`: no preview was made. */
export function Render({ quote, settingsHref, skips = false }: { quote: Quote; settingsHref: string; skips?: boolean }) {
  const { t } = useTranslation();
  const { cost, available } = quote;
  if (cost > available) {
    return (
      <div className="note" data-kind="warning">
        <p>{t("editor.short", { cost, available })}</p>
        <p>
          <a href={settingsHref}>{t("editor.shorten")}</a>
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Make stage="render" label={t(skips ? "editor.renderNow" : "editor.render", { count: cost })} plain={skips} />
      <p className="hint num">{t("editor.balance", { count: available })}</p>
    </div>
  );
}
