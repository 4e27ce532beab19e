import type { Folder } from "../../../trpc/contract/library.ts";
import { LIBRARY } from "../../../trpc/contract/rules/library.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

interface NameFormProps {
  title: string;
  intent: "folder" | "rename-folder";
  name: string;
  button: string;
}

function NameForm({ title, intent, name, button }: NameFormProps) {
  const { t } = useTranslation();
  return (
    <details className="pick">
      <summary className="quietbtn">{title}</summary>
      <form
        method="post"
        className="absolute right-0 z-10 grid w-72 gap-3 border hair bg-base-100 p-4 max-sm:fixed max-sm:inset-x-4 max-sm:top-1/4 max-sm:w-auto"
      >
        <label className="grid gap-1">
          <span className="label-text">{t("assets.folderName")}</span>
          <input className="input" name="name" defaultValue={name} maxLength={LIBRARY.folderName} required autoComplete="off" />
        </label>
        <button className="btn btn-plain" name="intent" value={intent}>
          {button}
        </button>
      </form>
    </details>
  );
}

/** A new folder here, and another name for the one that is open. */
export function FolderForms({ open }: { open: Folder | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      <NameForm title={t("assets.newFolder")} intent="folder" name="" button={t("assets.create")} />
      {open && <NameForm title={t("assets.renameFolder")} intent="rename-folder" name={open.name} button={t("assets.save")} />}
    </div>
  );
}
