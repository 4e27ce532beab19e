import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REPORT_REASONS } from "../../../trpc/contract/rules/reports.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Deed } from "../../operator/deed.tsx";
import { OperatorFrame } from "../../operator/frame.tsx";
import { asOperator } from "../../operator/guard.ts";
import { refusedDeed } from "../../operator/refused-deed.ts";
import { oneOf } from "../../ui/choice.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";

export async function loader({ context: { api } }: LoaderFunctionArgs) {
  const [avatars, reports] = await asOperator(Promise.all([api.admin.avatars.pending({}), api.admin.reports.pending({})]));
  return { avatars: avatars.list, reports: reports.list };
}
type Waiting = Awaited<ReturnType<typeof loader>>;

/** What of an avatar the page showed when it was decided. */
interface Seen {
  of: "avatar" | "offer";
  name: string;
}

/** What is done by each button, with its reason. */
const DEEDS: Record<string, (api: AppLoadContext["api"], id: string, note: string, seen: Seen) => Promise<unknown>> = {
  pass: (api, id, review_note, seen) => api.admin.avatars.review({ id, review_status: 1, review_note, ...seen, waits: true }),
  reject: (api, id, review_note, seen) => api.admin.avatars.review({ id, review_status: -1, review_note, ...seen, waits: true }),
  keep: (api, id, note) => api.admin.reports.answer({ id, state: "kept", note }),
  remove: (api, id, note) => api.admin.reports.answer({ id, state: "removed", note }),
};

export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const deed = Object.hasOwn(DEEDS, intent) ? DEEDS[intent] : undefined;
  if (!deed) throw data(null, { status: 400 });
  const seen = { of: textOf(form, "of") === "offer" ? "offer" : "avatar", name: textOf(form, "name").slice(0, 200) } as const;
  const { problem } = await attempt(deed(api, textOf(form, "id").slice(0, 60), textOf(form, "reason").slice(0, 300), seen));
  return problem ? refusedDeed(form, problem) : seeOther("/admin/reviews", { type: "success", message: "admin.done" });
}

function OfUser({ owner_id, at }: { owner_id: string; at: number }) {
  const { t } = useTranslation();
  return (
    <>
      <DateTime at={at} />{" "}
      <a className="link" href={`/admin/users?query=${owner_id}`}>
        {t("admin.tasks.of", { user: owner_id })}
      </a>
    </>
  );
}

function AvatarRow({ avatar: { id, owner_id, name, consent, photo_url, offered, created_at } }: { avatar: Waiting["avatars"][number] }) {
  const { t } = useTranslation();
  const seen: Seen = { of: offered === null ? "avatar" : "offer", name };
  return (
    <li className="flex flex-wrap gap-4 py-3">
      <img src={photo_url} alt="" width={120} height={120} loading="lazy" className="size-30 rounded object-cover" />
      <div className="grid min-w-60 flex-1 content-start gap-1">
        <span className="font-semibold wrap-anywhere">
          {name}
          {offered !== null && ` · ${t("admin.reviews.offered")}`}
        </span>
        <p className="hint wrap-anywhere">
          {consent.whose === "self" ? t("admin.reviews.consentSelf") : t("admin.reviews.consentOther", { person: consent.person })}:{" "}
          {consent.statement} · <OfUser owner_id={owner_id} at={created_at} />
        </p>
        <Deed id={id} intent="pass" label={t("admin.reviews.pass")} seen={seen} />
        <Deed id={id} intent="reject" label={t("admin.reviews.reject")} seen={seen} />
      </div>
    </li>
  );
}

function ReportRow({ report }: { report: Waiting["reports"][number] }) {
  const { t } = useTranslation();
  const { id, owner_id, kind, subject, title, reason, comment, created_at } = report;
  return (
    <li className="grid gap-1 py-3">
      <span className="wrap-anywhere">
        {t(`admin.reviews.kind.${kind}`)}: {title} <code>{subject}</code>
      </span>
      <p className="hint wrap-anywhere">
        {t(`share.report.reasons.reason${oneOf(REPORT_REASONS, reason) ?? 5}`)}
        {comment && `: ${comment}`} · <OfUser owner_id={owner_id} at={created_at} />
      </p>
      <Deed id={id} intent="keep" label={t("admin.reviews.keep")} />
      <Deed id={id} intent="remove" label={t("admin.reviews.remove")} />
    </li>
  );
}

/** What waits for the operator's answer: avatars of people, and what visitors reported. */
export default function AdminReviews() {
  const { t } = useTranslation();
  const { avatars, reports } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? [];
  const none = <p className="quiet">{t("admin.none")}</p>;
  return (
    <OperatorFrame here="reviews">
      <Problems list={problems} />
      <div>
        <Section title={t("admin.reviews.avatars")} hint={t("admin.reviews.avatarsHint")}>
          {avatars.length === 0 ? (
            none
          ) : (
            <ul className="rows">
              {avatars.map((one) => (
                <AvatarRow key={one.id} avatar={one} />
              ))}
            </ul>
          )}
        </Section>
        <Section title={t("admin.reviews.reports")} hint={t("admin.reviews.reportsHint")}>
          {reports.length === 0 ? (
            none
          ) : (
            <ul className="rows">
              {reports.map((one) => (
                <ReportRow key={one.id} report={one} />
              ))}
            </ul>
          )}
        </Section>
      </div>
      <p className="quiet">
        <a className="link inline-flex min-h-11 items-center" href="/admin/tasks?state=review">
          {t("admin.reviews.tasks")}
        </a>
      </p>
    </OperatorFrame>
  );
}
