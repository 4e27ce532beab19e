import { aiImage as manifest } from "../../../trpc/contract/tools/ai-image.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import type { ToolState } from "../../tool/queries.ts";

/** Prompts by name, each with the style that suits it. */
const EXAMPLES = { coffee: "swiss", sale: "riso", concert: "editorial" } as const;
const NAMES = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

/** Prompts that show what comes of them, at one click each. */
export function Examples({ state: { key, seed } }: { state: Pick<ToolState, "key"> & { seed: number } }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="hint">{t("tools.ai-image.try")}</span>
      {NAMES.map((name) => {
        const prompt = t(`tools.ai-image.examples.${name}`);
        return (
          <form key={name} method="post" action={`/${manifest.slug}`}>
            <input type="hidden" name="key" value={`${key}-${name}`} />
            <input type="hidden" name="style" value={EXAMPLES[name]} />
            <input type="hidden" name="seed" value={seed} />
            <button className="btn btn-plain" name="prompt" value={prompt}>
              {prompt.split("\n")[0]}
            </button>
          </form>
        );
      })}
    </div>
  );
}
