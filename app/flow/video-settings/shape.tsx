import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";
import { COSTS } from "../../../trpc/contract/rules/credits.ts";
import { RATIOS } from "../../../timeline/brief.ts";
import { SCRIPT_LENGTHS, scriptObjective } from "../../../trpc/contract/rules/script.ts";
import type { PostedSettings } from "./values.ts";

const HEIGHT = 56;

/** The frame itself, drawn to scale. */
function Frame({ ratio }: { ratio: string }) {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  const tall = width > height ? HEIGHT * (height / width) * 1.2 : HEIGHT;
  return <span className="shape" style={{ aspectRatio: `${width} / ${height}`, height: tall }} aria-hidden="true" />;
}

/** What the ad is: its shape, its length, its goal, its language. */
export function Shape({ settings }: { settings: PostedSettings }) {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t("settings.ratio")}>
        <Choices legend={t("settings.ratio")} min={150}>
          {RATIOS.map((ratio) => (
            <Choice key={ratio} name="ratio" value={ratio} chosen={settings.ratio === ratio} title={`${t(`settings.ratios.${ratio}`)} ${ratio}`} text={t(`settings.ratioUses.${ratio}`)}>
              <Frame ratio={ratio} />
            </Choice>
          ))}
        </Choices>
      </Section>
      <Section title={t("settings.length")} hint={t("settings.lengthHint", { credits: COSTS["link-to-video"].credits })}>
        <Choices legend={t("settings.length")} min={88}>
          {SCRIPT_LENGTHS.map((length) => (
            <Choice key={length} name="length" value={length} chosen={settings.length === length} title={t("settings.seconds", { count: length })} />
          ))}
        </Choices>
      </Section>
      <Section title={t("settings.objective")} hint={t("settings.objectiveHint")}>
        <Choices legend={t("settings.objective")} min={150}>
          {scriptObjective.options.map((one) => (
            <Choice key={one} name="objective" value={one} chosen={settings.objective === one} title={t(`settings.objectives.${one}`)} />
          ))}
        </Choices>
      </Section>
    </>
  );
}
