import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { POSTER_STYLES } from "../../../timeline/poster/style-names.ts";
import { modelCost, runUnits } from "../../../trpc/contract/rules/models/units.ts";
import { aiImage as manifest, IMAGE_MODES, TREATMENTS } from "../../../trpc/contract/tools/ai-image.ts";
import { modelAction } from "../../models/actions.ts";
import { ModeTabs } from "../../models/mode-tabs.tsx";
import { askedOf } from "../../task/asked.ts";
import { freshSeed, promptIn } from "../../models/film-state.ts";
import { type ModelsState, readModels } from "../../models/queries.ts";
import type { ToolAnswer } from "../../tool/actions.ts";
import { ToolPage } from "../../tool/page.tsx";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { oneOf } from "../../ui/choice.tsx";
import { Examples } from "../../models/examples.tsx";
import { useModelName } from "../../models/use-model-name.ts";
import { Wall } from "../../models/wall.tsx";
import { ImageForm } from "./form.tsx";
import type { ImageMode } from "./modes.ts";

/** The style that suits each example. */
const SUITED = { one: "swiss", two: "riso", three: "editorial" } as const;

interface ImageState extends ToolState, ModelsState {
  mode: ImageMode;
  /** What the address asks to be done with a picture. */
  treatment: (typeof TREATMENTS)[number] | null;
  /** The prompt and the style that it brings, to be looked at before anything runs. */
  brought: { prompt?: string; style?: string };
  /** What the seed's field begins with: another one each time. */
  seed: number;
}

export const loader = async (args: LoaderFunctionArgs) => {
  const [state, known] = await Promise.all([readToolState(args, manifest), readModels(args.context, "image")]);
  const address = new URL(args.request.url);
  const { searchParams } = address;
  const [prompt, style] = [promptIn(address), oneOf(["auto", ...POSTER_STYLES], searchParams.get("style"))];
  const brought = { ...(prompt !== null && { prompt }), ...(style && { style }) };
  const treatment = oneOf(TREATMENTS, searchParams.get("treatment")) ?? null;
  const asked = searchParams.get("mode") ?? (state.files?.sent ? "image" : askedOf(state.task)["mode"]);
  return shown<ImageState>({ ...state, ...known, treatment, brought, mode: oneOf(IMAGE_MODES, asked) ?? "text", seed: freshSeed() });
};
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = modelAction(manifest, "image");

/** AI Image (spec §2): the settings of the task at hand stay in the form. */
export default function AiImage() {
  const state = useLoaderData<typeof loader>() as ImageState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const nameOf = useModelName();
  const { task, receipt, models, seed, treatment, brought, compared } = state;
  const facts = askedOf(task);
  const mode = oneOf(IMAGE_MODES, answer?.values.mode) ?? state.mode;
  const values: Record<string, unknown> = { ...facts, seed, ...(treatment && { treatment }), ...brought, ...answer?.values, mode };
  const usable = models.filter((one) => one.state === "available");
  const chosen = usable.find(({ id }) => id === values.model) ?? usable[0];
  const made = models.find((one) => one.id === facts["model"] && one.state === "available") ?? null;
  const asked = { mode, count: Number(values.count ?? 1), pictures: [values.pictures ?? []].flat().length, seconds: 0 };
  const cost = answer?.quote?.cost ?? (chosen ? modelCost(chosen, runUnits({ ...asked, makes: "image", model: chosen.id })) : null);
  return (
    <ToolPage
      slug={manifest.slug}
      state={state}
      problems={answer?.problems ?? []}
      models={models.map((one) => ({ id: one.id, name: nameOf(one) }))}
      result={task?.output && <Wall slug={manifest.slug} task={task} receipt={receipt} model={made} seed={seed} compared={compared} />}
      form={
        <div className="grid gap-8">
          <ModeTabs slug={manifest.slug} modes={IMAGE_MODES} mode={mode} />
          {!task && mode === "text" && <Examples slug={manifest.slug} mode={mode} styles={SUITED} />}
          <ImageForm
            state={state}
            values={{ ...values, model: chosen?.id }}
            problems={answer?.problems ?? []}
            cost={cost}
            improved={answer?.improved}
            dearer={answer?.dearer}
            quoted={Boolean(answer?.quote)}
          />
        </div>
      }
    />
  );
}
