import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorOf } from "../../../trpc/contract/rules/errors.ts";
import { OPEN_STATES, TASK_STATES } from "../../../trpc/contract/rules/tasks.ts";
import { toolOfApp } from "../../../trpc/contract/tools/app.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Deed } from "../../operator/deed.tsx";
import { OperatorFrame, Paging } from "../../operator/frame.tsx";
import { asOperator } from "../../operator/guard.ts";
import { listQuery } from "../../operator/list-query.ts";
import { refusedDeed } from "../../operator/refused-deed.ts";
import { oneOf } from "../../ui/choice.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Problems } from "../../ui/problems.tsx";

export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const { cursor, later, user, get } = listQuery(request);
  const state = oneOf(TASK_STATES, get("state"));
  return { ...(await asOperator(api.admin.operations.tasks({ cursor, owner_id: user, state }))), later, user, state };
}
type ListedTask = Awaited<ReturnType<typeof loader>>["list"][number];

export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const order = { task_id: textOf(form, "id").slice(0, 60), reason: textOf(form, "reason").slice(0, 200) };
  const { problem } = await attempt(api.admin.operations.cancelTask(order));
  return problem ? refusedDeed(form, problem) : seeOther("/admin/tasks", { type: "success", message: "admin.done" });
}

function TaskRow({ task }: { task: ListedTask }) {
  const { t } = useTranslation();
  const { task_id, owner_id, app_id, title, stage, state, progress, cost, restarts, error_code, review, created_at } = task;
  const marks = [
    `${toolOfApp(app_id)?.slug ?? app_id} / ${stage}`,
    state === "generating" ? `${t("admin.tasks.state.generating")} ${Math.round(progress)} %` : t(`admin.tasks.state.${state}`),
    t("admin.tasks.credits", { count: cost }),
    ...(restarts > 0 ? [t("admin.tasks.restarts", { count: restarts })] : []),
    ...(error_code === null ? [] : [errorOf(error_code).name]),
    ...(review === null ? [] : [t("admin.tasks.asks", { name: review })]),
  ];
  return (
    <li className="grid gap-1 py-3">
      <span className="break-words">
        {title} <code>{task_id}</code>
      </span>
      <p className="hint">
        {marks.join(" · ")} <DateTime at={created_at} />{" "}
        <a className="link" href={`/admin/users?query=${owner_id}`}>
          {t("admin.tasks.of", { user: owner_id })}
        </a>
      </p>
      {OPEN_STATES.includes(state) && <Deed id={task_id} intent="cancel" label={t("admin.tasks.cancel")} />}
    </li>
  );
}

function States() {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-6">
      <a className="link inline-flex min-h-11 items-center" href="/admin/tasks">
        {t("admin.tasks.any")}
      </a>
      {TASK_STATES.map((state) => (
        <a key={state} className="link inline-flex min-h-11 items-center" href={`/admin/tasks?state=${state}`}>
          {t(`admin.tasks.state.${state}`)}
        </a>
      ))}
    </p>
  );
}

/** Tasks of everybody; in one state, or all. */
export default function AdminTasks() {
  const { t } = useTranslation();
  const { list, next, later, user, state } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? [];
  return (
    <OperatorFrame here="tasks">
      <States />
      <Problems list={problems} />
      {list.length === 0 && <p className="quiet">{t("admin.none")}</p>}
      <ul className="rows">
        {list.map((task) => (
          <TaskRow key={task.task_id} task={task} />
        ))}
      </ul>
      <Paging path="/admin/tasks" query={{ user, state }} next={next} later={later} />
    </OperatorFrame>
  );
}
