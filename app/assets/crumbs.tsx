import type { Folder } from "../../trpc/contract/library.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface CrumbsProps {
  path: readonly Folder[];
  /** The address of a folder; empty: the top. */
  hrefOf: (folder: string) => string;
}

/** From the top of the library to the folder that is open. */
export function Crumbs({ path, hrefOf }: CrumbsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("picker.path")}>
      <ol className="crumbs">
        <li>{path.length === 0 ? <span aria-current="page">{t("assets.root")}</span> : <a href={hrefOf("")}>{t("assets.root")}</a>}</li>
        {path.map(({ id, name }, at) => (
          <li key={id}>{at === path.length - 1 ? <span aria-current="page">{name}</span> : <a href={hrefOf(id)}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
