import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import { Choice, Choices, oneOf } from "../../ui/choice.tsx";
import { costOf, COSTS } from "../../../trpc/contract/rules/credits.ts";
import { RATIOS } from "../../../timeline/brief.ts";
import type { Problem } from "../../http/problem.ts";
import { InputField } from "../../ui/input-field.tsx";
import { SCRIPT_LENGTHS, scriptObjective } from "../../../trpc/contract/rules/script.ts";
import type { PostedSettings } from "./values.ts";

const HEIGHT = 56;

/** The frame itself, drawn to scale. */
function Frame({ ratio }: { ratio: string }) {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  const tall = width > height ? HEIGHT * (height / width) * 1.2 : HEIGHT;
  return <span className="shape" style={{ aspectRatio: `${width} / ${height}`, height: tall }} aria-hidden="true" />;
}

interface Chosen<T> {
  chosen: T | undefined;
}

function Ratios({ chosen }: Chosen<string>) {
  const { t } = useTranslation();
  return (
    <Section title={t("settings.ratio")}>
      <Choices legend={t("settings.ratio")} min={150}>
        {RATIOS.map((ratio) => (
          <Choice
            key={ratio}
            name="ratio"
            value={ratio}
            chosen={ratio === chosen}
            title={`${t(`settings.ratios.${ratio}`)} ${ratio}`}
            text={t(`settings.ratioUses.${ratio}`)}
          >
            <Frame ratio={ratio} />
          </Choice>
        ))}
      </Choices>
    </Section>
  );
}

function Lengths({ chosen }: Chosen<number>) {
  const { t } = useTranslation();
  return (
    <Section title={t("settings.length")} hint={t("settings.lengthHint", { credits: COSTS["link-to-video"].credits })}>
      <Choices legend={t("settings.length")} min={88}>
        {SCRIPT_LENGTHS.map((length) => (
          <Choice
            key={length}
            name="length"
            value={length}
            chosen={length === chosen}
            title={t("settings.seconds", { count: length })}
            text={t("settings.lengthCost", { count: costOf("link-to-video", length) })}
          />
        ))}
      </Choices>
    </Section>
  );
}

/** The goal, and what the button at the end says. */
function Objectives({ chosen, call, problems }: Chosen<string> & { call: string; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t("settings.objective")} hint={t("settings.objectiveHint")}>
      <Choices legend={t("settings.objective")} min={150}>
        {scriptObjective.options.map((one) => (
          <Choice key={one} name="objective" value={one} chosen={one === chosen} title={t(`settings.objectives.${one}`)} />
        ))}
      </Choices>
      <InputField
        name="call"
        label={t("settings.call")}
        hint={t("settings.callHint")}
        placeholder={t("settings.callPlaceholder")}
        autoComplete="off"
        defaultValue={call}
        problems={problems}
      />
    </Section>
  );
}

/** Whether the ad says by what it was made, for everyone to see. */
function MadeWithAi({ chosen }: { chosen: boolean }) {
  const { t } = useTranslation();
  return (
    <Section title={t("settings.mark")} hint={t("settings.markHint")}>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input type="checkbox" name="mark" defaultChecked={chosen} /> {t("settings.markLabel")}
      </label>
    </Section>
  );
}

/** What the ad is: its shape, its length, its goal. */
export function Shape({
  settings: { ratio, length, objective, call = "", mark = false },
  problems,
}: {
  settings: PostedSettings;
  problems: readonly Problem[];
}) {
  return (
    <>
      <Ratios chosen={oneOf(RATIOS, ratio)} />
      <Lengths chosen={oneOf(SCRIPT_LENGTHS, length)} />
      <Objectives chosen={oneOf(scriptObjective.options, objective)} call={call} problems={problems} />
      <MadeWithAi chosen={mark} />
    </>
  );
}
