import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FLOW_APP } from "../../../trpc/contract/rules/product.ts";
import { scriptLanguageOf } from "../../../trpc/contract/rules/script-language.ts";
import { likeOf, likeSearch, readLikeness } from "../../flow/like.ts";
import { LikeNote } from "../../flow/like-note.tsx";
import { Steps } from "../../flow/steps.tsx";
import { stepHref } from "../../flow/flow.ts";
import { samplePage } from "../../http/sample-page.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Film } from "../../ui/film.tsx";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { readProjects } from "../../library/queries.ts";
import { ProjectGrid } from "../../library/project-grid.tsx";
import { Sentences } from "../../ui/sentences.tsx";
import { Storyboard } from "./storyboard.tsx";
import { LinkForm } from "./link-form.tsx";

const RECENT = 4;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { projects } = await readProjects(context, { size: RECENT });
  const like = likeOf(request);
  return {
    recent: projects,
    sample: samplePage(request, context.lang),
    given: context.account.siteProduct(),
    like: await readLikeness(context, like),
    search: likeSearch(like),
  };
}

export async function action({ request, context: { api, lang, account } }: ActionFunctionArgs) {
  const url = textOf(await readForm(request), "url").trim();
  const { value: draft, problem } = await attempt(
    api.drafts.create({
      app_id: FLOW_APP["link-to-video"],
      url: url.slice(0, 4096),
      language: scriptLanguageOf(lang),
      like: likeOf(request),
    }),
  );
  if (problem) return data({ url, problems: [{ ...problem, field: "url" }] }, { status: 422 });
  account.forgetSiteProduct();
  return redirect(stepHref("link-to-video", "details", draft.id), 303);
}

export default function PasteLink() {
  const { t } = useTranslation();
  const { recent, sample, given, like, search } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  return (
    <>
      <Steps flow="link-to-video" at="paste" />
      <div className="grid gap-16">
        <section className="opening">
          <div className="grid max-w-3xl gap-6">
            <h1>
              <Sentences text={t("tools.link-to-video.title")} />
            </h1>
            <p className="max-w-xl text-lead">{t("tools.link-to-video.lead")}</p>
            <LikeNote like={like} />
            <LinkForm url={typed?.url ?? given} problems={typed?.problems ?? []} sample={sample} search={search} />
          </div>
          <Film template="kinetic" className="film w-full" moves />
        </section>
        {recent.length > 0 && (
          <section className="grid gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-4">
              <h2>{t("tools.link-to-video.recent")}</h2>
              <a className="link" href="/projects">
                {t("tools.link-to-video.all")}
              </a>
            </div>
            <ProjectGrid projects={recent} />
          </section>
        )}
        <Storyboard />
      </div>
    </>
  );
}
