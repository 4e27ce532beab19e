import { useLocation } from "@remix-run/react";
import type { UserInfo } from "../../trpc/contract/account.ts";
import { isGuest } from "../../trpc/contract/rules/user-types.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** One or two letters of a name or an address. */
const initialsOf = ({ nickname, email }: UserInfo): string => {
  const words = (nickname || email.split("@")[0] || "?").split(/[\s._-]+/).filter(Boolean);
  const letters = words.slice(0, /\p{Script=Han}/u.test(words[0] ?? "") ? 1 : 2).map((word) => Array.from(word)[0] ?? "");
  return letters.join("").toUpperCase();
};

function LoginLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const away = /^\/(?:login|register|logout|welcome)/.test(pathname) || pathname === "/home";
  const href = away ? "/login" : `/login?back=${encodeURIComponent(pathname + search)}`;
  return (
    <a className="quietbtn text-base-content" href={href}>
      {t("account.header.login")}
    </a>
  );
}

/** The way in for guests; for all others a menu under their initials, which opens without a script. */
export function AccountEntry({ user }: { user: UserInfo | null }) {
  const { t } = useTranslation();
  if (!user || isGuest(user)) return <LoginLink />;
  const initials = initialsOf(user);
  return (
    <details className="pick">
      <summary className="quietbtn" aria-label={`${t("account.header.menu")} ${initials}`}>
        <span className="initials">{initials}</span>
      </summary>
      <div className="absolute right-0 z-10 grid w-64 border hair bg-base-100 p-2">
        <p className="hint truncate px-2.5 py-2">{t("account.header.signedInAs", { name: user.nickname || user.email })}</p>
        <a className="quietbtn justify-start" href="/profile">
          {t("account.header.center")}
        </a>
        <form method="post" action="/logout" className="grid">
          <button className="quietbtn justify-start">{t("account.header.logout")}</button>
        </form>
      </div>
    </details>
  );
}
