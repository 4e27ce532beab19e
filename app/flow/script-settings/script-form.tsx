import { lastsOf } from "../../../trpc/contract/rules/speech.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { Problems } from "../../ui/problems.tsx";
import { useEngineName } from "../../ui/engine.ts";
import { PatternNote } from "../like-note.tsx";
import { ClipRow } from "./clip-row.tsx";
import { Lasts } from "./lasts.tsx";
import { LeftOutFacts } from "./left-out.tsx";
import { type TypedClip, typedClips } from "./values.ts";

const FORM = "script";

interface ScriptFormProps {
  draft: Draft;
  script: Script;
  /** What was posted and could not be saved. */
  typed: readonly TypedClip[] | null;
  problems: readonly Problem[];
  saved: boolean;
}

/** The scripts as buttons of the form: what is typed is kept when another is looked at. */
function Versions({ draft, script }: { draft: Draft; script: Script }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("script.versions")}>
      <ul className="choices" style={{ ["--min" as string]: "220px" }}>
        {draft.scripts.map(({ id, angle, title, clips, language }) => (
          <li key={id} className="contents">
            <button
              form={FORM}
              name="intent"
              value={`look:${id}`}
              className="choice text-left aria-[current]:border-current aria-[current]:shadow-[inset_0_0_0_1px]"
              aria-current={id === script.id ? "true" : undefined}
            >
              <span className="hint">
                {t(`script.angles.${angle}`)} · {t("script.clips", { count: clips.length })} ·{" "}
                {t("script.lasts.short", { seconds: lastsOf(clips, language, draft.settings.length).seconds })}
              </span>
              <span className="head">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ScriptForm({ draft, script, typed, problems, saved }: ScriptFormProps) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  const clips = typed ? typedClips(script, typed) : script.clips;
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
      <PatternNote pattern={draft.settings.pattern} />
      <Versions draft={draft} script={script} />
      <Lasts clips={clips} language={script.language} length={draft.settings.length} />
      <LeftOutFacts facts={script.left_out ?? []} product={draft.product} />
      <x-behave name="busy">
        <form id={FORM} method="post" action={`?draft=${draft.id}&script=${script.id}`} className="grid">
          <input type="hidden" name="revision" value={draft.revision} />
          <input type="hidden" name="script" value={script.id} />
          <EnterButton name="intent" value="save" />
          <ol className="rows">
            {clips.map((clip, index) => (
              <ClipRow key={clip.id} clip={clip} index={index} count={clips.length} product={draft.product} problems={problems} />
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
          <input type="hidden" name="revision" value={draft.revision} />
          <button className="btn btn-plain" name="intent" value="again" data-busy={t("script.writing")}>
            {t("script.again")}
          </button>
          <p className="hint">{t("script.againNote")}</p>
        </form>
      </x-behave>
    </div>
  );
}
