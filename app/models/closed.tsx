import type { ShownModel } from "../../trpc/contract/model.ts";
import { listText } from "../../locales/list-text.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Why a page that stands on one model has no form: which key would make it run, or who switched it off. */
export function Closed({ slug, model }: { slug: "ai-voice" | "face-swap"; model: ShownModel | null }) {
  const { t, lang } = useTranslation();
  const missing = model?.missing ?? [];
  return (
    <p className="note" data-kind="warning">
      {missing.length > 0 ? t(`tools.${slug}.needsKey`, { key: listText(missing, lang) }) : t(`tools.${slug}.off`)}
    </p>
  );
}
