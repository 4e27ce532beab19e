import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/cloudflare";
import { ACCOUNT, checkAgreement, checkCode, checkEmail, checkPassword, type CodePurpose } from "../../trpc/contract/rules/account.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import type { MessageKey } from "../../locales/index.ts";
import type { RuleIssue } from "../../trpc/contract/rules/issue.ts";
import { safePath } from "../http/back.ts";
import { readForm, textOf } from "../http/form.ts";
import { attempt, type Problem, problemsOf } from "../http/problem.ts";
import { enter } from "./enter.ts";
import { signedIn } from "./guard.ts";

/** What the page shows after a form was sent. Passwords are never sent back. */
export interface SignInState {
  step: "start" | "code";
  email: string;
  /** The code as it was typed. */
  code: string;
  codeOnPage: string | null;
  agreed: boolean;
  problems: Problem[];
}

interface Typed {
  email: string;
  password: string;
  code: string;
  agreement: boolean;
  purpose: CodePurpose;
  wish: { back: string; team: string };
}

/** Beside which field a refusal of the upstream belongs. */
const FIELDS: [MessageKey, string][] = [
  ["auth.wrongCode", "code"],
  ["auth.passwordTooShort", "password"],
  ["auth.emailFormat", "email"],
  ["auth.emailInUse", "email"],
  ["auth.agreementRequired", "agreement"],
];
const placed = (problem: Problem): Problem => ({ ...problem, field: FIELDS.find(([key]) => codeOf(key) === problem.code)?.[1] });

const read = (form: FormData, request: Request): Typed => ({
  email: textOf(form, "email")
    .slice(0, ACCOUNT.emailMax + 10)
    .trim(),
  password: textOf(form, "password").slice(0, ACCOUNT.passwordMax),
  code: textOf(form, "code").trim().slice(0, 20),
  agreement: form.get("agreement") === "on",
  purpose: textOf(form, "purpose") === "reset" ? "reset" : "register",
  wish: { back: safePath(textOf(form, "back"), new URL(request.url).origin), team: textOf(form, "teamInviteCode").slice(0, 100) },
});

const again = (step: SignInState["step"], { email, code, agreement }: Typed, problems: Problem[]) =>
  data({ step, email, code, codeOnPage: null, agreed: agreement, problems } satisfies SignInState, { status: 422 });

const broken = (step: SignInState["step"], typed: Typed, issues: RuleIssue[], { lang }: AppLoadContext) =>
  issues.length > 0 ? again(step, typed, problemsOf(issues, lang)) : null;

async function sendCode(typed: Typed, context: AppLoadContext) {
  const { email, purpose } = typed;
  const wrong = broken("start", typed, checkEmail(email), context);
  if (wrong) return wrong;
  const { value: sent, problem } = await attempt(context.api.account.getVCode({ email, purpose }));
  if (problem) return again("start", typed, [placed(problem)]);
  return data({ step: "code", email, code: "", codeOnPage: sent.code_on_page, agreed: false, problems: [] } satisfies SignInState);
}

async function logIn(typed: Typed, context: AppLoadContext) {
  const { email, password, wish } = typed;
  const wrong = broken("start", typed, [...checkEmail(email), ...(password === "" ? checkPassword(password) : [])], context);
  if (wrong) return wrong;
  const { value: opened, problem } = await attempt(context.api.account.login({ email, password }));
  return problem ? again("start", typed, [placed(problem)]) : enter(context, opened, wish);
}

async function register(typed: Typed, context: AppLoadContext) {
  const { email, password, code, agreement, wish } = typed;
  const wrong = broken(
    "code",
    typed,
    [...checkEmail(email), ...checkCode(code), ...checkPassword(password), ...checkAgreement(agreement)],
    context,
  );
  if (wrong) return wrong;
  const { account: calls } = context.api;
  const filled = { ...context.account.attribution, email, password, code, agreement };
  const { value: guest } = await attempt(calls.userInfo({}));
  const isGuest = guest !== null && !(await signedIn(context));
  const { value: opened, problem } = await attempt(isGuest ? calls.perfectRegister(filled) : calls.registerByCode(filled));
  return problem ? again("code", typed, [placed(problem)]) : enter(context, opened, wish);
}

async function reset(typed: Typed, context: AppLoadContext) {
  const { email, password, code, wish } = typed;
  const wrong = broken("code", typed, [...checkEmail(email), ...checkCode(code), ...checkPassword(password)], context);
  if (wrong) return wrong;
  const { value: opened, problem } = await attempt(context.api.account.resetPwdByCode({ email, password, code }));
  return problem ? again("code", typed, [placed(problem)]) : enter(context, opened, wish);
}

const INTENTS = { login: logIn, code: sendCode, register, reset };

/** What every form of Login and Register does. */
export async function actSignIn({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const act = Object.hasOwn(INTENTS, intent) ? INTENTS[intent as keyof typeof INTENTS] : logIn;
  return act(read(form, request), context);
}
