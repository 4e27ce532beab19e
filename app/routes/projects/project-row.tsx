import type { ReactNode } from "react";
import { MAX_TITLE } from "../../../trpc/contract/draft.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Thumbnail } from "../../library/thumbnail.tsx";
import type { Project } from "../../library/project.ts";
import { State } from "../../library/state.tsx";
import { WorkLine } from "../../library/work-line.tsx";
import { DateTime } from "../../ui/date-time.tsx";

/** A form in place, below what opens it: no dialog, no script. On a phone it has the row's breadth. */
function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="pick max-sm:static!">
      <summary className="quietbtn">{label}</summary>
      <form method="post" className="absolute right-0 z-10 grid w-72 gap-3 border hair bg-base-100 p-4 max-sm:inset-x-0 max-sm:w-auto">
        {children}
      </form>
    </details>
  );
}

/** Deleting asks once. */
function Remove({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  return (
    <Sheet label={t("library.remove")}>
      <p className="wrap-anywhere">{t("library.removeSure", { name })}</p>
      <button className="btn btn-plain border-error text-error" name="delete" value={id}>
        {t("library.removeYes")}
      </button>
    </Sheet>
  );
}

/** Another name for it. */
function Rename({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  return (
    <Sheet label={t("library.rename")}>
      <label className="grid gap-1">
        <span className="label-text">{t("library.newName")}</span>
        <input className="input" name="title" defaultValue={name} maxLength={MAX_TITLE} autoComplete="off" />
      </label>
      <button className="btn btn-plain" name="rename" value={id}>
        {t("library.renameYes")}
      </button>
    </Sheet>
  );
}

function Duplicate({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  return (
    <form method="post">
      <button className="quietbtn" name="duplicate" value={id} aria-label={t("library.duplicateOf", { name })}>
        {t("library.duplicate")}
      </button>
    </form>
  );
}

/** A failed preview is free to make again; a failed render is asked for where its price stands. */
function Again({ project: { id, href, state, retry } }: { project: Project }) {
  const { t } = useTranslation();
  if (state !== "failed") return null;
  if (!retry)
    return (
      <a className="btn btn-plain" href={href}>
        {t("task.retry")}
      </a>
    );
  return (
    <x-behave name="busy">
      <form method="post">
        <input type="hidden" name="app" value={retry.appId} />
        <button className="btn btn-plain" name="retry" value={id} data-busy={t("editor.starting")}>
          {t("task.retry")}
        </button>
      </form>
    </x-behave>
  );
}

export function ProjectRow({ project, follows, first }: { project: Project; follows: boolean; first: boolean }) {
  const { t } = useTranslation();
  const name = project.name || project.host || t("library.untitled");
  return (
    <li className="relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]">
      <a href={project.href} className="reel block" tabIndex={-1} aria-hidden="true">
        <span className="plate">
          <Thumbnail project={project} first={first} />
        </span>
      </a>
      <div className="grid gap-1">
        <h2 className="text-body wrap-anywhere">
          <a className="hover:underline" href={project.href}>
            {name}
          </a>
        </h2>
        <p className="flex flex-wrap items-center gap-3 text-small quiet">
          <State project={project} />
          <DateTime at={project.updated} />
          {project.name && <span className="break-all">{project.host}</span>}
        </p>
        <WorkLine project={project} follows={follows} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1">
        {project.download && (
          <a className="btn btn-plain" href={project.download}>
            {t("library.download")}
          </a>
        )}
        <Again project={project} />
        <a className="btn btn-plain" href={project.href}>
          {t("library.open")}
        </a>
        <Rename id={project.id} name={name} />
        <Duplicate id={project.id} name={name} />
        <Remove id={project.id} name={name} />
      </div>
    </li>
  );
}
