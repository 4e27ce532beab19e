import { redirect, type ActionFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";

export async function action({ request, context: { api, lang } }: ActionFunctionArgs) {
  const form = await request.formData();
  const draft = await api.drafts.create({ app_id: 104, url: String(form.get("url") ?? ""), language: lang });
  return redirect(`/link-to-video/product-details?draft=${draft.id}`, 303);
}

export default function PasteLink() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t("app.tagline")}</h1>
      <form method="post">
        <input name="url" type="text" inputMode="url" required />
        <button type="submit">Go</button>
      </form>
    </main>
  );
}
