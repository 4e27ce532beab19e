import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { seeOther } from "../../http/flash.ts";
import { readForm } from "../../http/form.ts";
import { errorOf } from "../../../trpc/contract/rules/errors.ts";
import { attempt, isNotFound } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { ReportForm } from "../../report/form.tsx";
import { readReport } from "../../report/read.ts";
import { Video } from "../../task/artifact/video.tsx";

/** What a link shows to anyone who has it: the film and its title. */
export async function loader({ params, context: { api } }: LoaderFunctionArgs) {
  const { value, problem } = await attempt(api.shares.detail({ token: (params.token ?? "").slice(0, 64) }));
  if (problem) throw data(null, { status: isNotFound(problem) ? 404 : 503 });
  return value;
}

/** A visitor's report of it. */
export async function action({ request, params, context: { api } }: ActionFunctionArgs) {
  const path = `/share/${encodeURIComponent((params.token ?? "").slice(0, 64))}`;
  const said = readReport(await readForm(request));
  const { problem } = await attempt(api.reports.ad({ token: (params.token ?? "").slice(0, 64), ...said }));
  return seeOther(
    path,
    problem ? { type: "error", message: errorOf(problem.code ?? 0).key } : { type: "success", message: "share.report.sent" },
  );
}

export default function SharedFilm() {
  const { t } = useTranslation();
  const { title, video } = useLoaderData<typeof loader>();
  return (
    <div className="grid justify-items-center gap-6">
      <h1 className="calm text-center">{title}</h1>
      <div className="stage w-full">
        <Video video={video} title={title} />
      </div>
      <p className="hint">{t("share.made")}</p>
      <p>
        <a className="btn btn-primary" href="/home">
          {t("share.own")}
        </a>
      </p>
      <ReportForm label={t("share.report.open")} />
    </div>
  );
}
