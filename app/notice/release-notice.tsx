import { useLocation } from "@remix-run/react";
import type { ReleaseNotice } from "../../trpc/contract/release-notice.ts";
import { textIn } from "../../locales/index.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** What is new, shown once: a form puts it away. It stands in the page, and covers nothing. */
export function NewRelease({ notice }: { notice: ReleaseNotice }) {
  const { t, lang } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <aside className="release" aria-labelledby="release-title">
      <div className="grid gap-1">
        <p className="hint">{t("notice.label")}</p>
        <h2 id="release-title">{textIn(notice.title, lang)}</h2>
        <p className="whitespace-pre-line">{textIn(notice.body, lang)}</p>
      </div>
      <form method="post" action="/notice">
        <input type="hidden" name="back" value={pathname + search} />
        <button className="btn btn-plain" name="id" value={notice.id}>
          {t("notice.read")}
        </button>
      </form>
    </aside>
  );
}
