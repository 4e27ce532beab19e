import { useTranslation } from "../i18n/use-translation.tsx";
import { AccountEntry } from "./account-entry.tsx";
import { Mark } from "./mark.tsx";
import { DrawerButton } from "./sidebar.tsx";
import { LanguageSwitch, ThemeSwitch } from "./switches.tsx";
import type { Visit } from "./load-visit.ts";
import { useVisit } from "./visit.ts";

/** What a payment in another tab changes in place (behaviours/paid/refetch). */
function Credits({ credits }: Pick<Visit, "credits">) {
  const { t } = useTranslation();
  if (!credits) return null;
  const { available, reserved } = credits;
  return (
    <a href="/vip-price" className="num quietbtn text-small" title={reserved > 0 ? t("shell.held", { held: reserved }) : undefined}>
      {t("shell.credits", { count: available })}
    </a>
  );
}

/** The header beside the side bar: a phone opens that from here, and goes home. */
export function Header() {
  const { t } = useTranslation();
  const { theme, user, credits } = useVisit();
  return (
    <header className="bar">
      <DrawerButton />
      <a href="/home" className="only-phone quietbtn text-base-content" aria-label={t("shell.name")}>
        <Mark size={24} />
      </a>
      <div className="ml-auto flex items-center">
        <div data-paid="user">
          <Credits credits={credits} />
        </div>
        <LanguageSwitch />
        <ThemeSwitch theme={theme} />
        <AccountEntry user={user} />
      </div>
    </header>
  );
}
