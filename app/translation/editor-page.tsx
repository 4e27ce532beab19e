import { artifactOf } from "../../trpc/contract/artifact.ts";
import type { WordedTool } from "../../locales/app-words.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Video } from "../task/artifact/video.tsx";
import { TaskAct } from "../task/act.tsx";
import { Working } from "../task/working.tsx";
import { Problems } from "../ui/problems.tsx";
import type { EditorAnswer, EditorState } from "./editor-data.ts";
import type { TypedLine } from "./form-lines.ts";
import { LineRow } from "./line-row.tsx";
import { Origin } from "./origin.tsx";

interface EditorPageProps {
  slug: WordedTool & ("video-translation" | "subtitle-translation");
  state: EditorState;
  answer: EditorAnswer | undefined;
}

const EMPTY: TypedLine = { start: "", end: "", source: "", target: "", speaker: "", voice: "" };
/** Rows to type more lines into: more where there are none yet. */
const rowsBehind = (count: number): number => (count === 0 ? 8 : 2);

function Lines({ slug, state: { task, asks }, answer }: EditorPageProps & { state: { asks: NonNullable<EditorState["asks"]> } }) {
  const { t } = useTranslation();
  const { name, proposal } = asks;
  const given = answer?.lines ?? asks.lines;
  const rows = [...given, ...Array.from({ length: rowsBehind(given.length) }, () => EMPTY)];
  const artifacts = task.output?.artifacts ?? [];
  const original = artifactOf(artifacts, "video", "original");
  const speaks = slug === "video-translation" && (proposal.to === "en" || proposal.to === "zh") ? proposal.to : null;
  // What was typed since is not what was fitted.
  const fits = answer ? [] : proposal.fits;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="grid gap-4 lg:sticky lg:top-6">
        {original && <Video video={original} title={t("translation.original")} />}
        <Origin origin={proposal.origin} isOpen={given.some(({ target }) => target === "")} />
      </div>
      <x-behave name="busy">
        <form method="post" action={`/${slug}/editor?task=${encodeURIComponent(task.task_id)}`} className="grid min-w-0 gap-4">
          <input type="hidden" name="task" value={task.task_id} />
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="count" value={rows.length} />
          <ol className="max-w-none">
            {rows.map((line, at) => (
              <LineRow
                key={`${name}-${at}`}
                at={at}
                line={line}
                problems={answer?.problems ?? []}
                speaks={speaks}
                fit={fits[at]}
                heard={answer ? undefined : artifactOf(artifacts, "audio", `line-${at}`)}
              />
            ))}
          </ol>
          <div className="flex flex-wrap gap-3 border-t hair pt-4">
            <button className="btn btn-primary" name="intent" value="make" data-busy={t("translation.sending")}>
              {t(`tools.${slug}.make`)}
            </button>
            <button className="btn btn-plain" name="intent" value="save" data-busy={t("translation.sending")}>
              {speaks ? t("translation.saveAndHear") : t("translation.save")}
            </button>
          </div>
          <p className="hint">{t("translation.emptyLines")}</p>
        </form>
      </x-behave>
    </div>
  );
}

/** The lines of a task beside its video; while they are read, translated or spoken, how far that is. */
export function EditorPage({ slug, state, answer }: EditorPageProps) {
  const { t } = useTranslation();
  const { task, asks, refreshes } = state;
  return (
    <div className="grid gap-10">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{t("translation.title")}</h1>
        <p className="text-lead">{task.title}</p>
        <p className="hint">{task.cost > 0 ? t("translation.reserved", { count: task.cost }) : t("task.free")}</p>
      </header>
      <Problems list={answer?.problems ?? []} />
      {asks ? <Lines slug={slug} state={{ ...state, asks }} answer={answer} /> : <Working task={task} refreshes={refreshes} />}
      <div className="flex flex-wrap items-center gap-6">
        <a className="link" href={`/${slug}?task=${encodeURIComponent(task.task_id)}`}>
          {t("translation.back")}
        </a>
        {asks && <TaskAct taskId={task.task_id} act="cancel" label={t("task.cancel")} quiet />}
      </div>
    </div>
  );
}
