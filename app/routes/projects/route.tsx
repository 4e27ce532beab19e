import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { seeOther } from "../../http/flash.ts";
import { textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { readProjects } from "../../library/queries.ts";
import { Problems } from "../../ui/problems.tsx";
import { ProjectRow } from "./project-row.tsx";

const CURSOR = /^\d{1,15}-[0-9a-z]{1,40}$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("after") ?? "";
  const cursor = CURSOR.test(asked) ? asked : undefined;
  return { ...(await readProjects(context, { cursor })), later: cursor !== undefined };
}

export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const draft_id = textOf(await request.formData(), "delete").slice(0, 40);
  const { problem } = await attempt(api.drafts.delete({ draft_id }));
  return problem ? data({ problems: [problem] }, { status: 422 }) : seeOther("/projects", { type: "success", message: "library.removed" });
}

export default function Projects() {
  const { t } = useTranslation();
  const { projects, next, later } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("library.projectsTitle")}</h1>
        <p className="quiet">{projects.length > 0 ? t("library.projectsLead") : t("library.emptyBody")}</p>
      </header>
      <Problems list={failed?.problems ?? []} />
      {projects.length > 0 ? (
        <ul className="rows">
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ul>
      ) : (
        <p><a className="btn btn-primary" href="/link-to-video">{t("shell.menuNames.linkToVideo")}</a></p>
      )}
      <nav className="flex gap-6" aria-label={t("library.projectsTitle")}>
        {later && <a className="link" href="/projects">{t("library.newest")}</a>}
        {next && <a className="link" href={`/projects?after=${next}`}>{t("library.older")}</a>}
      </nav>
    </div>
  );
}
