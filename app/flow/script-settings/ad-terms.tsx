import { adTerms } from "../../../trpc/contract/rules/ad-terms.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Icon } from "../../shell/icon.tsx";

/** The terms of a clip that advertising law bars, each with the reason. */
export function AdTerms({ text }: { text: string }) {
  const { t } = useTranslation();
  const terms = adTerms(text);
  if (terms.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {terms.map(({ term, reason }) => (
        <li key={term} className="note" data-kind="warning">
          <strong className="flex items-center gap-2">
            <Icon name="warning" size={18} /> {t("script.terms.title", { term })}
          </strong>
          <span className="text-small">{t(`script.terms.${reason}`)}</span>
        </li>
      ))}
    </ul>
  );
}
