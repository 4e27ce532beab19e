import type { WordedTool } from "../../locales/app-words.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Names of the examples that each page's words have (`tools.<slug>.examples`). */
const NAMES = ["one", "two", "three"] as const;

/** Prompts to begin with: each fills the form, nothing runs. */
export function Examples({ slug, mode }: { slug: WordedTool; mode: string }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="hint">{t("models.try")}</span>
      {NAMES.map((name) => {
        const prompt = t(`tools.${slug}.examples.${name}` as never) as string;
        return (
          <a key={name} className="btn btn-plain" href={`/${slug}?${new URLSearchParams({ mode, prompt })}`}>
            {prompt.split(/[\n.。]/u)[0]}
          </a>
        );
      })}
    </p>
  );
}
