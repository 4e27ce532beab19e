import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { UserInfo } from "../../trpc/contract/account.ts";
import type { Theme } from "../http/preference.ts";
import type { Toast } from "../http/toast.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Kept } from "../ui/kept.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { Header } from "./header.tsx";
import { menuPlace, Sidebar } from "./sidebar.tsx";

interface ShellProps {
  toasts: readonly Toast[];
  headerHidden: boolean;
  theme: Theme;
  user: UserInfo | null;
  children: ReactNode;
  /** After the page: what waits for an answer. */
  foot?: ReactNode;
}

/** What stands around every page. */
export function Shell({ children, toasts, headerHidden, foot, ...header }: ShellProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className="frame">
      <a href="#page" className="skip">
        {t("shell.skip")}
      </a>
      <Kept of={Sidebar} with={{ place: menuPlace(pathname) }} />
      {!headerHidden && <Header {...header} />}
      {toasts.length === 0 ? <Kept of={Toasts} with={{ list: [] }} /> : <Toasts list={toasts} />}
      <main id="page" className="page" tabIndex={-1}>
        {children}
      </main>
      {foot}
    </div>
  );
}
