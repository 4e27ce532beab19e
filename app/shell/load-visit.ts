import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { UserInfo } from "../../trpc/contract/account.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { upgradePercent, veoOfferOf } from "../../trpc/contract/rules/flash.ts";
import { opensApp } from "../../trpc/contract/rules/access.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { isGuest } from "../../trpc/contract/rules/user-types.ts";
import type { Api } from "../../trpc/router.ts";
import { type Consent, consentOf } from "../consent/visitor.ts";
import { FLASH_SAID } from "../http/flash.ts";
import { mayOpen } from "../http/permission.ts";
import { readTheme, type Theme } from "../http/preference.ts";
import { attempt, needsLogin } from "../http/problem.ts";
import { readFlash } from "../http/read-flash.ts";
import type { Toast } from "../http/toast.ts";
import { showsOwnTask } from "./own-task.ts";
import { readNotice } from "../notice/read-notice.ts";
import type { ThirdParties } from "../consent/third-parties.ts";
import { routeOf } from "../route-table.ts";
import type { DiscountName } from "../route-table/row.ts";

/** What every page knows of its visitor (the data of the root route). */
export interface Visit {
  user: UserInfo | null;
  /** Of the user, or what a newcomer begins with; null where it is not known. */
  credits: UserInfo["credits"] | null;
  /** Google's client id where its prompt is shown; else empty. */
  oneTap: string;
  theme: Theme;
  toasts: Toast[];
  origin: string;
  version: string | null;
  notice: Awaited<ReturnType<typeof readNotice>>;
  reachable: boolean;
  consent: Consent;
  thirdParties: ThirdParties;
  /** Percent off now, at the menu's entries that are marked by it (spec §2: Veo3, Upgrade); 0: none. */
  discounts: Record<DiscountName, number>;
  /** Apps that the visitor cannot use here now: they do not work on this installation, or their plan does not open them. */
  closedApps: number[];
  /** Those of them that a plan opens. */
  lockedApps: number[];
}

/** The visitor: a user, or a newcomer, who is a guest as soon as they begin something (decision 035); and what kept us from knowing. */
async function whoIsThere(api: Api) {
  const { value: user, problem } = await attempt(api.account.userInfo({}));
  if (!problem || !needsLogin(problem)) return { user, newcomer: false, problem, permission: user?.app_permission };
  // A newcomer's page asks the upstream for nothing else: whether it is there is asked by its smallest call.
  const { value, problem: away } = await attempt(api.public.ip({}));
  return { user: null, newcomer: true, problem: away, permission: value?.app_permission };
}

/** The offers that run now, from the prices that are cached; none where there are none. */
async function runningDiscounts(api: Api): Promise<Visit["discounts"]> {
  const { value } = await attempt(api.plans.pricing({}));
  if (!value) return { veo3: 0, upgrade: 0 };
  const { offers } = value.pricing;
  return { veo3: veoOfferOf(offers, Date.now())?.percent ?? 0, upgrade: upgradePercent(offers, Date.now()) };
}

/** What cannot be used: by what the upstream says of its apps (an answer that is cached), and by the visitor's permission. */
async function closedApps(api: Api, permission: Promise<readonly number[] | undefined>): Promise<Pick<Visit, "closedApps" | "lockedApps">> {
  const [{ value }, opens] = await Promise.all([attempt(api.apps.list({})), permission]);
  const closed = (value?.list ?? []).filter(({ app_id, available }) => !available || !opensApp(app_id, opens));
  const idsOf = (list: typeof closed): number[] => list.map(({ app_id }) => app_id);
  return { closedApps: idsOf(closed), lockedApps: idsOf(closed.filter(({ available }) => available)) };
}

/** The loader of the root: who is there, and what is to be said to them. */
export async function loadVisit({ request, context }: LoaderFunctionArgs) {
  const { api, account, version } = context;
  const who = whoIsThere(api);
  const [{ user, newcomer, problem, permission }, notice, discounts, closed] = await Promise.all([
    who,
    readNotice(request, context),
    runningDiscounts(api),
    closedApps(
      api,
      who.then((one) => one.permission),
    ),
  ]);
  const url = new URL(request.url);
  const { origin, pathname } = url;
  const row = routeOf(pathname);
  // Who cannot be asked denies nobody: what costs something is checked again by the upstream.
  if (row && !problem && !mayOpen(row, permission) && !(await showsOwnTask(api, url))) throw redirect("/404");
  const oneTap = newcomer || (user && isGuest(user)) ? account.oneTapClient() : "";
  const { toasts, said } = readFlash(request);
  const reachable = context.reachable && problem?.code !== codeOf("system.network");
  const credits = newcomer && !problem ? { available: GUEST_CREDITS, reserved: 0 } : (user?.credits ?? null);
  const consent = consentOf(request, context);
  const visit: Visit = {
    user: user ?? null,
    credits,
    oneTap,
    theme: readTheme(request),
    toasts: [...toasts],
    origin,
    version,
    notice,
    reachable,
    consent,
    thirdParties: context.thirdParties,
    discounts,
    ...closed,
  };
  return data(visit, said ? { headers: { "set-cookie": FLASH_SAID } } : {});
}
