import { Outlet, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { factsOf } from "../locales/index.ts";
import { Measure } from "./consent/measure.tsx";
import { ThirdPartyScripts } from "./consent/third-party-scripts.tsx";
import { bootScript } from "./http/boot-script.ts";
import { useNonce } from "./http/nonce.ts";
import { useTranslation } from "./i18n/use-translation.tsx";
import { routeOf } from "./route-table.ts";
import { PageHead } from "./shell/head.tsx";
import { OneTap } from "./shell/one-tap.tsx";
import { QuietTransitions } from "./shell/quiet-transitions.tsx";
import { Speculation } from "./shell/speculation.tsx";
import { useVisit } from "./shell/visit.ts";

export { loadVisit as loader } from "./shell/load-visit.ts";
/** Where the visitor could not be loaded, there is no layout either: the failure brings one. */
export { ErrorBoundary } from "./layouts/with-sidebar.tsx";

const THEMES = { light: "paper", dark: "graphite", system: undefined } as const;

/** The document. What stands around the page in it is the layout's of its route (app/layouts). */
export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useTranslation();
  const { user, oneTap, theme, origin, version, consent, thirdParties } = useVisit();
  const row = routeOf(useLocation().pathname);
  return (
    <html lang={factsOf(lang).htmlLang} data-theme={THEMES[theme]} data-version={version ?? undefined}>
      <head>
        <QuietTransitions />
        <PageHead path={row?.path} origin={origin} />
        <Speculation />
        <script type="module" async nonce={useNonce()} src={bootScript.url} />
      </head>
      <body data-page={row?.name || undefined} data-feature={row?.featureName}>
        {children}
        <OneTap client={oneTap} />
        {consent.agreed && <ThirdPartyScripts parties={thirdParties} />}
        {consent.measured && <Measure userId={user?.userId ?? ""} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
