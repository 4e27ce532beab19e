import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Section } from "../../ui/section.tsx";
import type { CenterData } from "./queries.ts";

/** What the operator has taken from others' view, and why. */
export function Decisions({ list }: { list: CenterData["decisions"] }) {
  const { t } = useTranslation();
  if (list.length === 0) return null;
  return (
    <Section title={t("account.center.decisions")} hint={t("account.center.decisionsHint")}>
      <ul className="rows">
        {list.map(({ id, title, note, answered_at }) => (
          <li key={id} className="grid gap-1 py-3">
            <span className="font-semibold wrap-anywhere">{title}</span>
            <span className="wrap-anywhere">{note}</span>
            <span className="hint">
              <DateTime at={answered_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
