import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { codeOf } from "../trpc/contract/rules/errors.ts";
import { isGuest } from "../trpc/contract/rules/user-types.ts";
import { ConsentBar } from "./consent/bar.tsx";
import { Measure } from "./consent/measure.tsx";
import { type Consent, consentOf } from "./consent/visitor.ts";
import { FLASH_SAID, readFlash } from "./http/flash.ts";
import { bootScript } from "./http/boot-script.ts";
import { useNonce } from "./http/nonce.ts";
import { urlOf } from "./http/per-request.ts";
import { mayOpen } from "./http/permission.ts";
import { readTheme } from "./http/preference.ts";
import { attempt } from "./http/problem.ts";
import { useTranslation } from "./i18n/use-translation.tsx";
import { readNotice } from "./notice/read-notice.ts";
import { NewRelease } from "./notice/release-notice.tsx";
import { Unreachable } from "./notice/unreachable.tsx";
import { routeOf } from "./route-table.ts";
import { OneTap } from "./shell/one-tap.tsx";
import { RouteFailure } from "./shell/failure.tsx";
import { PageHead } from "./shell/head.tsx";
import { Shell } from "./shell/shell.tsx";
import { Speculation } from "./shell/speculation.tsx";
import { Kept } from "./ui/kept.tsx";

const THEMES = { light: "paper", dark: "graphite", system: undefined } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, account, version } = context;
  const [{ value: user, problem }, notice] = await Promise.all([attempt(api.account.userInfo({})), readNotice(request, context)]);
  const { origin, pathname } = urlOf(request);
  const row = routeOf(pathname);
  if (row && !mayOpen(row, user?.app_permission)) throw redirect("/404");
  const oneTap = user && isGuest(user) ? account.oneTapClient() : "";
  const { toasts, said } = readFlash(request);
  const reachable = context.reachable && problem?.code !== codeOf("system.network");
  const shown = {
    user,
    oneTap,
    theme: readTheme(request),
    toasts,
    origin,
    version,
    notice,
    reachable,
    consent: consentOf(request, context),
  };
  return data(shown, said ? { headers: { "set-cookie": FLASH_SAID } } : {});
}

const NOT_ASKED: Consent = { asked: false, measured: false, gpc: false };
const NOTHING = {
  user: null,
  oneTap: "",
  theme: "system",
  toasts: [],
  origin: "",
  version: null,
  notice: null,
  reachable: true,
  consent: NOT_ASKED,
} as const;

const useRoot = () => useRouteLoaderData<typeof loader>("root") ?? NOTHING;

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useTranslation();
  const { user, oneTap, theme, toasts, origin, version, notice, reachable, consent } = useRoot();
  const { pathname } = useLocation();
  const row = routeOf(pathname);
  return (
    <html lang={lang === "zh" ? "zh-CN" : "en"} data-theme={THEMES[theme]} data-version={version ?? undefined}>
      <head>
        <Kept of={PageHead} with={{ path: row?.path, origin }} />
        <Speculation />
        <script type="module" async nonce={useNonce()} src={bootScript.url} />
      </head>
      <body data-page={row?.name || undefined} data-feature={row?.featureName}>
        <Shell
          theme={theme}
          user={user}
          toasts={toasts}
          headerHidden={row?.headerHidden ?? false}
          foot={consent.asked && pathname !== "/privacy" && <ConsentBar />}
        >
          {!reachable && <Unreachable />}
          {notice && <NewRelease notice={notice} />}
          {children}
        </Shell>
        <OneTap client={oneTap} />
        {consent.measured && <Measure userId={user?.userId ?? ""} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export { RouteFailure as ErrorBoundary };
