import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cursor as cursorShape } from "../../../../trpc/contract/cursor.ts";
import { isAtLeast } from "../../../../trpc/contract/rules/team.ts";
import { requireUser } from "../../../account/guard.ts";
import { seeOther } from "../../../http/flash.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { ReportForm } from "../../../report/form.tsx";
import { readReport } from "../../../report/read.ts";
import { Problems } from "../../../ui/problems.tsx";
import { BackLink } from "../../../ui/back-link.tsx";

/** What members of the visitor's team share; 404 for those who are in none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { api } = context;
  const query = new URL(request.url).searchParams;
  const placeOf = (name: string) => cursorShape.safeParse(query.get(name)).data;
  const [ads, files] = await Promise.all([
    attempt(api.team.sharedAds({ cursor: placeOf("ads") })),
    attempt(api.team.sharedFiles({ cursor: placeOf("files") })),
  ]);
  if (ads.problem || files.problem) throw data(null, { status: 404 });
  const { team } = await api.team.current({});
  return { ads: ads.value, files: files.value, manages: team !== null && isAtLeast(team.role, "administrator") };
}

async function asLogo(api: ActionFunctionArgs["context"]["api"], id: string): Promise<void> {
  const { kit } = await api.team.brandKit({});
  await api.team.setBrandKit({ kit: { ...kit, logo: id } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const id = textOf(form, "id").slice(0, 40) || "none";
  if (textOf(form, "intent") === "report") {
    const kind = textOf(form, "kind") === "file" ? "file" : "ad";
    const { problem } = await attempt(context.api.reports.shared({ kind, id, ...readReport(form) }));
    return problem
      ? data({ problems: [problem] }, { status: 422 })
      : seeOther("/team/shared", { type: "success", message: "share.report.sent" });
  }
  if (textOf(form, "intent") === "logo") {
    const { problem } = await attempt(asLogo(context.api, id));
    return problem
      ? data({ problems: [problem] }, { status: 422 })
      : seeOther("/team/brand", { type: "success", message: "account.center.saved" });
  }
  const { value, problem } = await attempt(context.api.team.copyFile({ id }));
  return problem
    ? data({ problems: [problem] }, { status: 422 })
    : seeOther("/team/shared", { type: "success", message: "team.copied", params: { name: value.file_name } });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Ads({ ads: { list, next } }: Pick<Loaded, "ads">) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-4">
      <h2>{t("team.sharedAds")}</h2>
      <ul className="shared-grid">
        {list.map(({ id, title, by, video_url, poster_url, download_url }) => (
          <li key={id} className="grid content-start gap-1">
            <video controls playsInline preload="none" src={video_url} poster={poster_url} aria-label={title} />
            <span className="font-semibold wrap-anywhere">{title}</span>
            <span className="hint">{t("team.sharedBy", { name: by || t("team.someone") })}</span>
            <a className="link inline-flex min-h-11 items-center" href={download_url} aria-label={`${t("team.download")}: ${title}`}>
              {t("team.download")}
            </a>
            <ReportForm label={t("share.report.openFor")} about={{ kind: "ad", id }} />
          </li>
        ))}
      </ul>
      {next && (
        <a className="link inline-flex min-h-11 items-center" href={`/team/shared?ads=${next}`}>
          {t("account.center.older")}
        </a>
      )}
    </section>
  );
}

function Files({ files: { list, next }, manages }: Pick<Loaded, "files" | "manages">) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-4">
      <h2>{t("team.sharedFiles")}</h2>
      <ul className="shared-grid">
        {list.map(({ id, file_name, by, thumb_url, asset_type }) => (
          <li key={id} className="grid content-start gap-1">
            <img src={thumb_url} alt="" width={300} height={300} loading="lazy" />
            <span className="font-semibold wrap-anywhere">{file_name}</span>
            <span className="hint">{t("team.sharedBy", { name: by || t("team.someone") })}</span>
            <form method="post">
              <input type="hidden" name="id" value={id} />
              <button className="btn btn-plain" aria-label={`${t("team.copyFile")}: ${file_name}`}>
                {t("team.copyFile")}
              </button>
              {manages && asset_type === 1 && (
                <button className="btn btn-plain" name="intent" value="logo" aria-label={`${t("team.brand.logoUse")}: ${file_name}`}>
                  {t("team.brand.logoUse")}
                </button>
              )}
            </form>
            <ReportForm label={t("share.report.openFor")} about={{ kind: "file", id }} />
          </li>
        ))}
      </ul>
      {next && (
        <a className="link inline-flex min-h-11 items-center" href={`/team/shared?files=${next}`}>
          {t("account.center.older")}
        </a>
      )}
    </section>
  );
}

/** Finished ads and library files of those in the team who share them. */
export default function Shared() {
  const { t } = useTranslation();
  const { ads, files, manages } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const isEmpty = ads.list.length === 0 && files.list.length === 0;
  return (
    <div className="grid gap-10">
      <header className="grid gap-2">
        <BackLink href="/team">{t("team.title")}</BackLink>
        <h1 className="calm">{t("team.sharedTitle")}</h1>
        {isEmpty && <p className="quiet">{t("team.sharedNone")}</p>}
        <Problems list={failed?.problems ?? []} />
      </header>
      {ads.list.length > 0 && <Ads ads={ads} />}
      {files.list.length > 0 && <Files files={files} manages={manages} />}
    </div>
  );
}
