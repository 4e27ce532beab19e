import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readProjects } from "../../library/queries.ts";
import { Directors } from "../../library/directors.tsx";
import { Reel } from "../../library/reel.tsx";
import { LinkForm } from "../link-to-video/link-form.tsx";

const RECENT = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { projects } = await readProjects(context, { size: RECENT });
  return { recent: projects, sample: new URL("/samples/bottle/", request.url).href };
}

export default function Home() {
  const { t } = useTranslation();
  const { recent, sample } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-12">
      <section className="grid max-w-3xl gap-6">
        <h1>{t("library.homeTitle")}</h1>
        <p className="text-lead">{t("library.homeLead")}</p>
        <LinkForm url="" problems={[]} sample={sample} />
      </section>
      {recent.length === 0 && <Directors />}
      <section className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-4 border-t hair pt-6">
          <h2>{recent.length > 0 ? t("library.recent") : t("library.emptyTitle")}</h2>
          {recent.length > 0 && <a className="link" href="/projects">{t("paste.all")}</a>}
        </div>
        {recent.length > 0 ? <Reel projects={recent} /> : <p className="max-w-xl quiet">{t("library.emptyBody")}</p>}
      </section>
      {recent.length > 0 && <Directors />}
    </div>
  );
}
