import type { UserInfo } from "../../trpc/contract/account.ts";
import type { Theme } from "../http/preference.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { AccountEntry } from "./account-entry.tsx";
import { Mark } from "./mark.tsx";
import { DrawerButton } from "./sidebar.tsx";
import { LanguageSwitch, ThemeSwitch } from "./switches.tsx";

interface HeaderProps {
  theme: Theme;
  user: UserInfo | null;
}

/** What a payment in another tab changes in place (behaviours/paid/refetch). */
function Credits({ user }: Pick<HeaderProps, "user">) {
  const { t } = useTranslation();
  if (!user) return null;
  const { available, reserved } = user.credits;
  return (
    <a href="/vip-price" className="num quietbtn text-small" title={reserved > 0 ? t("shell.held", { held: reserved }) : undefined}>
      {t("shell.credits", { count: available })}
    </a>
  );
}

export function Header({ theme, user }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="bar">
      <DrawerButton />
      <a href="/home" className="only-phone quietbtn text-base-content" aria-label={t("shell.name")}>
        <Mark size={24} />
      </a>
      <div className="ml-auto flex items-center">
        <div data-paid="user">
          <Credits user={user} />
        </div>
        <LanguageSwitch />
        <ThemeSwitch theme={theme} />
        <AccountEntry user={user} />
      </div>
    </header>
  );
}
