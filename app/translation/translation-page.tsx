import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import type { ShownModel } from "../../trpc/contract/model.ts";
import { attempt, type Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { readModels } from "../models/queries.ts";
import type { ToolAnswer } from "../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../tool/queries.ts";
import { SchemaPage } from "../tool/schema-page.tsx";
import { EnginesNote, type TranslationEngines } from "./engines-note.tsx";
import { asksForLines, ReviewCall } from "./review-call.tsx";
import { TranslatedResult } from "./translated-result.tsx";

export type TranslationState = ToolState & { engines: TranslationEngines; models: ShownModel[] };

/** The state of a tool that translates, the engines that this server has for it, and the models that make such a thing. */
export const readTranslation =
  (manifest: Parameters<typeof readToolState>[1], makes?: ShownModel["makes"]) => async (args: LoaderFunctionArgs) => {
    const [state, engines, { models }] = await Promise.all([
      readToolState(args, manifest),
      attempt(args.context.api.translation.engines({})),
      makes ? readModels(args.context, makes) : { models: [] },
    ]);
    return shown<TranslationState>({ ...state, models, engines: engines.value ?? { translator: null, transcriber: null } });
  };

type TranslationPageProps = Pick<ComponentProps<typeof SchemaPage>, "slug" | "manifest"> & {
  /** What the sample asks, by the language of the visitor. */
  sample: (to: "en" | "zh") => Record<string, string>;
  /** Whether it speaks what it translates. */
  voice: boolean;
  /** The fields that the form draws by itself, from what was posted and what is wrong with it. */
  custom?: (values: Record<string, unknown>, problems: readonly Problem[]) => Record<string, ReactNode>;
};

/** The page of a tool that translates line by line: its form, the lines to be checked, what came of them. */
export function TranslationPage({ slug, manifest, sample, voice, custom }: TranslationPageProps) {
  const { lang } = useTranslation();
  const state = useLoaderData() as TranslationState;
  const answer = useActionData() as ToolAnswer["data"] | undefined;
  const { task, receipt, key } = state;
  const to = lang === "zh" ? "zh" : "en";
  const done = task?.state === "success" && task.output && (
    <TranslatedResult task={task} output={task.output} receipt={receipt} scriptKey={key} />
  );
  return (
    <SchemaPage
      slug={slug}
      manifest={manifest}
      state={state}
      answer={answer ?? { values: { to }, problems: [], quote: null }}
      sample={sample(to)}
      size={null}
      note={<EnginesNote engines={state.engines} voice={voice} />}
      result={asksForLines(task) ? <ReviewCall task={task} /> : done || <></>}
      custom={custom?.(answer?.values ?? {}, answer?.problems ?? [])}
    />
  );
}
