import { listText } from "../../locales/list-text.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface WithKeyProps {
  title: string;
  list: readonly { id: string; name: string; by: string; missing: readonly string[] }[];
}

/** What would run with a key: named with the variable that it waits for, and not to be chosen. */
export function WithKey({ title, list }: WithKeyProps) {
  const { t, lang } = useTranslation();
  if (list.length === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">
        {title} ({list.length})
      </summary>
      <div className="grid gap-2">
        <p className="hint">{t("models.needs")}</p>
        <ul className="rows">
          {list.map(({ id, name, by, missing }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-small">
              <span>
                {name} <span className="quiet">· {by}</span>
              </span>
              <code>{listText(missing, lang)}</code>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
