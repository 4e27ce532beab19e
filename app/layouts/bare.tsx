import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { RouteFailure } from "../shell/failure.tsx";
import { Mark } from "../shell/mark.tsx";
import { Shell } from "../shell/shell.tsx";
import { LanguageSwitch, ThemeSwitch } from "../shell/switches.tsx";
import { useVisit } from "../shell/visit.ts";

function BareHeader() {
  const { t } = useTranslation();
  const { theme } = useVisit();
  return (
    <header className="bar">
      <a href="/home" className="wordmark -ml-3">
        <Mark />
        {t("shell.name")}
      </a>
      <div className="ml-auto flex items-center">
        <LanguageSwitch />
        <ThemeSwitch theme={theme} />
      </div>
    </header>
  );
}

const BareShell = ({ children }: { children: ReactNode }) => (
  <Shell layout="bare" header={<BareHeader />}>
    {children}
  </Shell>
);

/** Pages with one thing to do, and no menu beside it: signing in (spec §2). */
export default function Bare() {
  return (
    <BareShell>
      <Outlet />
    </BareShell>
  );
}

export function ErrorBoundary() {
  return (
    <BareShell>
      <RouteFailure />
    </BareShell>
  );
}
