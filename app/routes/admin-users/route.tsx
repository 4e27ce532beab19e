import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { OperatorFrame, Paging } from "../../operator/frame.tsx";
import { asOperator } from "../../operator/guard.ts";
import { listQuery } from "../../operator/list-query.ts";
import { Problems } from "../../ui/problems.tsx";
import { UserRow } from "./user-row.tsx";

export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const { cursor, later, get } = listQuery(request);
  const guests = get("guests") === "yes" ? "yes" : "no";
  const page = await asOperator(api.admin.operations.users({ cursor, guests }));
  const query = get("query").trim().slice(0, 200);
  const now = Date.now();
  if (query === "") return { ...page, later, guests, query, now };
  const { value } = await attempt(api.admin.users.find({ query }));
  const found = value ? [{ ...value, available: value.credits.available }] : [];
  return { list: found, next: null, later, guests, query, now };
}
export type ListedUser = Awaited<ReturnType<typeof loader>>["list"][number];

/** Gives credits; the form's key makes a form that is sent twice one gift. */
export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const user_id = textOf(form, "id").slice(0, 60);
  const amount = Number(textOf(form, "amount"));
  const order = { user_id, amount, key: textOf(form, "key").slice(0, 80), reason: textOf(form, "reason").slice(0, 200) };
  const { problem } = await attempt(api.admin.credits.grant(order));
  if (problem) return data({ problems: [problem] }, { status: 422 });
  return seeOther(`/admin/users?query=${encodeURIComponent(user_id)}`, { type: "success", message: "admin.done" });
}

function Find({ query, guests }: { query: string; guests: string }) {
  const { t } = useTranslation();
  return (
    <form method="get" className="flex flex-wrap items-end gap-2">
      <label className="field grow basis-60">
        <span className="label-text">{t("admin.users.find")}</span>
        <input className="input" name="query" defaultValue={query} maxLength={200} autoComplete="off" />
      </label>
      <button className="btn btn-plain">{t("admin.users.look")}</button>
      <a className="link inline-flex min-h-11 items-center" href={guests === "yes" ? "/admin/users" : "/admin/users?guests=yes"}>
        {guests === "yes" ? t("admin.users.members") : t("admin.users.guests")}
      </a>
    </form>
  );
}

/** Everybody, newest first; one by id or e-mail. */
export default function AdminUsers() {
  const { t } = useTranslation();
  const { list, next, later, guests, query, now } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? [];
  return (
    <OperatorFrame here="users">
      <Find query={query} guests={guests} />
      <Problems list={problems} />
      {list.length === 0 && <p className="quiet">{t("admin.none")}</p>}
      <ul className="rows">
        {list.map((user) => (
          <UserRow key={user.user_id} now={now} user={user} guest={user.user_type === USER_TYPE.guest} />
        ))}
      </ul>
      <Paging path="/admin/users" query={{ guests }} next={next} later={later} />
    </OperatorFrame>
  );
}
