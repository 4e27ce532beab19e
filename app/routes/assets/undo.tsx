import type { Address } from "../../assets/address.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** Says what was just deleted, and brings it back. */
export function Undo({ address: { undo, count } }: { address: Address }) {
  const { t } = useTranslation();
  if (!undo) return null;
  return (
    <form method="post" className="note" role="status">
      <input type="hidden" name="removed_at" value={undo} />
      <span className="flex flex-wrap items-center justify-between gap-4">
        <span>{t("assets.removed", { count })}</span>
        <button className="btn btn-plain" name="intent" value="restore">
          {t("assets.undo")}
        </button>
      </span>
    </form>
  );
}
