import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { codeOf } from "../../../../trpc/contract/rules/errors.ts";
import { enter } from "../../../account/enter.ts";
import { safePath } from "../../../http/back.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";

/** The question that the prompt is about to ask; it is asked once. */
export function loader({ context: { account } }: LoaderFunctionArgs) {
  const { state, nonce } = account.ask({ back: "", team: "" });
  account.prompted();
  return Response.json({ state, nonce }, { headers: { "cache-control": "no-store" } });
}

const refused = (code: number | null | undefined) => redirect(`/login?problem=${code ?? ""}&with=google`, 303);

/** What the prompt answered. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const question = context.account.answered(textOf(form, "state"));
  const credential = textOf(form, "credential").slice(0, 4096);
  if (!question || credential === "") return refused(codeOf("auth.signInRefused"));
  const { value: opened, problem } = await attempt(
    context.api.account.googleOneTap({ ...context.account.attribution, credential, nonce: question.nonce }),
  );
  return problem
    ? refused(problem.code)
    : enter(context, opened, { back: safePath(textOf(form, "back"), new URL(request.url).origin), team: "" });
}
