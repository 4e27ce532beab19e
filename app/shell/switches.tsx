import { useLocation } from "@remix-run/react";
import { factsOf, LANGUAGES } from "../../locales/index.ts";
import { PREFERENCES, type Theme } from "../http/preference.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Icon } from "./icon.tsx";

function Back() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="back" value={pathname + search} />;
}

/** To another language, by a form; a few lines of script mirror it in local storage (spec §1). */
export function LanguageSwitch() {
  const { lang } = useTranslation();
  return (
    <form method="post" action="/language">
      <Back />
      {LANGUAGES.filter((one) => one !== lang).map((one) => (
        <button key={one} className="quietbtn" name="lang" value={one} lang={factsOf(one).htmlLang}>
          {factsOf(one).name}
        </button>
      ))}
    </form>
  );
}

export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { t } = useTranslation();
  return (
    <details className="pick">
      <summary className="quietbtn" aria-label={t("shell.theme")}>
        <Icon name="theme" />
      </summary>
      <form method="post" action="/theme" className="absolute right-0 z-10 grid w-48 border hair bg-base-100 p-2">
        <Back />
        {PREFERENCES.theme.map((one) => (
          <button
            key={one}
            name="theme"
            value={one}
            aria-pressed={one === theme}
            className="quietbtn justify-start aria-pressed:font-bold aria-pressed:text-base-content"
          >
            {t(`shell.themes.${one}`)}
          </button>
        ))}
      </form>
    </details>
  );
}
