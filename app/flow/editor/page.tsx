import { useActionData, useLoaderData } from "@remix-run/react";
import { artifactOf } from "../../../trpc/contract/artifact.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";
import { stepHref } from "../flow.ts";
import { Steps } from "../steps.tsx";
import type { editorAction } from "./actions.ts";
import type { editorLoader } from "./queries.ts";
import { Blank, Player } from "./player.tsx";
import { Plan } from "./plan.tsx";
import { Side } from "./side.tsx";
import { Working } from "../../task/working.tsx";

/** Get Your Video, the same for both flows: preview, then render, then the file. */
export function EditorPage() {
  const { t } = useTranslation();
  const found = useLoaderData<ReturnType<typeof editorLoader>>();
  const { flow, draft, task, preview, open, refreshes } = found;
  const refused = useActionData<ReturnType<typeof editorAction>>();
  const filmOf = (one: typeof task) => (one?.state === "success" ? artifactOf(one.output?.artifacts ?? [], "video") : undefined);
  const done = filmOf(task);
  // While the ad is rendered, its preview plays.
  const shown = done ?? (open || task?.stage === "render" ? filmOf(preview) : undefined);
  const title = open
    ? t("editor.workingTitle")
    : done
      ? task?.stage === "render"
        ? t("editor.finalTitle")
        : t("editor.previewTitle")
      : t("editor.title");
  return (
    <>
      <Steps flow={flow} at="editor" draftId={draft.id} />
      <h1 className="calm mb-8">{title}</h1>
      <div className="grid gap-8">
        <Problems list={refused?.problems ?? []} />
        {draft.scripts.length === 0 && (
          <p className="note">
            {t("editor.goBack")}{" "}
            <a className="link" href={stepHref(flow, "script", draft.id)}>
              {t("settings.next")}
            </a>
          </p>
        )}
        {open && task ? <Working task={task} refreshes={refreshes} /> : null}
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(300px,380px)] lg:gap-12">
          {shown ? (
            <div className="grid gap-2">
              <Player video={shown} title={task?.title ?? ""} />
              {!done && <p className="hint">{t("editor.previewMeanwhile")}</p>}
            </div>
          ) : (
            <Blank ratio={draft.settings.ratio} picture={draft.product.media[0]?.url} />
          )}
          <div className="grid gap-6">{open ? <Plan draft={draft} /> : <Side {...found} />}</div>
        </div>
      </div>
    </>
  );
}
