import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import { faceSwap as manifest } from "../../../trpc/contract/tools/face-swap.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Closed } from "../../models/closed.tsx";
import { readModels } from "../../models/queries.ts";
import type { ToolAnswer } from "../../tool/actions.ts";
import { ToolPage } from "../../tool/page.tsx";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import type { action as act } from "./actions.ts";
import { SwapForm } from "./form.tsx";
import { Swapped } from "./result.tsx";

export { action } from "./actions.ts";

const SLUG = manifest.slug;

interface SwapState extends ToolState {
  model: ShownModel | null;
}

export const loader = async (args: LoaderFunctionArgs) => {
  const [
    state,
    {
      models: [model = null],
    },
  ] = await Promise.all([readToolState(args, manifest), readModels(args.context, "face")]);
  return shown<SwapState>({ ...state, model });
};
export { toolHeaders as headers } from "../../tool/queries.ts";

/** Face swap (legacy tool 6; spec §2 FaceSwap): another face in a video, with the consent of both. */
export default function FaceSwap() {
  const { t } = useTranslation();
  const state = useLoaderData<typeof loader>() as SwapState;
  const answer = useActionData<typeof act>() as ToolAnswer["data"] | undefined;
  const { model, task } = state;
  return (
    <ToolPage
      slug={SLUG}
      state={state}
      problems={answer?.problems ?? []}
      result={task?.state === "success" ? <Swapped state={state} /> : undefined}
      form={
        <div className="grid gap-8">
          <p className="hint max-w-prose">{t("tools.face-swap.limits")}</p>
          {model?.state === "available" ? <SwapForm state={state} model={model} answer={answer} /> : <Closed slug={SLUG} model={model} />}
        </div>
      }
    />
  );
}
