import type { ReactNode } from "react";
import type { OutputOf } from "../../trpc/contract/endpoint.ts";
import type { TaskOutput, tasks } from "../../trpc/contract/task.ts";
import { useGrouped } from "../i18n/use-grouped.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useEngineName } from "../ui/engine.ts";

export type Receipt = OutputOf<typeof tasks.receipt>;

const MAKERS = ["script", "voice", "avatar", "music", "render"] as const;

/** A list of facts under its title; `total` is what they come to, and may stand alone. */
export function Facts({ title, total, children }: { title: string; total?: string; children?: ReactNode }) {
  return (
    <section className="grid gap-2 border-t hair pt-4">
      <h2 className="text-body">{title}</h2>
      {children && <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-small">{children}</dl>}
      {total && <p className="text-small font-semibold">{total}</p>}
    </section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="quiet">{name}</dt>
      <dd className="num wrap-anywhere">{children}</dd>
    </>
  );
}

/** What made it: the built-in engine says so. */
export function Engines({ output: { engines } }: { output: TaskOutput }) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  if (!MAKERS.some((maker) => engines[maker])) return null;
  return (
    <Facts title={t("task.made")}>
      {MAKERS.flatMap((maker) =>
        engines[maker]
          ? [
              <Fact key={maker} name={t(`task.makers.${maker}`)}>
                {engineName(engines[maker])}
              </Fact>,
            ]
          : [],
      )}
    </Facts>
  );
}

/** What the ledger says of the task, line by line. */
export function Credits({ receipt }: { receipt: Receipt | null }) {
  const { t } = useTranslation();
  const number = useGrouped();
  const total = receipt && receipt.charged > 0 ? t("task.charged", { count: receipt.charged }) : t("task.nothing");
  return (
    <Facts title={t("task.receipt")} total={total}>
      {receipt?.entries.map(({ kind, amount, created_at }) => (
        <Fact key={`${kind} ${created_at}`} name={t(`task.receiptKinds.${kind}`)}>
          {number(Math.abs(amount))}
        </Fact>
      ))}
    </Facts>
  );
}
