import { useLocation } from "@remix-run/react";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Yes and no, of one size and one colour: a form, so that it works without a script. */
export function ConsentChoices() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/consent" className="grid grid-cols-2 gap-3">
      <input type="hidden" name="back" value={pathname + search} />
      <button className="btn btn-plain" name="consent" value="yes">
        {t("consent.yes")}
      </button>
      <button className="btn btn-plain" name="consent" value="no">
        {t("consent.no")}
      </button>
    </form>
  );
}
