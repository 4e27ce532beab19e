import type { ProductFlow } from "../../trpc/contract/rules/product.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { FLOW_STEPS, type StepKey, stepHref } from "./flow.ts";

interface StepsProps {
  flow: ProductFlow;
  at: StepKey;
  draftId?: string;
}

/** Where one is: the flow as a rule, with a playhead that moves from page to page (view transition). */
export function Steps({ flow, at, draftId }: StepsProps) {
  const { t } = useTranslation();
  const steps = FLOW_STEPS[flow];
  const now = steps.findIndex(({ key }) => key === at);
  return (
    <nav className="flow" aria-label={t("shell.steps.label")} style={{ ["--count" as string]: steps.length, ["--now" as string]: now }}>
      <ol>
        {steps.map(({ key }, index) => {
          const words = (
            <>
              <span className="no num">{index + 1}</span>
              <span className="word">{t(`shell.steps.${key}`)}</span>
            </>
          );
          return (
            <li key={key}>
              {index < now && draftId ? (
                <a href={stepHref(flow, key, index > 0 || flow === "ai-video-ads" ? draftId : undefined)}>{words}</a>
              ) : (
                <span aria-current={index === now ? "step" : undefined}>{words}</span>
              )}
              {index === now && <i className="playhead" aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
      <div className="rule" aria-hidden="true" />
    </nav>
  );
}
