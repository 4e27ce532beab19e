import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DonePage, loadDone } from "../../payment/done.tsx";

export const loader = loadDone;

export default function Completed() {
  const { t } = useTranslation();
  return <DonePage data={useLoaderData<typeof loader>()} title={t("payment.done.completed")} />;
}
