import type { ShownModel } from "../../trpc/contract/model.ts";
import { WHOLE_STEP, wholeCost } from "../../trpc/contract/rules/models/state.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Follows } from "../ui/follows.tsx";
import { RunPrice } from "./run-price.tsx";

interface WholePriceProps {
  slug: "ai-voice" | "face-swap";
  model: ShownModel;
  /** Credits of what is asked for; null: not known yet. */
  cost: number | null;
  available: number;
}

/** The end of a form whose model takes a whole recording or film: the price, what each started step adds, and the button. */
export function WholePrice({ slug, model, cost, available }: WholePriceProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
      <Follows of="price">
        <RunPrice cost={cost} available={available} />
        <p className="hint num">{t(`tools.${slug}.price`, { count: wholeCost(model, WHOLE_STEP), step: WHOLE_STEP })}</p>
      </Follows>
      <button className="btn btn-primary" data-busy={t(`tools.${slug}.going`)}>
        {t(`tools.${slug}.go`)}
      </button>
    </div>
  );
}
