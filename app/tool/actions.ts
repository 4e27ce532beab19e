import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { OutputOf } from "../../trpc/contract/endpoint.ts";
import type { RuleIssue } from "../../trpc/contract/rules/issue.ts";
import type { tasks } from "../../trpc/contract/task.ts";
import { appIdOf, type BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { readForm, textOf } from "../http/form.ts";
import { attempt, type Problem, problemsOf } from "../http/problem.ts";
import { withConsentOf } from "./consent-files.ts";
import { problemsOfConsent } from "./consent-problems.ts";
import { inputFrom, problemsIn } from "./input.ts";
import { takeFiles } from "./take-files.ts";

export type Values = Record<string, unknown>;
type Quote = OutputOf<typeof tasks.cost>;

/** A form that starts several tasks. */
export interface Batch {
  /** What the form asks. */
  form: z.ZodType;
  /** Fields of the tool's input that the form calls otherwise: what is refused there is marked here. */
  asks?: Readonly<Record<string, string>>;
  /** The input of each of its tasks. */
  each(values: Values): Values[];
  /** What is wrong with them together. */
  check(values: Values): RuleIssue[];
}

const costsOf = (quotes: readonly Quote[]): Quote | null => {
  const [first] = quotes;
  return first ? { ...first, cost: quotes.reduce((sum, { cost }) => sum + cost, 0) } : null;
};

/** Asks or pushes one after another; ends with the first that is refused. */
async function inTurn<T>(
  inputs: readonly Values[],
  work: (input: Values, at: number) => Promise<T>,
): Promise<{ done: T[]; problem: Problem | null }> {
  const done: T[] = [];
  for (const [at, input] of inputs.entries()) {
    const { value, problem } = await attempt(work(input, at));
    if (problem) return { done, problem };
    done.push(value);
  }
  return { done, problem: null };
}

/** What a form comes back with. */
export interface Answer {
  values: Values;
  problems: Problem[];
  quote: Quote | null;
  /** Nothing was started: it costs more than the form said. */
  dearer?: true;
  /** What a prompt was before it was improved, and what was changed (`models.improve`). */
  improved?: { before: string; changes: readonly string[]; engine: string };
}

interface Posted {
  context: ActionFunctionArgs["context"];
  form: FormData;
  values: Values;
}

const answered = (answer: Answer) => data(answer, { status: answer.problems.length > 0 ? 422 : 200 });

/** What buttons of one tool's page do beside those of every tool, by their `intent`. */
export type Intents = Readonly<Record<string, (posted: Posted) => Promise<Answer | Response>>>;

/**
 * What posting a tool's form does: its files are uploaded (`intent=upload`: nothing more), then it is checked by its
 * manifest's input, and quoted (`intent=quote`: its last stage that nobody waits for, as previews and edits cost nothing) or
 * pushed; what costs more than the form said (`shown_cost`) is quoted instead. The same form sent
 * twice starts one task: its hidden key names the request, and with a number each task of a batch.
 */
export const toolAction =
  (manifest: Pick<BuiltManifest, "slug" | "apps" | "work">, batch?: Batch, intents: Intents = {}) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { api, lang } = context;
    const schema = batch?.form ?? manifest.work.input;
    const form = await readForm(request);
    const refused = await takeFiles(context, form, schema);
    const { values, problems: withdrawn } = withConsentOf(manifest.slug, { form, values: inputFrom(schema, form), lang });
    const wrong = [...refused, ...withdrawn];
    const app_id = appIdOf(manifest);
    const intent = textOf(form, "intent");
    if (wrong.length > 0) return answered({ values, problems: wrong, quote: null });
    if (intent === "upload") return answered({ values, problems: [], quote: null });
    const own = Object.hasOwn(intents, intent) ? await intents[intent]?.({ context, form, values }) : undefined;
    if (own) return own instanceof Response ? own : answered(own);
    const problems = [...problemsIn(schema, values, lang), ...problemsOf(batch?.check(values) ?? [], lang)];
    if (problems.length > 0) return answered({ values, problems, quote: null });
    const inputs = batch?.each(values) ?? [values];
    const inForm = (problem: Problem): Problem => ({
      ...problem,
      ...(problem.field ? { field: batch?.asks?.[problem.field] ?? problem.field } : {}),
    });
    const priced = async (): Promise<Answer> => {
      const { stages, interactive = [] } = manifest.work;
      const stage = stages.findLast((one) => !interactive.includes(one));
      const { done, problem } = await inTurn(inputs, (input) => api.tasks.cost({ app_id, input, stage }));
      return { values, problems: problem ? [inForm(problem)] : [], quote: problem ? null : costsOf(done) };
    };
    if (intent === "quote") return answered(await priced());
    const shown = textOf(form, "shown_cost");
    if (shown !== "") {
      const now = await priced();
      if (now.quote && now.quote.cost > Number(shown)) return answered({ ...now, dearer: true });
    }
    const key = /^[\w-]{8,64}$/.exec(textOf(form, "key"))?.[0];
    const stage = manifest.work.stages.find((one) => one === textOf(form, "stage"));
    const { done, problem } = await inTurn(inputs, (input, at) =>
      api.tasks.push({ app_id, input, stage, idempotency_key: key && (at === 0 ? key : `${key}-${at}`) }),
    );
    const [task] = done;
    if (problem || !task) {
      const refusals = problem ? problemsOfConsent(inForm(problem), { values, lang }) : [];
      return data<Answer>({ values, problems: refusals, quote: null }, { status: 422 });
    }
    return redirect(`/${manifest.slug}?task=${encodeURIComponent(task.task_id)}`, 303);
  };

/** What a form that was refused, or only asked for a price, comes back with. */
export type ToolAnswer = Exclude<Awaited<ReturnType<ReturnType<typeof toolAction>>>, Response>;
