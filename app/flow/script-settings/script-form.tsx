import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";
import { useEngineName } from "../../ui/engine.ts";
import { ClipRow } from "./clip-row.tsx";
import { LeftOutFacts } from "./left-out.tsx";
import { type ClipTexts, typedClips } from "./values.ts";

interface ScriptFormProps {
  draft: Draft;
  script: Script;
  texts: ClipTexts | null;
  problems: readonly Problem[];
  saved: boolean;
}

/** The scripts as links, the one looked at as a form. */
function Versions({ draft, script }: { draft: Draft; script: Script }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("script.versions")}>
      <ul className="choices" style={{ ["--min" as string]: "220px" }}>
        {draft.scripts.map(({ id, angle, title, clips }) => (
          <li key={id} className="contents">
            <a
              href={`?draft=${draft.id}&script=${id}`}
              className="choice aria-[current]:border-current aria-[current]:shadow-[inset_0_0_0_1px]"
              aria-current={id === script.id ? "true" : undefined}
            >
              <span className="hint">
                {t(`script.angles.${angle}`)} · {t("script.clips", { count: clips.length })}
              </span>
              <span className="head">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ScriptForm({ draft, script, texts, problems, saved }: ScriptFormProps) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  const clips = texts ? typedClips(script, texts) : script.clips;
  return (
    <div className="rise grid gap-6">
      <Problems list={problems} />
      {saved && problems.length === 0 && (
        <p role="status" className="note" data-kind="success">
          {t("script.saved")}
        </p>
      )}
      {draft.settings.wanted_length && (
        <p className="note">{t("script.shorter", { wanted: draft.settings.wanted_length, length: draft.settings.length })}</p>
      )}
      <Versions draft={draft} script={script} />
      <LeftOutFacts facts={script.left_out ?? []} product={draft.product} />
      <x-behave name="busy">
        <form method="post" action={`?draft=${draft.id}&script=${script.id}`} className="grid">
          <input type="hidden" name="script" value={script.id} />
          <button className="sr-only" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
          <ol className="rows">
            {clips.map((clip, index) => (
              <ClipRow key={clip.id} clip={clip} index={index} product={draft.product} problems={problems} />
            ))}
          </ol>
          <p className="hint pt-4">{t("script.engine", { engine: engineName(script.engine) })}</p>
          <div className="actionbar">
            <button className="btn btn-primary" name="intent" value="continue" data-busy={t("details.saving")}>
              {t("script.next")}
            </button>
            <button className="btn btn-plain" name="intent" value="save" data-busy={t("details.saving")}>
              {t("script.save")}
            </button>
          </div>
        </form>
      </x-behave>
      <x-behave name="busy">
        <form method="post" action={`?draft=${draft.id}`} className="flex flex-wrap items-center gap-4">
          <button className="btn btn-plain" name="intent" value="again" data-busy={t("script.writing")}>
            {t("script.again")}
          </button>
          <p className="hint">{t("script.againNote")}</p>
        </form>
      </x-behave>
    </div>
  );
}
