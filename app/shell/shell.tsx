import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UserInfo } from "../../trpc/contract/account.ts";
import type { Theme } from "../http/preference.ts";
import type { Toast } from "../http/toast.ts";
import { Toasts } from "../ui/toasts.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";

interface ShellProps {
  toasts: readonly Toast[];
  lang: "en" | "zh";
  theme: Theme;
  credits: UserInfo["credits"] | null;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ children, toasts, ...header }: ShellProps) {
  const { t } = useTranslation();
  return (
    <div className="frame">
      <a href="#page" className="skip">{t("shell.skip")}</a>
      <Sidebar />
      <Header {...header} />
      <Toasts list={toasts} />
      <main id="page" className="page" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
