import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { videoToScript as manifest } from "../../../../trpc/contract/tools/video-to-script.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { readToolState, type ToolState } from "../../../tool/queries.ts";
import { Problems } from "../../../ui/problems.tsx";
import { Reports } from "../reports.tsx";
import type { openInEditor } from "./actions.ts";

/** What there is to show; without it the tool's own page says how far the work is. */
export async function loader(args: LoaderFunctionArgs) {
  const state = await readToolState(args, manifest);
  if (!state.task?.output) throw redirect(`/${manifest.slug}${new URL(args.request.url).search}`);
  return state;
}
export { openInEditor as action } from "./actions.ts";

/** The reports of a task (spec §2 video-to-script/result), and what is made of them. */
export default function VideoToScriptResult() {
  const { t } = useTranslation();
  const { task, receipt } = useLoaderData<typeof loader>() as ToolState;
  const refused = useActionData<typeof openInEditor>();
  if (!task?.output) return null;
  return (
    <div className="grid gap-10">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{task.title}</h1>
        <p>
          <a className="link inline-flex min-h-11 items-center" href={`/${manifest.slug}`}>
            {t("tools.video-to-script.another")}
          </a>
        </p>
      </header>
      <Problems list={refused?.problems ?? []} />
      <Reports task={task} output={task.output} receipt={receipt} />
    </div>
  );
}
