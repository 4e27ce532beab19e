import type { WordedTool } from "../../locales/app-words.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Names of the examples that each page's words have (`tools.<slug>.examples`). */
const NAMES = ["one", "two", "three"] as const;

interface ExamplesProps {
  slug: WordedTool;
  mode: string;
  /** The tool whose examples they are. */
  of?: WordedTool;
  /** The style that suits each, where the form has one. */
  styles?: Readonly<Record<(typeof NAMES)[number], string>>;
}

/** Prompts to begin with: each fills the form, nothing runs. */
export function Examples({ slug, mode, of = slug, styles }: ExamplesProps) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="hint">{t("models.try")}</span>
      {NAMES.map((name) => {
        const prompt = t(`tools.${of}.examples.${name}` as never) as string;
        const asked = { mode, prompt, ...(styles && { style: styles[name] }) };
        return (
          <a key={name} className="btn btn-plain" href={`/${slug}?${new URLSearchParams(asked)}`}>
            {prompt.split(/[\n.。]/u)[0]}
          </a>
        );
      })}
    </p>
  );
}
