import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { ACCOUNT, checkNickname } from "../../../trpc/contract/rules/account.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, problemsOf } from "../../http/problem.ts";

const refused = (problems: Problem[], typed: { nickname?: string; email?: string }) => data({ problems, ...typed }, { status: 422 });

async function rename(form: FormData, { api, lang }: ActionFunctionArgs["context"]) {
  const nickname = textOf(form, "nickname").slice(0, ACCOUNT.nicknameMax * 4);
  const issues = checkNickname(nickname);
  if (issues.length > 0) return refused(problemsOf(issues, lang), { nickname });
  const { problem } = await attempt(api.account.updateProfile({ nickname }));
  return problem
    ? refused([{ ...problem, field: "nickname" }], { nickname })
    : seeOther("/profile", { type: "success", message: "account.center.saved" });
}

async function erase(form: FormData, { api, account }: ActionFunctionArgs["context"]) {
  const email = textOf(form, "email").slice(0, 300);
  const password = textOf(form, "password").slice(0, ACCOUNT.passwordMax);
  const { problem } = await attempt(api.account.deleteAccount({ email, password }));
  if (problem) return refused([{ ...problem, field: "email" }], { email });
  account.end();
  return redirect("/register?deleted=1", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return textOf(form, "intent") === "erase" ? erase(form, context) : rename(form, context);
}
