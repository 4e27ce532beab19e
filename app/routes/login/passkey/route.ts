import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { assertionAnswer } from "../../../../trpc/contract/account/passkey.ts";
import { enter } from "../../../account/enter.ts";
import { answerIn } from "../../../account/passkey-answer.ts";
import { secondStepOf } from "../../../account/second-step.ts";
import { safePath } from "../../../http/back.ts";
import { setCookie } from "../../../http/cookies.ts";
import { seeOther } from "../../../http/flash.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";

export const loader = () => redirect("/login", 302);

/** Signs in by a passkey: without an answer it says what the browser is to ask for, with one it opens the session. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const isStep = textOf(form, "step") === "second";
  const challenge = isStep ? secondStepOf(request) : "";
  const text = textOf(form, "answer").slice(0, 20_000);
  if (text === "") {
    const { value, problem } = await attempt(context.api.account.askPasskey({ challenge }));
    return Response.json(value ?? { problem: problem?.text }, { headers: { "cache-control": "no-store" } });
  }
  const answer = answerIn(text, assertionAnswer);
  const { value: opened } = answer ? await attempt(context.api.account.passkeyLogin({ challenge, answer })) : { value: null };
  const wish = { back: safePath(textOf(form, "back"), new URL(request.url).origin), team: textOf(form, "teamInviteCode").slice(0, 100) };
  if (!opened) {
    const query = new URLSearchParams([...Object.entries({ back: wish.back }), ...(wish.team ? [["teamInviteCode", wish.team]] : [])]);
    return seeOther(`/login?${query}`, { type: "error", message: "security.passkeys.refused" });
  }
  const entered = await enter(context, opened, wish);
  if (isStep) entered.headers.append("set-cookie", setCookie("second_step", "", { maxAge: 0 }));
  return entered;
}
