import type { ReactNode } from "react";
import type { z } from "zod";
import type { WordedTool } from "../../locales/app-words.ts";
import type { ShownModel } from "../../trpc/contract/model.ts";
import { modelCost, runUnits } from "../../trpc/contract/rules/models/units.ts";
import type { FilmMode } from "../../trpc/contract/tools/film-input.ts";
import type { ToolAnswer } from "../tool/actions.ts";
import { ToolPage } from "../tool/page.tsx";
import { oneOf } from "../ui/choice.tsx";
import { Counts, Styles } from "./choices.tsx";
import { Examples } from "./examples.tsx";
import { fieldsFrom } from "./fields-from.ts";
import { askedOf } from "../task/asked.ts";
import type { FilmState } from "./film-state.ts";
import { firstModel, ownFirst } from "./first-model.ts";
import { firstLength } from "./first-length.ts";
import { ModelCards } from "./model-cards.tsx";
import { ModeTabs } from "./mode-tabs.tsx";
import { RunForm } from "./run-form.tsx";
import { useModelName } from "./use-model-name.ts";
import { Wall } from "./wall.tsx";

/** Which fields the form of each mode asks. */
const FIELDS_OF: Readonly<Record<FilmMode, readonly string[]>> = {
  text: ["prompt", "style", "model", "ratio", "seconds", "count", "seed", "speak", "music", "mark"],
  image: ["pictures", "prompt", "move", "model", "ratio", "seconds", "count", "seed", "music", "mark"],
  frames: ["first", "last", "prompt", "model", "ratio", "seconds", "seed", "mark"],
  ingredients: ["prompt", "pictures", "style", "model", "ratio", "seconds", "count", "seed", "speak", "music", "mark"],
};
const NEEDS = { text: "text", image: "image", frames: "last-frame", ingredients: "ingredients" } as const;

interface FilmPageProps {
  slug: WordedTool;
  input: z.ZodObject;
  modes: readonly FilmMode[];
  state: FilmState;
  answer: ToolAnswer["data"] | undefined;
  /** Which models it offers; all where absent. */
  family?: "veo";
  /** What is to be known before the form is filled in. */
  note?: ReactNode;
  /** What is left of a provider's price. */
  offer?: number;
}

/** The page of a tool of films: a form for each mode, its models, its price, its results. */
export function FilmPage({ slug, input, modes, state, answer, family, note, offer = 1 }: FilmPageProps) {
  const { task, receipt, seed, prompt, improver, compared } = state;
  const { values: given, problems = [], quote, improved, dearer } = answer ?? {};
  const mode = oneOf(modes, given?.mode ?? state.mode) ?? modes[0] ?? "text";
  const nameOf = useModelName();
  const fit = state.models.filter(({ can, family: of, provider }) => {
    return can.includes(NEEDS[mode]) && (!family || of === family || provider === "built-in");
  });
  const models = family ? ownFirst(fit, family) : fit;
  const known: Record<string, unknown> = { ...askedOf(task), seed, ...(prompt === null ? {} : { prompt }), ...given, mode };
  const chosen = firstModel(models, known.model);
  // Where only the built-in engine runs, what it makes of a described scene is letters: it is offered words to be read.
  const films = models.some(({ state: is, provider }) => is === "available" && provider !== "built-in");
  const values = { seconds: String(firstLength(chosen)), ...known };
  const priced = (one: ShownModel | undefined): ShownModel | undefined =>
    one && { ...one, credits: one.provider === "built-in" ? one.credits : one.credits * offer };
  const price = priced(chosen);
  const made = priced(state.models.find((one) => one.id === task?.output?.facts["model"] && one.state === "available"));
  const asked = { mode, count: Number(known.count ?? 1), pictures: [known.pictures ?? []].flat().length, seconds: Number(values.seconds) };
  const cost = quote?.cost ?? (price ? modelCost(price, runUnits({ ...asked, makes: "video", model: price.id })) : null);
  const custom = {
    model: <ModelCards models={models} chosen={chosen?.id ?? ""} offer={offer} problems={problems} />,
    style: <Styles slug={slug} chosen={String(known.style ?? "auto")} />,
    count: <Counts slug={slug} chosen={Number(known.count ?? 1)} problems={problems} />,
  };
  return (
    <ToolPage
      slug={slug}
      state={state}
      problems={problems}
      models={state.models.map((one) => ({ id: one.id, name: nameOf(one) }))}
      result={task?.output && <Wall slug={slug} task={task} receipt={receipt} model={made ?? null} seed={seed} compared={compared} />}
      form={
        <div className="grid gap-8">
          {note}
          {modes.length > 1 && <ModeTabs slug={slug} modes={modes} mode={mode} />}
          {!task && (mode === "text" || modes.length === 1) && (
            <Examples slug={slug} mode={mode} of={family && !films ? "create-ai-video" : slug} />
          )}
          <RunForm
            slug={slug}
            mode={mode}
            input={fieldsFrom(input, FIELDS_OF[mode])}
            custom={custom}
            state={state}
            values={values}
            problems={problems}
            cost={cost}
            improver={improver}
            improved={improved}
            dearer={dearer}
            quoted={Boolean(quote)}
          />
        </div>
      }
    />
  );
}
