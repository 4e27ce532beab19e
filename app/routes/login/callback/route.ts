import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Session } from "../../../../trpc/contract/account.ts";
import { codeOf } from "../../../../trpc/contract/rules/errors.ts";
import { enter } from "../../../account/enter.ts";
import { callbackUrl, isProvider, type Provider } from "../../../account/providers.ts";
import { popupResult } from "../../../account/sign-in-failure.ts";
import { attempt } from "../../../http/problem.ts";

interface Answer {
  code: string;
  nonce: string;
  verifier: string;
  state: string;
  redirect_uri: string;
  query: Record<string, string>;
}

function openWith(
  provider: Provider,
  { account: { attribution }, api }: AppLoadContext,
  { code, nonce, verifier, state, redirect_uri, query }: Answer,
): Promise<Session> {
  if (provider === "google") return api.account.googleAuthCode({ ...attribution, code, redirect_uri, nonce, code_verifier: verifier });
  if (provider === "facebook") return api.account.facebookAuthCode({ ...attribution, code, redirect_uri });
  return api.account.shopifyCallback({ ...attribution, query, state });
}

/** Spec §8 Facebook login failure: a session whose user cannot be had is not kept. Answers whether it is. */
async function isKept(provider: Provider, { account, api }: AppLoadContext, opened: Session): Promise<boolean> {
  if (provider !== "facebook") return true;
  account.keep(opened);
  const { problem } = await attempt(api.account.userInfo({}));
  if (problem) account.end();
  return !problem;
}

/** A provider's answer: taken only where this browser asked the question, and once. */
export async function loader({ request, params: { provider }, context }: LoaderFunctionArgs) {
  if (!isProvider(provider)) throw redirect("/login", 302);
  const query = Object.fromEntries(
    [...new URL(request.url).searchParams].slice(0, 30).map(([name, value]) => [name.slice(0, 100), value.slice(0, 2000)]),
  );
  const refused = (code: number | null, back = "") =>
    redirect(`/login?problem=${code ?? ""}&with=${provider}${back && `&back=${encodeURIComponent(back)}`}`, 302);
  const question = context.account.answered(query.state ?? "");
  if (!question) return refused(codeOf("auth.signInRefused"));
  if (!query.code) return refused(popupResult(query.error ?? ""), question.back);
  const answer = {
    code: query.code,
    nonce: question.nonce,
    verifier: question.verifier,
    state: question.state,
    redirect_uri: callbackUrl(request, provider),
    query,
  };
  const { value: opened, problem } = await attempt(openWith(provider, context, answer));
  if (problem) return refused(problem.code ?? null);
  return (await isKept(provider, context, opened)) ? enter(context, opened, question) : refused(codeOf("auth.networkFailed"));
}
