import { useTranslation } from "../i18n/use-translation.tsx";

interface DeedProps {
  /** What it is done to. */
  id: string;
  intent: string;
  label: string;
  /** What of it the page shows, by field: a deed that is about something else by then is refused. */
  seen?: object;
}

/** A deed with its reason, which the log keeps. */
export function Deed({ id, intent, label, seen = {} }: DeedProps) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="link min-h-11 content-center">{label}</summary>
      <form method="post" className="flex flex-wrap items-end gap-2 pb-2">
        <input type="hidden" name="id" value={id} />
        {Object.entries(seen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
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
