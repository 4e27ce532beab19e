import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "../../../account/guard.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";

/** Between signing in and a partner: the address that a form leads to is always one of ours. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const partner = context.account.partner();
  if (!partner) throw redirect("/home", 302);
  return { host: new URL(partner).host };
}

export default function GoOn() {
  const { t } = useTranslation();
  const { host } = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="calm">{t("account.partner.title")}</h1>
      <p className="text-lead">{t("account.partner.body", { host })}</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href="/login">
          {t("account.partner.go", { host })}
        </a>
        <a className="btn btn-plain" href="/home">
          {t("account.partner.stay")}
        </a>
      </div>
    </div>
  );
}
