import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { OperatorFrame } from "../../operator/frame.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Problems } from "../../ui/problems.tsx";
import type { action } from "./actions.ts";
import { HealthParts } from "./health.tsx";
import { Money } from "./money.tsx";

export { action } from "./actions.ts";

const DAYS = 30;

export async function loader({ context: { api } }: LoaderFunctionArgs) {
  const [health, finance, costs] = await Promise.all([
    attempt(api.admin.operations.health({})),
    attempt(api.admin.operations.finance({ days: DAYS })),
    attempt(api.admin.costs.get({})),
  ]);
  return health.value && finance.value && costs.value ? { health: health.value, finance: finance.value, costs: costs.value } : null;
}
export type Overview = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** Asks for the key. */
function Enter() {
  const { t } = useTranslation();
  const problems = useActionData<typeof action>()?.problems ?? [];
  return (
    <div className="grid max-w-lg gap-6">
      <header className="grid gap-2">
        <h1 className="calm">{t("admin.title")}</h1>
        <p className="quiet">{t("admin.lead")}</p>
      </header>
      <form method="post" className="grid gap-4" noValidate>
        <Problems list={problems} />
        <InputField name="key" type="password" autoComplete="off" label={t("admin.key")} hint={t("admin.keyHint")} problems={problems} />
        <p>
          <button className="btn btn-primary">{t("admin.enter")}</button>
        </p>
      </form>
    </div>
  );
}

/** How the server does: what works, what waits, what comes in and what it costs. */
export default function Admin() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!found) return <Enter />;
  return (
    <OperatorFrame here="overview">
      <Problems list={answer?.problems ?? []} />
      <div>
        <HealthParts {...found.health} />
        <Money finance={found.finance} costs={found.costs} wrong={answer?.wrongCosts ?? false} />
      </div>
    </OperatorFrame>
  );
}
