import type { Movement } from "../../../trpc/contract/account/center.ts";
import { useGrouped } from "../../i18n/use-grouped.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { movementText } from "../../payment/movement-text.ts";
import { DateTime } from "../../ui/date-time.tsx";
import type { CenterData } from "./queries.ts";

function Amount({ entry: { amount, held, returned } }: { entry: Movement }) {
  const { t } = useTranslation();
  const number = useGrouped();
  if (held > 0) return t("account.center.isHeld", { held });
  if (returned) return t("account.center.returned");
  return amount > 0 ? `+${number(amount)}` : `−${number(Math.abs(amount))}`.replace(/^−0$/, "0");
}

/** The ledger, a line for each thing that moved credits. */
export function Receipts({ data: { history, later } }: { data: Pick<CenterData, "history" | "later"> }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <h3>{t("account.center.receipts")}</h3>
      <p className="hint max-w-prose">{t("account.center.receiptsHint")}</p>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t("account.center.what")}</th>
            <th scope="col">{t("account.center.date")}</th>
            <th scope="col">{t("account.center.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {history.list.map((entry) => (
            <tr key={entry.id}>
              <td className="wrap-anywhere">{movementText(t, entry)}</td>
              <td className="quiet">
                <DateTime at={entry.created_at} />
              </td>
              <td className="num">
                <Amount entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex gap-6">
        {later && (
          <a className="link inline-flex min-h-11 items-center" href="/profile">
            {t("account.center.newest")}
          </a>
        )}
        {history.next && (
          <a className="link inline-flex min-h-11 items-center" href={`/profile?after=${history.next}`}>
            {t("account.center.older")}
          </a>
        )}
      </p>
    </div>
  );
}
