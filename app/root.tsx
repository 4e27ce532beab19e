import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, useRouteLoaderData } from "@remix-run/react";
import { useMemo, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { bootScript } from "./http/boot-script.ts";
import { useNonce } from "./http/nonce.ts";
import { createI18n } from "./i18n/instance.ts";
import styles from "./styles/app.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context: { lang, api } }: LoaderFunctionArgs) {
  return { lang, user: await api.account.userInfo({}) };
}

export function Layout({ children }: { children: ReactNode }) {
  const lang = useRouteLoaderData<typeof loader>("root")?.lang ?? "en";
  const i18n = useMemo(() => createI18n(lang), [lang]);
  return (
    <html lang={lang === "zh" ? "zh-CN" : "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <script type="module" async nonce={useNonce()} src={bootScript.url} />
      </head>
      <body>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
