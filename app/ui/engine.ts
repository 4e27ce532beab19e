import { useTranslation } from "../i18n/use-translation.tsx";

const BUILT_IN = /^(built-in|reelwright)[:-]?/;

/** An engine's name as people read it: what is built in says so (design.md Honesty in the product). */
export function useEngineName(): (engine: string) => string {
  const { t } = useTranslation();
  return (engine) => {
    if (!BUILT_IN.test(engine)) return engine.replace(":", " · ");
    const what = engine.replace(BUILT_IN, "");
    return what ? `${t("editor.builtIn")} · ${what}` : t("editor.builtIn");
  };
}
