import { MAX_TITLE } from "../../../trpc/contract/draft.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Icon } from "../../shell/icon.tsx";

/** Looks for ads by their name or link: a form that asks for this page. */
export function Search({ query, found }: { query: string; found: number }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <form method="get" role="search" className="flex max-w-2xl gap-2">
        <label className="sr-only" htmlFor="q">
          {t("library.search")}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          className="input min-w-0 grow"
          defaultValue={query}
          placeholder={t("library.search")}
          autoComplete="off"
          maxLength={MAX_TITLE}
        />
        <button className="btn btn-plain">
          <Icon name="search" size={18} />
          {t("toolBox.find")}
        </button>
      </form>
      {query && (
        <p role="status" className="flex flex-wrap gap-x-4 wrap-anywhere">
          {t(found > 0 ? "library.foundFor" : "library.noneFor", { query })}
          <a className="link" href="/projects">
            {t("tools.link-to-video.all")}
          </a>
        </p>
      )}
    </div>
  );
}
