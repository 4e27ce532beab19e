import type { Draft } from "../../../trpc/contract/draft.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Fact, Facts } from "../../task/facts.tsx";

/** What will be made, in a few words, before it is. */
export function Plan({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const { settings, scripts, script_id, product } = draft;
  const script = scripts.find(({ id }) => id === script_id) ?? scripts[0];
  return (
    <Facts title={t("editor.plan")}>
      <Fact name={t("details.name")}>{product.name}</Fact>
      {script && <Fact name={t("shell.steps.script")}>{`${script.title} · ${t(`script.angles.${script.angle}`)}`}</Fact>}
      <Fact name={t("settings.ratio")}>{`${settings.ratio} · ${t("settings.seconds", { count: settings.length })}`}</Fact>
      <Fact name={t("settings.template")}>{t(`settings.templates.${settings.template}`)}</Fact>
      <Fact name={t("settings.music")}>{t(`settings.musics.${settings.music}`)}</Fact>
    </Facts>
  );
}
