import { useTranslation } from "../i18n/use-translation.tsx";

/** What somebody without an account sees of the pages of the API. */
export function SignIn({ back }: { back: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t("api.signIn")}</p>
      <a className="btn btn-primary" href={`/login?back=${encodeURIComponent(back)}`}>
        {t("api.signInGo")}
      </a>
    </div>
  );
}
