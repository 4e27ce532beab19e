import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { appIdOf, BUILT_TOOLS } from "../../../trpc/contract/tools/app.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf, textsOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { OperatorFrame } from "../../operator/frame.tsx";
import { asOperator } from "../../operator/guard.ts";
import { Problems } from "../../ui/problems.tsx";

const APPS = BUILT_TOOLS.map((manifest) => ({ slug: manifest.slug, app_id: appIdOf(manifest) }));

export async function loader({ context: { api } }: LoaderFunctionArgs) {
  const { value, revision } = await asOperator(api.admin.settings.get({}));
  const off = new Set(value.list.filter(({ enabled }) => !enabled).map(({ app_id }) => app_id));
  return { revision, apps: APPS.map((one) => ({ ...one, on: !off.has(one.app_id) })) };
}

/** Writes every switch at once, as the revision after the one that was read: what another wrote meanwhile is not lost. */
export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const on = new Set(textsOf(form, "on"));
  const { value } = await asOperator(api.admin.settings.get({}));
  const ours = new Set<number>(APPS.map(({ app_id }) => app_id));
  const others = value.list.filter(({ app_id }) => !ours.has(app_id));
  const list = [...others, ...APPS.map(({ app_id }) => ({ app_id, enabled: on.has(String(app_id)) }))];
  const { problem } = await attempt(api.admin.settings.set({ revision: Number(textOf(form, "revision")) || 0, value: { list } }));
  return problem ? data({ problems: [problem] }, { status: 422 }) : seeOther("/admin/switches", { type: "success", message: "admin.done" });
}

/** What is offered. */
export default function AdminSwitches() {
  const { t } = useTranslation();
  const { revision, apps } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? [];
  return (
    <OperatorFrame here="switches">
      <p className="quiet">{t("admin.switches.lead")}</p>
      <Problems list={problems} />
      <form method="post" className="grid max-w-lg gap-4">
        <input type="hidden" name="revision" value={revision} />
        <ul className="rows">
          {apps.map(({ slug, app_id, on }) => (
            <li key={app_id}>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" className="checkbox" name="on" value={app_id} defaultChecked={on} />
                <span className="grow">{slug}</span>
                <span className="hint">{on ? t("admin.switches.on") : t("admin.switches.off")}</span>
              </label>
            </li>
          ))}
        </ul>
        <p>
          <button className="btn btn-primary">{t("admin.switches.save")}</button>
        </p>
      </form>
    </OperatorFrame>
  );
}
