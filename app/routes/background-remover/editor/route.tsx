import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { artifactOf } from "../../../../trpc/contract/artifact.ts";
import type { Task } from "../../../../trpc/contract/task.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import CutoutEditor from "../../../islands/cutout-editor/island.tsx";
import { Island } from "../../../islands/runtime/island.tsx";
import { Failed } from "../../../task/failed.tsx";
import { Results } from "../../../task/results.tsx";
import { SendTo } from "../../../task/send-to.tsx";
import { Working } from "../../../task/working.tsx";
import { shown as answered } from "../../../tool/queries.ts";
import { Follows } from "../../../ui/follows.tsx";
import { Problems } from "../../../ui/problems.tsx";
import type { EditAnswer } from "./actions.ts";
import { type EditorState, readEditor } from "./queries.ts";
import { RecipeFields } from "./recipe-fields.tsx";

export const loader = async (args: LoaderFunctionArgs) => answered(await readEditor(args));
export { toolHeaders as headers } from "../../../tool/queries.ts";
export { edit as action } from "./actions.ts";

/** The picture that was last asked for: at work, failed, or made. */
function Made({ state: { edit, refreshes } }: { state: EditorState }) {
  if (!edit) return null;
  if (edit.state === "failed") return <Failed task={edit} />;
  if (edit.finished_at === null) return <Working task={edit} refreshes={refreshes} />;
  return edit.output && <Results task={edit} output={edit.output} receipt={null} />;
}

/** Why a film is not edited here, and what takes it. */
function FilmElsewhere({ task }: { task: Task }) {
  const { t } = useTranslation();
  const film = task.output?.artifacts.find(({ content_type }) => content_type === "video/mp4");
  return (
    <section className="grid max-w-3xl gap-4">
      <p>{t("tools.background-remover.filmEditor")}</p>
      <p>
        <a className="btn btn-primary" href="/background-remover">
          {t("tools.background-remover.filmAgain")}
        </a>
      </p>
      {film && <SendTo task={task} artifacts={[film]} />}
    </section>
  );
}

/** The cut-out with all that it can be set into; the browser shows what the server will make. */
function Editor({ state, answer }: { state: EditorState; answer: EditAnswer["data"] | undefined }) {
  const { t } = useTranslation();
  const { task, key, files } = state;
  const artifacts = task.output?.artifacts ?? [];
  const [shown, before] = [artifactOf(artifacts, "image", "shown"), artifactOf(artifacts, "image", "before")];
  if (!shown || !before) return null;
  const { values = state.values, problems = [] } = answer ?? {};
  const namespaces = ["tools.background-remover"] as const;
  return (
    <x-behave name="busy">
      <form
        method="post"
        action="/background-remover/editor"
        encType="multipart/form-data"
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="task" value={task.task_id} />
        <div className="min-w-0 lg:sticky lg:top-6">
          <Island
            name="cutout-editor"
            component={CutoutEditor}
            props={{ task: task.task_id, shown, before }}
            namespaces={namespaces}
            when="load"
          />
        </div>
        <div className="grid gap-6">
          <RecipeFields values={values} problems={problems} files={files} />
          <button className="btn btn-primary" data-busy={t("tools.background-remover.making")}>
            {t("tools.background-remover.make")}
          </button>
          <p className="hint">{t("tools.background-remover.makeHint")}</p>
        </div>
      </form>
    </x-behave>
  );
}

/** The editor of a cut-out (spec §2 background-remover/editor). */
export default function CutoutEditorPage() {
  const { t } = useTranslation();
  const state = useLoaderData<typeof loader>() as EditorState;
  const answer = useActionData<typeof import("./actions.ts").edit>() as EditAnswer["data"] | undefined;
  return (
    <div className="grid gap-10">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{t("tools.background-remover.editor")}</h1>
        <p className="text-lead">{state.task.title}</p>
      </header>
      <Follows of="problems">
        <Problems list={answer?.problems ?? []} />
      </Follows>
      {state.film ? <FilmElsewhere task={state.task} /> : <Made state={state} />}
      {!state.film && <Editor state={state} answer={answer} />}
      <p>
        <a className="link" href={`/background-remover?task=${encodeURIComponent(state.task.parent_id ?? state.task.task_id)}`}>
          {t("tools.background-remover.back")}
        </a>
      </p>
    </div>
  );
}
