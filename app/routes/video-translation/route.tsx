import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fileInputs } from "../../../trpc/contract/tools/file-input.ts";
import { TRANSLATED_VIDEOS, videoTranslation as manifest } from "../../../trpc/contract/tools/video-translation.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { type Batch, toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";
import { EnginesNote, type TranslationEngines } from "../../translation/engines-note.tsx";
import { asksForLines, ReviewCall } from "../../translation/review-call.tsx";
import { TRANSLATED_SAMPLE } from "../../translation/sample.ts";
import { TranslatedResult } from "../../translation/translated-result.tsx";
import { VoiceField } from "./voice-field.tsx";

const { video: _video, ...rest } = manifest.work.input.shape;
/** One to five videos (spec §5): a task each. */
const FORM = manifest.work.input.omit({ video: true }).extend({ videos: fileInputs("video-translation", TRANSLATED_VIDEOS) });
const ORDERED = FORM.pick({ videos: true }).extend(rest);

const videosOf = ({ videos }: Record<string, unknown>): unknown[] => (Array.isArray(videos) ? videos : []);

const BATCH: Batch = {
  form: ORDERED,
  each: ({ videos, ...values }) => videosOf({ videos }).map((video) => ({ ...values, video })),
  check: (values) =>
    videosOf(values).length > 1 && [values.lines, values.target].some((text) => String(text ?? "").trim() !== "")
      ? [{ field: "lines", key: "subtitles.oneVideo", params: {} }]
      : [],
};

type State = ToolState & { engines: TranslationEngines };

export async function loader(args: LoaderFunctionArgs) {
  const [state, engines] = await Promise.all([readToolState(args, manifest), attempt(args.context.api.translation.engines({}))]);
  return shown<State>({ ...state, engines: engines.value ?? { translator: null, transcriber: null } });
}
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest, BATCH);

/** Video translation (spec §2). */
export default function VideoTranslation() {
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
      manifest={{ work: { ...manifest.work, input: ORDERED } }}
      state={state}
      answer={answer ?? { values: { to }, problems: [], quote: null }}
      sample={TRANSLATED_SAMPLE}
      size={null}
      note={<EnginesNote engines={state.engines} voice />}
      result={asksForLines(task) ? <ReviewCall task={task} /> : done || <></>}
      custom={{ voice: <VoiceField chosen={String(answer?.values.voice ?? "")} /> }}
    />
  );
}
