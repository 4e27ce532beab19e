import { POSTER_STYLES } from "../../timeline/poster/style-names.ts";
import { posterSample } from "../../trpc/contract/rules/sample-films.ts";
import type { WordedTool } from "../../locales/app-words.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { Problem } from "../http/problem.ts";
import { problemFor } from "../ui/problems.tsx";
import { Choice, Choices } from "../ui/choice.tsx";

const COUNTS = [1, 2, 3, 4];
/** What stands for any style. */
const SOME = ["riso", "deco", "bauhaus", "dusk"] as const;

/** A style is chosen by what it looks like. */
export function Styles({ slug, chosen }: { slug: WordedTool; chosen: string }) {
  const { t, lang } = useTranslation();
  return (
    <Choices legend={t(`tools.${slug}.fields.style.label` as never)} min={132}>
      <Choice name="style" value="auto" chosen={chosen === "auto"} title={t("models.styles.auto")}>
        <span className="grid grid-cols-2">
          {SOME.map((style) => (
            <img key={style} src={posterSample(style, lang)} width={120} height={150} alt="" loading="lazy" className="h-auto w-full" />
          ))}
        </span>
      </Choice>
      {POSTER_STYLES.map((style) => (
        <Choice key={style} name="style" value={style} chosen={chosen === style} title={t(`models.styles.${style}`)}>
          <img src={posterSample(style, lang)} width={240} height={300} alt="" loading="lazy" className="h-auto w-full" />
        </Choice>
      ))}
    </Choices>
  );
}

export function Counts({ slug, chosen, problems }: { slug: WordedTool; chosen: number; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  return (
    <Choices legend={t(`tools.${slug}.fields.count.label` as never)} min={72} field="count" wrong={problemFor(problems, "count")}>
      {COUNTS.map((count) => (
        <Choice key={count} name="count" value={count} chosen={count === chosen} title={String(count)} />
      ))}
    </Choices>
  );
}
