import { redirect } from "@remix-run/cloudflare";
import type { ShownModel } from "../../trpc/contract/model.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { LONGEST_PROMPT } from "../../trpc/contract/rules/models/index.ts";
import type { BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { textOf } from "../http/form.ts";
import { attempt, type Problem, problemsOf } from "../http/problem.ts";
import { type Answer, type Intents, toolAction, type Values } from "../tool/actions.ts";

const refused = (values: Values, problem: Problem): Answer => ({ values, problems: [problem], quote: null });
const seedOf = (form: FormData): number => Math.trunc(Math.abs(Number(textOf(form, "seed")) || 1)) % 1_000_000;

/** What a form that makes a result anew says (`task/vary.tsx`). */
const anewOf = (form: FormData) => ({
  task_id: textOf(form, "of").slice(0, 40),
  name: textOf(form, "name").slice(0, 60),
  seed: seedOf(form),
  idempotency_key: /^[\w-]{8,100}$/.exec(textOf(form, "key"))?.[0],
});

/** What is made of a prompt. */
type Prompted = Extract<ShownModel["makes"], "image" | "video">;

/** What a tool of models does beside every tool: varies and extends results, improves prompts. */
const intents = (slug: string, makes: Prompted): Intents => {
  const begun = async (work: Promise<Task>): Promise<Answer | Response> => {
    const { value, problem } = await attempt(work);
    return problem ? refused({}, problem) : redirect(`/${slug}?task=${encodeURIComponent(value.task_id)}`, 303);
  };
  return {
    vary: ({ context: { api }, form }) => begun(api.tasks.vary(anewOf(form))),
    extend: ({ context: { api }, form }) =>
      begun(
        api.tasks.extend({ ...anewOf(form), prompt: textOf(form, "prompt").slice(0, 4000), seconds: textOf(form, "seconds").slice(0, 3) }),
      ),
    restore: async ({ form, values }) => ({ values: { ...values, prompt: textOf(form, "before") }, problems: [], quote: null }),
    async improve({ context: { api, lang }, values }) {
      const before = String(values.prompt ?? "").trim();
      const length = Array.from(before).length;
      // What is beyond would be gone from the better one.
      if (before.length > LONGEST_PROMPT)
        return {
          values,
          problems: problemsOf([{ field: "prompt", key: "form.tooLong", params: { length, max: LONGEST_PROMPT } }], lang),
          quote: null,
        };
      const { value, problem } = await attempt(api.models.improve({ prompt: before, makes }));
      if (problem) return refused(values, { ...problem, field: "prompt" });
      const { prompt, changes, engine } = value;
      return { values: { ...values, prompt }, problems: [], quote: null, improved: { before, changes, engine } };
    },
  };
};

/** What posting a form of a tool of models does. */
export const modelAction = (manifest: Pick<BuiltManifest, "slug" | "apps" | "work">, makes: Prompted) =>
  toolAction(manifest, undefined, intents(manifest.slug, makes));
