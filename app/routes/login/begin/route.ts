import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { challengeOf } from "../../../account/pkce.ts";
import { callbackUrl, isProvider } from "../../../account/providers.ts";
import { safePath } from "../../../http/back.ts";
import { attempt } from "../../../http/problem.ts";

/** Sends the browser to a provider's own page, with a question that only this browser can bring the answer to. */
export async function loader({ request, params: { provider }, context: { api, account } }: LoaderFunctionArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  if (!isProvider(provider) || provider === "shopify") throw redirect("/login", 302);
  const question = account.ask({ back: safePath(query.get("back"), origin), team: (query.get("teamInviteCode") ?? "").slice(0, 100) });
  const redirect_uri = callbackUrl(request, provider);
  const { state, nonce, verifier } = question;
  const asked =
    provider === "google"
      ? api.account.beginGoogle({ state, nonce, code_challenge: await challengeOf(verifier), redirect_uri })
      : api.account.beginFacebook({ state, redirect_uri });
  const { value, problem } = await attempt(asked);
  return redirect(value?.url ?? `/login?problem=${problem?.code ?? ""}&with=${provider}`, 302);
}
