import type { Draft } from "../../../trpc/contract/draft.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { type ArtifactOf, artifactOf } from "../../../trpc/contract/artifact.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import type { Task, TaskOutput } from "../../../trpc/contract/task.ts";
import type { AdStage } from "../../../trpc/contract/tools/ad-work.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { stepHref } from "../flow.ts";
import { Credits, Engines, type Receipt } from "../../task/facts.tsx";
import { VideoFacts } from "./video-facts.tsx";
import { LogoNote } from "./logo-note.tsx";
import { Make, type Quote, Render } from "./make.tsx";
import { Opening } from "./opening.tsx";
import { Plan } from "./plan.tsx";
import { Share } from "./share.tsx";

export interface SideProps {
  flow: ProductFlow;
  draft: Draft;
  task: Task | null;
  receipt: Receipt | null;
  quote: Quote | null;
  stale: boolean;
  /** Of this site, for links that are sent to others. */
  origin: string;
}

const stageOf = ({ stage }: Task): AdStage => (stage === "render" ? "render" : "preview");

function Changes({ flow, draft }: Pick<SideProps, "flow" | "draft">) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-6">
      <a className="link inline-flex min-h-11 items-center" href={stepHref(flow, "script", draft.id)}>
        {t("editor.changeScript")}
      </a>
      <a className="link inline-flex min-h-11 items-center" href={stepHref(flow, "settings", draft.id)}>
        {t("editor.changeSettings")}
      </a>
    </p>
  );
}

/** It failed: why, that the credits are back, and again. */
function Failed({ task, receipt, flow, draft }: SideProps & { task: Task }) {
  const { t } = useTranslation();
  return (
    <>
      <div role="alert" className="note" data-kind="error">
        <strong>{t("task.failed")}</strong>
        <p>{task.error_msg}</p>
      </div>
      <Make stage={stageOf(task)} label={t("task.retry")} />
      <Changes flow={flow} draft={draft} />
      {task.stage === "render" && <Credits receipt={receipt} />}
    </>
  );
}

/** It is there: what one does with it next. */
function Finished({
  task,
  output,
  video,
  receipt,
  quote,
  stale,
  flow,
  draft,
  origin,
}: SideProps & { task: Task; output: TaskOutput; video: ArtifactOf<"video"> }) {
  const { t } = useTranslation();
  const final = task.stage === "render";
  return (
    <>
      {stale && (
        <div className="note" data-kind="warning">
          <p>{t("editor.stale")}</p>
          <Make stage="preview" label={t("editor.newPreview")} plain />
        </div>
      )}
      <LogoNote facts={output.facts} />
      {final && (
        <p className="flex flex-wrap gap-3">
          <a className="btn btn-primary" href={video.download_url}>
            {t("editor.download")}
          </a>
          <a className="btn btn-plain" href={video.poster_url}>
            {t("editor.poster")}
          </a>
        </p>
      )}
      {!final && quote && <Render quote={quote} settingsHref={stepHref(flow, "settings", draft.id)} />}
      {!final && <Opening stage="after" whole={Number(output.facts.whole ?? video.duration)} />}
      {!final && <p className="hint">{t(draft.settings.avatar === "none" ? "editor.previewSmaller" : "editor.previewNote")}</p>}
      <form method="post" className="grid gap-2">
        <button className="btn btn-plain justify-self-start" name="timeline" value={task.task_id}>
          {t("timeline.open")}
        </button>
        <p className="hint">{t(final ? "timeline.openNote" : "timeline.openPreviewNote")}</p>
      </form>
      <Changes flow={flow} draft={draft} />
      {final && <Share token={draft.share_token} origin={origin} />}
      <VideoFacts video={video} />
      <Engines output={output} />
      <Credits receipt={receipt} />
    </>
  );
}

export function Side(props: SideProps) {
  const { t } = useTranslation();
  const { task, draft, flow, quote } = props;
  const cancelled = task?.error_code === codeOf("task.cancelled");
  if (task?.state === "failed" && !cancelled) return <Failed {...props} task={task} />;
  const video = artifactOf(task?.output?.artifacts ?? [], "video");
  if (task?.output && video) return <Finished {...props} task={task} output={task.output} video={video} />;
  return (
    <>
      {cancelled && <p className="note">{task?.error_msg}</p>}
      <p className="text-lead">{t("editor.lead")}</p>
      <div className="grid gap-2">
        <Make stage="preview" label={t("editor.makePreview")} />
        <p className="hint">{t("editor.free")}</p>
        {quote && <Opening stage="before" whole={quote.seconds} />}
      </div>
      {quote && draft.scripts.length > 0 && <Render quote={quote} settingsHref={stepHref(flow, "settings", draft.id)} skips />}
      <Plan draft={draft} />
      <Changes flow={flow} draft={draft} />
    </>
  );
}
