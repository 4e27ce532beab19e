import { data } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t("notFound.title")}</h1>
      <a href="/">{t("notFound.home")}</a>
    </main>
  );
}
