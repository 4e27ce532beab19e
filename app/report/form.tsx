import { REPORT_COMMENT, REPORT_REASONS } from "../../trpc/contract/rules/reports.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface ReportFormProps {
  label: string;
  /** What is reported, where a page shows several things. */
  about?: Readonly<Record<string, string>>;
}

/** Tells the operator what is wrong with something that others show. */
export function ReportForm({ label, about = {} }: ReportFormProps) {
  const { t } = useTranslation();
  return (
    <details className="w-full max-w-md">
      <summary className="link min-h-11 cursor-pointer content-center">{label}</summary>
      <form method="post" className="grid gap-4 py-3">
        <p className="quiet">{t("share.report.lead")}</p>
        {Object.entries(about).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="field">
          <span className="label-text">{t("share.report.reason")}</span>
          <select className="select" name="why">
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`share.report.reasons.reason${reason}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label-text">{t("share.report.comment")}</span>
          <textarea className="textarea" name="comment" rows={3} maxLength={REPORT_COMMENT} />
        </label>
        <button className="btn btn-plain justify-self-start" name="intent" value="report">
          {t("share.report.send")}
        </button>
      </form>
    </details>
  );
}
