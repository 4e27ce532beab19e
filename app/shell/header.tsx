import { useTranslation } from "react-i18next";
import type { UserInfo } from "../../trpc/contract/account.ts";
import type { Theme } from "../http/preference.ts";
import { Icon } from "./icon.tsx";
import { Mark } from "./mark.tsx";
import { LanguageSwitch, ThemeSwitch } from "./switches.tsx";

interface HeaderProps {
  lang: "en" | "zh";
  theme: Theme;
  credits: UserInfo["credits"] | null;
}

export function Header({ lang, theme, credits }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="bar">
      <button type="button" className="quietbtn only-phone -ml-2" popovertarget="menu" aria-label={t("shell.menu")}>
        <Icon name="menu" />
      </button>
      <a href="/home" className="only-phone quietbtn text-base-content" aria-label={t("shell.name")}>
        <Mark size={24} />
      </a>
      <div className="ml-auto flex items-center">
        {credits && (
          <a href="/vip-price" className="num quietbtn text-small" title={credits.reserved > 0 ? t("shell.held", { held: credits.reserved }) : undefined}>
            {t("shell.credits", { count: credits.available })}
          </a>
        )}
        <LanguageSwitch lang={lang} />
        <ThemeSwitch theme={theme} />
      </div>
    </header>
  );
}
