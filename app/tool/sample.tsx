import type { WordedTool } from "../../locales/app-words.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { ToolState } from "./queries.ts";

interface SampleProps {
  slug: WordedTool;
  state: Pick<ToolState, "key">;
  /** An input that shows the tool at one click. */
  sample: Record<string, string>;
}

/** Starts the sample. */
export function Sample({ slug, state: { key }, sample }: SampleProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={`/${slug}`}>
      <input type="hidden" name="key" value={`${key}-sample`} />
      {Object.entries(sample).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn btn-plain">{t(`tools.${slug}.sample` as never)}</button>
    </form>
  );
}
