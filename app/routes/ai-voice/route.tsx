import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import { aiVoice as manifest } from "../../../trpc/contract/tools/ai-voice.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Closed } from "../../models/closed.tsx";
import { readModels } from "../../models/queries.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { ToolPage } from "../../tool/page.tsx";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { type CloudVoices, NO_CLOUD } from "../text-to-speech/voices.tsx";
import { VoiceForm } from "./form.tsx";
import { ChangedVoice } from "./result.tsx";

const SLUG = manifest.slug;

interface VoiceState extends ToolState {
  model: ShownModel | null;
  cloud: CloudVoices;
}

export const loader = async (args: LoaderFunctionArgs) => {
  const [
    state,
    {
      models: [model = null],
    },
    voices,
  ] = await Promise.all([readToolState(args, manifest), readModels(args.context, "voice"), attempt(args.context.api.voices.list({}))]);
  const { list, ...rest } = voices.value ?? NO_CLOUD;
  // Other providers' voices read texts; they change no recording.
  return shown<VoiceState>({ ...state, model, cloud: { ...rest, list: list.filter(({ provider }) => provider === model?.provider) } });
};
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** AI voice (legacy tool 2): what is said in a recording or a video, in another voice. */
export default function AiVoice() {
  const { t } = useTranslation();
  const state = useLoaderData<typeof loader>() as VoiceState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { model, cloud, task } = state;
  const isOpen = model?.state === "available";
  return (
    <ToolPage
      slug={SLUG}
      state={state}
      problems={answer?.problems ?? []}
      result={task?.state === "success" ? <ChangedVoice state={state} /> : undefined}
      form={
        <div className="grid gap-8">
          <p className="hint max-w-prose">{t("tools.ai-voice.limits")}</p>
          {isOpen ? <VoiceForm state={state} model={model} cloud={cloud} answer={answer} /> : <Closed slug={SLUG} model={model} />}
        </div>
      }
    />
  );
}
