import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConsentBar } from "../consent/bar.tsx";
import { useTranslation } from "../i18n/use-translation.tsx";
import { NewRelease } from "../notice/release-notice.tsx";
import { Unreachable } from "../notice/unreachable.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { useVisit } from "./visit.ts";

interface ShellProps {
  layout: "sidebar" | "bare";
  header: ReactNode;
  sidebar?: ReactNode;
  children: ReactNode;
}

/** What stands around every page, whatever its layout. */
export function Shell({ layout, header, sidebar, children }: ShellProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { toasts, notice, reachable, consent } = useVisit();
  return (
    <div className="frame" data-layout={layout}>
      <a href="#page" className="skip">
        {t("shell.skip")}
      </a>
      {sidebar}
      {header}
      <Toasts list={toasts} />
      <main id="page" className="page" tabIndex={-1}>
        {!reachable && <Unreachable />}
        {notice && <NewRelease notice={notice} />}
        {children}
      </main>
      {consent.asked && pathname !== "/privacy" && <ConsentBar />}
    </div>
  );
}
