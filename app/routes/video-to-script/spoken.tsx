import type { Quote, Report } from "../../../trpc/contract/report.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Fact, Facts } from "../../task/facts.tsx";
import { useEngineName } from "../../ui/engine.ts";
import { tenthsOf } from "./time.ts";

/** What was said, in its own language. */
const Said = ({ text, language }: { text: string; language: string | null }) => (
  <q lang={language ?? undefined} className="font-sans">
    {text}
  </q>
);

/** What is told by what is said: the hook in words, speed, parts, call to action. */
export function SpokenFacts({ made: { transcript, hook, speech, structure, call_to_action } }: { made: Report }) {
  const { t } = useTranslation();
  const unknown = t("tools.video-to-script.unknown");
  const language = transcript?.language ?? null;
  return (
    <Facts title={t("tools.video-to-script.spoken")} total={transcript ? undefined : t("tools.video-to-script.notHeard")}>
      <Fact name={t("tools.video-to-script.hook")}>
        {hook.said === null ? (
          unknown
        ) : hook.said === "" ? (
          t("tools.video-to-script.nothing")
        ) : (
          <Said text={hook.said} language={language} />
        )}
      </Fact>
      <Fact name={t("tools.video-to-script.speed")}>
        {!transcript
          ? unknown
          : speech
            ? t(`tools.video-to-script.speeds.${speech.unit}`, { count: speech.a_minute, seconds: speech.seconds })
            : t("tools.video-to-script.nothing")}
      </Fact>
      <Fact name={t("tools.video-to-script.structure")}>
        {structure.length === 0
          ? (transcript && t("tools.video-to-script.nothing")) || unknown
          : structure.map(({ part, start, end }) => (
              <span key={part} className="block">
                {t(`tools.video-to-script.parts.${part}`)} {tenthsOf(start)}–{tenthsOf(end)}
              </span>
            ))}
      </Fact>
      <Fact name={t("tools.video-to-script.action")}>
        {!call_to_action
          ? unknown
          : call_to_action.length === 0
            ? t("tools.video-to-script.noAction")
            : call_to_action.map(({ start, text }) => (
                <span key={start} className="block">
                  {tenthsOf(start)} <Said text={text} language={language} />
                </span>
              ))}
      </Fact>
    </Facts>
  );
}

const Line = ({ line: { start, end, text } }: { line: Quote }) => (
  <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4">
    <span className="num quiet">
      {tenthsOf(start)}–{tenthsOf(end)}
    </span>
    <span>{text}</span>
  </li>
);

/** Every line that was heard, with its times, and who heard it. */
export function Transcript({ made: { transcript } }: { made: Report }) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  if (!transcript || transcript.lines.length === 0) return null;
  return (
    <section className="grid gap-3 border-t hair pt-4">
      <h3>{t("tools.video-to-script.transcript")}</h3>
      <p className="hint">{t("tools.video-to-script.heardBy", { engine: engineName(transcript.engine) })}</p>
      <ol className="grid max-h-112 max-w-prose gap-1 overflow-y-auto text-small" lang={transcript.language ?? undefined} tabIndex={0}>
        {transcript.lines.map((line) => (
          <Line key={line.start} line={line} />
        ))}
      </ol>
    </section>
  );
}
