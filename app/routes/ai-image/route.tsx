import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { modelCost } from "../../../trpc/contract/rules/models/state.ts";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import { aiImage as manifest, IMAGE_MODES } from "../../../trpc/contract/tools/ai-image.ts";
import { ModeTabs } from "../../models/mode-tabs.tsx";
import { freshSeed } from "../../models/film-state.ts";
import { readModels } from "../../models/queries.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { ToolPage } from "../../tool/page.tsx";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { oneOf } from "../../ui/choice.tsx";
import { Examples } from "./examples.tsx";
import { ImageForm } from "./form.tsx";
import type { ImageMode } from "./modes.ts";
import { Made } from "./made.tsx";

interface ImageState extends ToolState {
  mode: ImageMode;
  models: ShownModel[];
  /** What the seed's field begins with: another one each time. */
  seed: number;
}

export const loader = async (args: LoaderFunctionArgs) => {
  const [state, models] = await Promise.all([readToolState(args, manifest), readModels(args.context, "image")]);
  const asked = new URL(args.request.url).searchParams.get("mode") ?? (state.files?.sent ? "image" : state.task?.output?.facts.mode);
  return shown<ImageState>({ ...state, models, mode: oneOf(IMAGE_MODES, asked) ?? "text", seed: freshSeed() });
};
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

/** AI Image (spec §2): the settings of the task at hand stay in the form. */
export default function AiImage() {
  const state = useLoaderData<typeof loader>() as ImageState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { task, receipt, models, seed } = state;
  const facts = task?.output?.facts ?? {};
  const mode = oneOf(IMAGE_MODES, answer?.values.mode) ?? state.mode;
  const values: Record<string, unknown> = { ...facts, seed, ...answer?.values, mode };
  const chosen = models.find(({ id }) => id === values.model) ?? models.find((one) => one.state === "available");
  const cost = answer?.quote?.cost ?? (chosen ? modelCost(chosen, Number(values.count ?? 1)) : null);
  return (
    <ToolPage
      slug={manifest.slug}
      state={state}
      problems={answer?.problems ?? []}
      result={task?.output && <Made task={task} receipt={receipt} seed={seed} />}
      form={
        <div className="grid gap-8">
          <ModeTabs slug={manifest.slug} modes={IMAGE_MODES} mode={mode} />
          {!task && mode === "text" && <Examples state={state} />}
          <ImageForm state={state} values={{ ...values, model: chosen?.id }} problems={answer?.problems ?? []} cost={cost} />
        </div>
      }
    />
  );
}
