import type { Folder } from "../../../trpc/contract/library.ts";
import { type Address, REMOVED } from "../../assets/address.ts";
import { FolderOptions } from "../../assets/folder-options.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { BULK } from "./grid.tsx";

/** What is done with the files that are chosen in the grid. */
export function Bulk({ address, folders }: { address: Address; folders: readonly Folder[] }) {
  const { t } = useTranslation();
  if (address.category === REMOVED) {
    return (
      <form id={BULK} method="post" className="actionbar">
        <span className="hint max-sm:sr-only">{t("assets.withSelected")}</span>
        <button className="btn btn-plain" name="intent" value="restore">
          {t("assets.restore")}
        </button>
        <button className="btn btn-plain text-error" name="intent" value="purge">
          {t("assets.purge")}
        </button>
        <button className="btn btn-plain text-error ml-auto" name="intent" value="purge-all">
          {t("assets.purgeAll")}
        </button>
      </form>
    );
  }
  return (
    <form id={BULK} method="post" className="actionbar">
      <span className="hint max-sm:sr-only">{t("assets.withSelected")}</span>
      <label className="sr-only" htmlFor="to">
        {t("assets.moveTo")}
      </label>
      <select id="to" name="to" className="select min-w-0 max-w-56 flex-1">
        <FolderOptions folders={folders} />
      </select>
      <button className="btn btn-plain" name="intent" value="move">
        {t("assets.move")}
      </button>
      <button className="btn btn-plain text-error ml-auto" name="intent" value="remove">
        {t("assets.remove")}
      </button>
    </form>
  );
}
