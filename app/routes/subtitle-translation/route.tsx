import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { subtitleTranslation as manifest } from "../../../trpc/contract/tools/subtitle-translation.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";
import { EnginesNote, type TranslationEngines } from "../../translation/engines-note.tsx";
import { asksForLines, ReviewCall } from "../../translation/review-call.tsx";
import { subtitlesSample } from "../../translation/sample.ts";
import { TranslatedResult } from "../../translation/translated-result.tsx";

type State = ToolState & { engines: TranslationEngines };

export async function loader(args: LoaderFunctionArgs) {
  const [state, engines] = await Promise.all([readToolState(args, manifest), attempt(args.context.api.translation.engines({}))]);
  return shown<State>({ ...state, engines: engines.value ?? { translator: null, transcriber: null } });
}
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** Subtitle translation (spec §1, app 99). */
export default function SubtitleTranslation() {
  const { lang } = useTranslation();
  const state = useLoaderData<typeof loader>() as State;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { task, receipt, key } = state;
  const to = lang === "zh" ? "zh" : "en";
  const done = task?.state === "success" && task.output && (
    <TranslatedResult task={task} output={task.output} receipt={receipt} scriptKey={key} />
  );
  return (
    <SchemaPage
      slug={manifest.slug}
      manifest={manifest}
      state={state}
      answer={answer ?? { values: { to }, problems: [], quote: null }}
      sample={subtitlesSample(to)}
      size={null}
      note={<EnginesNote engines={state.engines} voice={false} />}
      result={asksForLines(task) ? <ReviewCall task={task} /> : done || <></>}
    />
  );
}
