import type { Folder } from "../../trpc/contract/library.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface Line {
  folder: Folder;
  depth: number;
}

const linesOf = (folders: readonly Folder[], parent = "", depth = 1): Line[] =>
  folders.flatMap((folder) => (folder.parent_id === parent ? [{ folder, depth }, ...linesOf(folders, folder.id, depth + 1)] : []));

/** Every folder as a choice, each below the one that it lies in. */
export function FolderOptions({ folders }: { folders: readonly Folder[] }) {
  const { t } = useTranslation();
  return (
    <>
      <option value="">{t("assets.root")}</option>
      {linesOf(folders).map(({ folder, depth }) => (
        <option key={folder.id} value={folder.id}>
          {`${"\u2003".repeat(depth)}${folder.name}`}
        </option>
      ))}
    </>
  );
}
