import { useTranslation } from "../i18n/use-translation.tsx";

interface RunPriceProps {
  /** What the run costs as the form stands; null where nobody has asked. */
  cost: number | null;
  available: number;
  /** The form said less: nothing has been started. */
  dearer?: true | undefined;
}

/** What a run costs before it is asked for; a button asks again for what was changed since: then it says so (tools.css). */
export function RunPrice({ cost, available, dearer }: RunPriceProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1">
      {dearer && (
        <p className="note" data-kind="warning" role="alert">
          {t("models.dearer", { count: cost ?? 0 })}
        </p>
      )}
      <p className="num">
        <strong data-price="told">{cost === null ? `– ${t("task.credits")}` : t("models.runs", { count: cost })}</strong>
        {cost !== null && <strong data-price="outdated">{t("models.outdated", { count: cost })}</strong>}{" "}
        <span className="hint">{t("models.balance", { count: available })}</span>
      </p>
      <p>
        <button className="btn btn-plain" name="intent" value="quote">
          {t("models.showPrice")}
        </button>
      </p>
    </div>
  );
}
