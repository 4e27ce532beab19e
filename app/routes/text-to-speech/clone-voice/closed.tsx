import { listText } from "../../../../locales/list-text.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";

interface ClosedProps {
  /** The keys that would make cloning run. */
  missing: readonly string[];
  /** There are voices already. */
  has: boolean;
}

/** Why there is no form: a key is missing, or a plan, or there are as many voices as there may be. */
export function Closed({ missing, has }: ClosedProps) {
  const { t, lang } = useTranslation();
  if (missing.length > 0) {
    return (
      <p className="note" data-kind="warning">
        {t("tools.clone-voice.needsKey", { key: listText(missing, lang) })}
      </p>
    );
  }
  if (has) return <p className="note">{t("tools.clone-voice.full")}</p>;
  return (
    <p>
      <a className="btn btn-primary" href="/vip-price">
        {t("tools.clone-voice.upgrade")}
      </a>
    </p>
  );
}
