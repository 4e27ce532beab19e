import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { errorOf, messageText } from "../../trpc/contract/rules/errors.ts";
import { safePath } from "../http/back.ts";
import { attempt, type Problem } from "../http/problem.ts";
import { signedIn } from "./guard.ts";
import { isProvider, PROVIDER_KEYS, PROVIDERS } from "./providers.ts";

const NO_WAYS = { google_client_id: null, facebook_app_id: null, shopify: false, mail: false, code_on_page: false };

/** What a provider's answer came to, as /login/with/:provider/callback wrote it into the address: our own words for it. */
function problemIn(query: URLSearchParams, lang: "en" | "zh"): Problem[] {
  const code = Number(query.get("problem") ?? Number.NaN);
  const provider = query.get("with") ?? undefined;
  const { key } = errorOf(code);
  if (!isProvider(provider) || !key.startsWith("auth.")) return [];
  const name = PROVIDERS[provider];
  return [{ text: messageText(key, lang, { provider: name, what: name, key: PROVIDER_KEYS[provider] }) }];
}

/** Spec §2: a logged-in non-guest who visits Login or Register goes to the start, or to the partner through the partner-share call. */
async function sendOn({ context }: LoaderFunctionArgs): Promise<void> {
  if (!(await signedIn(context))) return;
  const partner = context.account.partner();
  const { value } = partner ? await attempt(context.api.account.partnerShare({ openPartner: partner })) : { value: null };
  if (value) context.account.forgetPartner();
  throw redirect(value?.url ?? "/", 302);
}

/** What Login and Register show. */
export async function loadSignIn(args: LoaderFunctionArgs) {
  await sendOn(args);
  const { request, context } = args;
  const { searchParams: query, origin, pathname } = new URL(request.url);
  const { value: ways } = await attempt(context.api.account.signInMethods({}));
  return {
    register: pathname.startsWith("/register"),
    reset: query.get("step") === "reset",
    back: query.has("back") ? safePath(query.get("back"), origin) : "",
    team: (query.get("teamInviteCode") ?? "").slice(0, 100),
    ended: query.get("ended") === "1",
    deleted: query.get("deleted") === "1",
    ways: ways ?? NO_WAYS,
    problems: problemIn(query, context.lang),
  };
}
export type SignInData = Awaited<ReturnType<typeof loadSignIn>>;
