import { useTranslation } from "../i18n/use-translation.tsx";

/** What a script needs to keep a price true while choices change (`behaviours/run-price`). */
export interface LivePrice {
  makes: "image" | "video";
  /** Credits of a picture, or of a second of film, by model. */
  rates: Readonly<Record<string, number>>;
}

interface RunPriceProps {
  /** What the run costs as the form stands; null where nobody has asked. */
  cost: number | null;
  available: number;
  /** The form said less: nothing has been started. */
  dearer?: true | undefined;
  /** With it, and with scripts, the price follows the form; else a button asks for it. */
  live?: LivePrice | undefined;
}

/** Stays in a text, for a script to put the number in; text in place of a number asks for no plural form. */
const PLACE = { count: "{{count}}" } as object as { count: number };

/** What a run costs before it is asked for; a button asks again for what was changed since. */
export function RunPrice({ cost, available, dearer, live }: RunPriceProps) {
  const { t } = useTranslation();
  const words = live && {
    "data-one": t("models.runs_one" as "models.runs", PLACE),
    "data-other": t("models.runs_other" as "models.runs", PLACE),
  };
  const price = (
    <p className="num">
      <strong data-cost={live && JSON.stringify(live)} {...words}>
        {cost === null ? `– ${t("task.credits")}` : t("models.runs", { count: cost })}
      </strong>{" "}
      <span className="hint">{t("models.balance", { count: available })}</span>
    </p>
  );
  return (
    <div className="grid gap-1">
      {dearer && (
        <p className="note" data-kind="warning" role="alert">
          {t("models.dearer", { count: cost ?? 0 })}
        </p>
      )}
      {live ? <x-behave name="run-price">{price}</x-behave> : price}
      <p>
        <button className="btn btn-plain" name="intent" value="quote">
          {t("models.showPrice")}
        </button>
      </p>
    </div>
  );
}
