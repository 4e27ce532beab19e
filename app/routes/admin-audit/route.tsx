import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { OperatorFrame } from "../../operator/frame.tsx";
import { asOperator } from "../../operator/guard.ts";
import { DateTime } from "../../ui/date-time.tsx";

const PAGE = 50;

export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const before = Number(new URL(request.url).searchParams.get("before"));
  return asOperator(api.admin.audit(Number.isSafeInteger(before) && before > 0 ? { before } : {}));
}

/** Who changed what: append-only. */
export default function AdminAudit() {
  const { t } = useTranslation();
  const { list } = useLoaderData<typeof loader>();
  const last = list.at(-1);
  return (
    <OperatorFrame here="audit">
      {list.length === 0 && <p className="quiet">{t("admin.none")}</p>}
      <ul className="rows">
        {list.map(({ seq, admin, action, subject, revision, before, after, created_at }) => (
          <li key={seq} className="grid grid-cols-1 gap-1 py-3">
            <span className="break-all">
              <b>{action}</b> <code>{subject}</code>
            </span>
            <p className="hint">
              {[t("admin.audit.revision", { revision }), t("admin.audit.by", { admin })].join(" · ")} <DateTime at={created_at} />
            </p>
            <details>
              <summary className="link hint min-h-11 content-center">{"± JSON"}</summary>
              <pre className="codeblock">{JSON.stringify({ before, after }, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ul>
      {list.length === PAGE && last && (
        <a className="link inline-flex min-h-11 items-center" href={`/admin/audit?before=${last.seq}`}>
          {t("admin.older")}
        </a>
      )}
    </OperatorFrame>
  );
}
