import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { oneOf } from "../../ui/choice.tsx";
import type { SecurityData } from "./queries.ts";

const DEVICES = ["ios", "android", "windows", "mac"] as const;

/** Every browser and script that is signed in, this one first named. */
export function Sessions({ sessions }: Pick<SecurityData, "sessions">) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="border-t hair">
        {sessions.map(({ id, device, created_at, current }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b hair py-1">
            <div className="grid">
              <span className="font-semibold">
                {t(`security.devices.${oneOf(DEVICES, device) ?? "other"}`)}
                {current && ` · ${t("security.thisOne")}`}
              </span>
              <span className="hint">
                {t("security.since")} <DateTime at={created_at} />
              </span>
            </div>
            {!current && (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <button className="btn btn-plain" name="intent" value="end">
                  {t("security.signOut")}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <button className="btn btn-plain" name="intent" value="endOthers">
            {t("security.signOutOthers")}
          </button>
        </form>
      )}
    </>
  );
}
