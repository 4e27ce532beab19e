import type { WordedTool } from "../../locales/app-words.ts";
import type { Sought } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Models by which a history can be searched, as the page calls them. */
export type HistoryModels = readonly { id: string; name: string }[];

interface HistorySearchProps {
  slug: WordedTool;
  sought: Sought;
  models: HistoryModels;
}

/**
 * Looks for earlier tasks by the words of their prompts, their model, their favourites. A plain form: the address says what
 * is looked for.
 */
export function HistorySearch({ slug, sought, models }: HistorySearchProps) {
  const { t } = useTranslation();
  const looks = Object.values(sought).some(Boolean);
  return (
    <form method="get" action={`/${slug}#history`} role="search" className="flex flex-wrap items-end gap-4">
      <label className="grid min-w-48 grow gap-1">
        <span className="label-text">{t("task.search.words")}</span>
        <input className="input" type="search" name="words" maxLength={200} defaultValue={sought.words ?? ""} />
      </label>
      <label className="grid min-w-48 gap-1">
        <span className="label-text">{t("task.search.model")}</span>
        <select className="select" name="of" defaultValue={sought.model ?? ""}>
          <option value="">{t("task.search.anyModel")}</option>
          {models.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input type="checkbox" name="favourite" value="1" defaultChecked={sought.favourite} /> {t("task.search.favourites")}
      </label>
      <button className="btn btn-plain">{t("task.search.go")}</button>
      {looks && (
        <a className="link inline-flex min-h-11 items-center" href={`/${slug}#history`}>
          {t("task.search.all")}
        </a>
      )}
    </form>
  );
}
