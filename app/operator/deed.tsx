import { useTranslation } from "../i18n/use-translation.tsx";

interface DeedProps {
  /** What it is done to. */
  id: string;
  intent: string;
  label: string;
}

/** A deed with its reason, which the log keeps. */
export function Deed({ id, intent, label }: DeedProps) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="link min-h-11 content-center">{label}</summary>
      <form method="post" className="flex flex-wrap items-end gap-2 pb-2">
        <input type="hidden" name="id" value={id} />
        <label className="field">
          <span className="label-text">{t("admin.reason")}</span>
          <input className="input" name="reason" required maxLength={200} autoComplete="off" />
        </label>
        <button className="btn btn-plain" name="intent" value={intent}>
          {label}
        </button>
      </form>
    </details>
  );
}
