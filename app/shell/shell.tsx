import type { ReactNode } from "react";
import type { UserInfo } from "../../trpc/contract/account.ts";
import type { Theme } from "../http/preference.ts";
import type { Toast } from "../http/toast.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";

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
  return (
    <div className="frame">
      <a href="#page" className="skip">{t("shell.skip")}</a>
      <Sidebar />
      {!headerHidden && <Header {...header} />}
      <Toasts list={toasts} />
      <main id="page" className="page" tabIndex={-1}>
        {children}
      </main>
      {foot}
    </div>
  );
}
