import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Language } from "../../locales/index.ts";
import { safePath } from "../http/back.ts";
import { attempt, type Problem } from "../http/problem.ts";
import { signedIn } from "./guard.ts";
import { isProvider } from "./providers.ts";
import { signInProblem } from "./sign-in-failure.ts";

const NO_WAYS = { google_client_id: null, facebook_app_id: null, shopify: false, mail: false, code_on_page: false };

/** What a provider's answer came to, as /login/with/:provider/callback wrote it into the address: our own words for it. */
function problemIn(query: URLSearchParams, lang: Language): Problem[] {
  const provider = query.get("with") ?? undefined;
  if (!query.has("problem") || !isProvider(provider)) return [];
  const problem = signInProblem(Number(query.get("problem")), provider, lang);
  return problem ? [problem] : [];
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
