import { useActionData } from "@remix-run/react";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { AskedDeed } from "./refused-deed.ts";

interface DeedProps {
  /** What it is done to. */
  id: string;
  intent: string;
  label: string;
  /** What of it the page shows, by field: a deed that is about something else by then is refused. */
  seen?: object;
}

/** A deed with its reason, which the log keeps; one that was refused is still open, with the reason that was typed. */
export function Deed({ id, intent, label, seen = {} }: DeedProps) {
  const { t } = useTranslation();
  const asked = useActionData<{ asked?: AskedDeed }>()?.asked;
  const refused = asked?.id === id && asked.intent === intent;
  return (
    <details open={refused}>
      <summary className="link min-h-11 content-center">{label}</summary>
      <form method="post" className="flex flex-wrap items-end gap-2 pb-2">
        <input type="hidden" name="id" value={id} />
        {Object.entries(seen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <label className="field">
          <span className="label-text">{t("admin.reason")}</span>
          <input className="input" name="reason" defaultValue={refused ? asked.reason : ""} required maxLength={200} autoComplete="off" />
        </label>
        <button className="btn btn-plain" name="intent" value={intent}>
          {label}
        </button>
      </form>
    </details>
  );
}
