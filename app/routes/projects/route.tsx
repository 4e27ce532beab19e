import { type ActionFunctionArgs, type AppLoadContext, data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_TITLE } from "../../../trpc/contract/draft.ts";
import { cursor as cursorShape } from "../../../trpc/contract/cursor.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { runsScripts } from "../../http/preference.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { samplePage } from "../../http/sample-page.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { readProjects } from "../../library/queries.ts";
import { Problems } from "../../ui/problems.tsx";
import { filmStrip } from "../../ui/film-strip.ts";
import { LinkForm } from "../link-to-video/link-form.tsx";
import { beginTimeline, type Begun, NewTimeline } from "./new-timeline.tsx";
import { Made, readMade } from "./made.tsx";
import { ProjectRow } from "./project-row.tsx";
import { Search } from "./search.tsx";

const REFRESH_SECONDS = 5;
/** A browser keeps six connections to a host over HTTP/1.1: three are left for everything else. */
const FOLLOWED = 3;

/** What is looked for: a part of a name or of a link. */
const queryOf = (request: Request): string =>
  (new URL(request.url).searchParams.get("q") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_TITLE);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [cursor, from] = ["after", "made"].map((name) => cursorShape.safeParse(searchParams.get(name)).data);
  const query = queryOf(request);
  const [page, made] = await Promise.all([
    readProjects(context, { cursor, query }),
    query || cursor ? { list: [], next: null } : readMade(context, from),
  ]);
  const refreshes = page.projects.some(({ work }) => work) && !runsScripts(request);
  return data(
    { ...page, made, query, later: cursor !== undefined, refreshes, sample: samplePage(request, context.lang) },
    refreshes ? { headers: { refresh: String(REFRESH_SECONDS) } } : {},
  );
}

/** The loader's `Refresh`, for browsers without scripts. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

async function retry({ api }: AppLoadContext, form: FormData) {
  const draft_id = textOf(form, "retry").slice(0, 40);
  const { problem } = await attempt(api.tasks.push({ app_id: Number(textOf(form, "app")) || 0, input: { draft_id }, stage: "preview" }));
  return problem ? data({ problems: [problem] }, { status: 422 }) : seeOther("/projects", { type: "success", message: "library.retried" });
}

const done = ({ problem }: { problem: Problem | null }, message: "library.renamed" | "library.duplicated" | "library.removed") =>
  problem ? data({ problems: [problem] }, { status: 422 }) : seeOther("/projects", { type: "success", message });

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.has("begin")) return beginTimeline(context, form);
  if (form.has("retry")) return retry(context, form);
  const { drafts } = context.api;
  const id = (name: string) => textOf(form, name).slice(0, 40);
  if (form.has("rename")) {
    const title = textOf(form, "title").trim().slice(0, MAX_TITLE);
    return done(await attempt(drafts.rename({ draft_id: id("rename"), title })), "library.renamed");
  }
  if (form.has("duplicate")) return done(await attempt(drafts.duplicate({ draft_id: id("duplicate") })), "library.duplicated");
  return done(await attempt(drafts.delete({ draft_id: id("delete") })), "library.removed");
}

/** Nothing yet: the main job begins here, too. */
function Empty({ sample }: { sample: string }) {
  return (
    <div className="grid max-w-3xl gap-8">
      <div dangerouslySetInnerHTML={{ __html: filmStrip("missing") }} />
      <LinkForm url="" problems={[]} sample={sample} />
    </div>
  );
}

export default function Projects() {
  const { t } = useTranslation();
  const { projects, made, query, next, later, refreshes, sample } = useLoaderData<typeof loader>();
  const followed = projects.filter(({ work }) => work).slice(0, FOLLOWED);
  const failed = useActionData<typeof action>() as { problems: Problem[]; begun?: Begun } | undefined;
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("library.projectsTitle")}</h1>
        <p className="quiet">{projects.length > 0 || query ? t("library.projectsLead") : t("library.emptyBody")}</p>
      </header>
      {!query && !later && <NewTimeline begun={failed?.begun} />}
      {(projects.length > 0 || query) && <Search query={query} found={projects.length} />}
      {refreshes && <p className="hint">{t("library.refreshed", { count: REFRESH_SECONDS })}</p>}
      <Problems list={failed?.problems ?? []} />
      {projects.length > 0 ? (
        <ul className="rows">
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} follows={followed.includes(project)} first={project === projects[0]} />
          ))}
        </ul>
      ) : (
        !query && <Empty sample={sample} />
      )}
      <nav className="flex gap-6" aria-label={t("library.projectsTitle")}>
        {later && (
          <a className="link" href={query ? `/projects?${new URLSearchParams({ q: query })}` : "/projects"}>
            {t("library.newest")}
          </a>
        )}
        {next && (
          <a className="link" href={`/projects?${new URLSearchParams({ ...(query ? { q: query } : {}), after: next })}`}>
            {t("library.older")}
          </a>
        )}
      </nav>
      <Made {...made} />
    </div>
  );
}
