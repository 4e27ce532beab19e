import { useTranslation } from "../../i18n/use-translation.tsx";
import { Results } from "../../task/results.tsx";
import type { ToolState } from "../../tool/queries.ts";

/** The files, and who agreed to them. */
export function ChangedVoice({ state: { task, receipt } }: { state: ToolState }) {
  const { t, lang } = useTranslation();
  if (!task?.output) return null;
  const { consent, consent_person: person, consent_at } = task.output.facts;
  const date = new Date(String(consent_at)).toLocaleDateString(lang, { timeZone: "UTC" });
  const said = { date, statement: String(consent), person: String(person) };
  return (
    <div className="grid gap-6">
      <Results task={task} output={task.output} receipt={receipt} />
      {consent !== undefined && (
        <p className="hint max-w-prose">{person ? t("tools.ai-voice.recordedOf", said) : t("tools.ai-voice.recorded", said)}</p>
      )}
    </div>
  );
}
