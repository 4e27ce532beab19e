import type { AnalysisEntry, AnalysisResult } from "../../../trpc/contract/analysis.ts";
import { thingName } from "../../../trpc/contract/rules/meaning.ts";
import { clockText } from "../../assets/thumbnail.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";

function Sound({ sound }: Pick<AnalysisResult, "sound">) {
  const { t } = useTranslation();
  if (sound === null || sound === undefined) return t("assets.noSound");
  return sound.loudness === null ? t("assets.silent") : t("assets.loudness", { loudness: sound.loudness.toFixed(1) });
}

/** What is known of a file, and what the engines here cannot tell. */
function Known({ result: { colours, faces, scenes, sound, objects, text, meaning, unknown } }: { result: AnalysisResult }) {
  const { t, lang } = useTranslation();
  return (
    <>
      <dl className="facts">
        {colours && (
          <>
            <dt>{t("assets.facts.colours")}</dt>
            <dd className="flex flex-wrap gap-2">
              {colours.map((colour) => (
                <span key={colour} className="inline-flex items-center gap-1 num">
                  <span className="swatch" style={{ background: colour }} /> {colour}
                </span>
              ))}
            </dd>
          </>
        )}
        {objects && objects.length > 0 && (
          <>
            <dt>{t("assets.facts.objects")}</dt>
            <dd>{objects.map((thing) => thingName(thing, lang)).join(t("assets.between"))}</dd>
          </>
        )}
        {text && (
          <>
            <dt>{t("assets.facts.text")}</dt>
            <dd className="line-clamp-6 whitespace-pre-line break-words">{text}</dd>
          </>
        )}
        {meaning && meaning.length > 0 && (
          <>
            <dt>{t("assets.facts.embedding")}</dt>
            <dd className="line-clamp-6 break-words">{meaning.map((word) => thingName(word, lang)).join(t("assets.between"))}</dd>
          </>
        )}
        {faces !== undefined && (
          <>
            <dt>{t("assets.facts.faces")}</dt>
            <dd className="num">{scenes ? t("assets.faceCount", { count: faces }) : faces}</dd>
          </>
        )}
        {scenes && (
          <>
            <dt>{t("assets.facts.scenes")}</dt>
            <dd className="num">{scenes.map(({ start, end }) => `${clockText(start)}–${clockText(end)}`).join(", ")}</dd>
          </>
        )}
        {sound !== undefined && (
          <>
            <dt>{t("assets.facts.sound")}</dt>
            <dd>
              <Sound sound={sound} />
            </dd>
          </>
        )}
      </dl>
      {unknown.length > 0 && (
        <p className="hint">{t("assets.unknown", { facts: unknown.map((fact) => t(`assets.facts.${fact}`)).join(t("assets.between")) })}</p>
      )}
    </>
  );
}

/** How far the analysis of a file is (spec §4), and what came of it. */
export function Analysis({ id, analysis }: { id: string; analysis: AnalysisEntry | null }) {
  const { t } = useTranslation();
  const isOpen = analysis?.state === "waiting" || analysis?.state === "analysing";
  return (
    <section className="grid gap-2" aria-label={t("assets.analysis")} data-fresh="">
      <h3>{t("assets.analysis")}</h3>
      {analysis && (
        <p>
          <span className="tag" data-state={analysis.state}>
            {t(`assets.states.${analysis.state}`)}
          </span>
        </p>
      )}
      {analysis?.error_msg && <p className="wrong">{analysis.error_msg}</p>}
      {analysis?.result && <Known result={analysis.result} />}
      {!isOpen && (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button className="btn btn-plain" name="intent" value="analyse">
            {t(analysis ? "assets.analyseAgain" : "assets.analyse")}
          </button>
        </form>
      )}
    </section>
  );
}
