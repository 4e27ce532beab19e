import { data, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Links, Outlet, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { codeOf } from "../trpc/contract/rules/errors.ts";
import { FLASH_SAID, readFlash } from "./http/flash.ts";
import { bootScript } from "./http/boot-script.ts";
import { useNonce } from "./http/nonce.ts";
import { readTheme } from "./http/preference.ts";
import { attempt } from "./http/problem.ts";
import { i18nOf } from "./i18n/instance.ts";
import { routeOf } from "./route-table.ts";
import { RouteFailure } from "./shell/failure.tsx";
import { Shell } from "./shell/shell.tsx";
import icon from "./styles/icon.svg?url";
import styles from "./styles/app.css?url";

const THEMES = { light: "paper", dark: "graphite", system: undefined } as const;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: icon, type: "image/svg+xml" },
];

export async function loader({ request, context: { lang, api, endSession } }: LoaderFunctionArgs) {
  const { value: user, problem } = await attempt(api.account.userInfo({}));
  // A session that has ended (spec §8, -202) gives way to a new guest.
  if (problem?.code === codeOf("auth.loginRequired") && /(?:^|;\s*)token=/.test(request.headers.get("cookie") ?? "")) {
    throw redirect(request.url, { headers: { "set-cookie": endSession } });
  }
  const { toasts, said } = readFlash(request);
  return data({ lang, user, theme: readTheme(request), toasts }, said ? { headers: { "set-cookie": FLASH_SAID } } : {});
}

const useRoot = () => useRouteLoaderData<typeof loader>("root") ?? { lang: "en", user: null, theme: "system", toasts: [] } as const;

export function Layout({ children }: { children: ReactNode }) {
  const { lang, user, theme, toasts } = useRoot();
  const { pathname } = useLocation();
  const i18n = i18nOf(lang);
  const { t } = i18n;
  const words = routeOf(pathname)?.tdk;
  return (
    <html lang={lang === "zh" ? "zh-CN" : "en"} data-theme={THEMES[theme]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words ? `${t(`pages.${words}.title`)} · ${t("shell.name")}` : t("shell.name")}</title>
        <meta name="description" content={t(`pages.${words ?? "linkToVideo"}.description`)} />
        <meta name="color-scheme" content="light dark" />
        {/* Inline: a transition whose opt-in comes later than the first style is given up, loudly. */}
        <style>{"@view-transition{navigation:auto}"}</style>
        <Links />
        <script type="module" async nonce={useNonce()} src={bootScript.url} />
      </head>
      <body>
        <I18nextProvider i18n={i18n}>
          <Shell lang={lang} theme={theme} credits={user?.credits ?? null} toasts={toasts}>
            {children}
          </Shell>
        </I18nextProvider>
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export { RouteFailure as ErrorBoundary };
