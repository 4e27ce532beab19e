import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TEMPLATES } from "../../../timeline/brief.ts";
import { attempt } from "../../http/problem.ts";
import { samplePage } from "../../http/sample-page.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Announcement } from "../../notice/announcement.tsx";
import { readProjects } from "../../library/queries.ts";
import type { Project } from "../../library/project.ts";
import { Directors } from "../../library/directors.tsx";
import { ProjectGrid } from "../../library/project-grid.tsx";
import { Film } from "../../ui/film.tsx";
import { LinkForm } from "../link-to-video/link-form.tsx";
import { Ways } from "./tool-list.tsx";

const RECENT = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ projects }, content] = await Promise.all([readProjects(context, { size: RECENT }), attempt(context.api.public.content({}))]);
  return {
    announcement: content.value?.announcement ?? null,
    samples: content.value?.samples ?? TEMPLATES,
    recent: projects,
    sample: samplePage(request, context.lang),
  };
}

function Recent({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation();
  if (projects.length === 0) return <p className="max-w-xl quiet">{t("library.emptyBody")}</p>;
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4 border-t hair pt-6">
        <h2>{t("library.recent")}</h2>
        <a className="link" href="/projects">
          {t("tools.link-to-video.all")}
        </a>
      </div>
      <ProjectGrid projects={projects} />
    </section>
  );
}

/** Where one starts: the main job first, then what is under way, how results look, and the ways to begin. */
export default function Home() {
  const { t } = useTranslation();
  const { announcement, samples, recent, sample } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-12">
      {announcement && <Announcement announcement={announcement} />}
      <section className="opening">
        <div className="grid max-w-3xl gap-6">
          <h1>{t("library.homeTitle")}</h1>
          <p className="text-lead">{t("library.homeLead")}</p>
          <LinkForm url="" problems={[]} sample={sample} />
          {recent.length === 0 && <Recent projects={recent} />}
        </div>
        <Film template="street" className="film w-full" moves />
      </section>
      {recent.length > 0 && <Recent projects={recent} />}
      <Directors samples={samples} />
      <Ways />
    </div>
  );
}
