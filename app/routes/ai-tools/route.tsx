import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { findTools, toolCards } from "../../library/tools.ts";
import { Icon } from "../../shell/icon.tsx";
import { ToolRow } from "./tool-row.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => ({
  query: (new URL(request.url).searchParams.get("q") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 80),
});

function Search({ query }: { query: string }) {
  const { t } = useTranslation();
  return (
    <form method="get" role="search" className="flex max-w-2xl gap-2">
      <label className="sr-only" htmlFor="q">
        {t("toolBox.search")}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        className="input min-w-0 grow"
        defaultValue={query}
        placeholder={t("toolBox.placeholder")}
        autoComplete="off"
        maxLength={80}
      />
      <button className="btn btn-plain">
        <Icon name="search" size={18} />
        {t("toolBox.find")}
      </button>
    </form>
  );
}

/** The tool box (spec §2 ToolBox): every tool that works, by category. The search is a form that asks for this page. */
export default function ToolBox() {
  const { t } = useTranslation();
  const { query } = useLoaderData<typeof loader>();
  const found = findTools(toolCards(t), query);
  const categories = [...new Set(found.map(({ category }) => category))];
  return (
    <div className="grid gap-10">
      <header className="grid gap-4">
        <h1 className="calm">{t("toolBox.title")}</h1>
        <p className="max-w-2xl text-lead">{t("toolBox.lead")}</p>
        <Search query={query} />
        {query && (
          <p role="status" className="flex flex-wrap gap-x-4">
            {found.length > 0 ? t("toolBox.found", { count: found.length, query }) : t("toolBox.none", { query })}
            <a className="link" href="/ai-tools">
              {t("toolBox.all")}
            </a>
          </p>
        )}
      </header>
      {categories.map((category) => (
        <section key={category} className="grid gap-4">
          <h2>{t(`shell.categories.${category}`)}</h2>
          <ul className="rows">
            {found
              .filter((tool) => tool.category === category)
              .map((tool) => (
                <ToolRow key={tool.slug} tool={tool} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
