import type { ShownModel } from "../../trpc/contract/model.ts";
import { MODEL_RATIOS } from "../../trpc/contract/rules/models/model.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { Problem } from "../http/problem.ts";
import { Choice, Choices } from "../ui/choice.tsx";
import { DOT } from "../ui/dot.ts";
import { problemFor } from "../ui/problems.tsx";
import { useModelName } from "./use-model-name.ts";
import { WithKey } from "./with-key.tsx";

interface ModelCardsProps {
  models: readonly ShownModel[];
  chosen: string;
  /** The control's name. */
  name?: string;
  /** What an offer leaves of a provider's price. */
  offer?: number;
  problems: readonly Problem[];
}

/** What a model costs and how long it takes. */
function useModelFacts(offer: number): (model: ShownModel) => string {
  const { t } = useTranslation();
  return ({ provider, credits: full, makes, takes, seconds, ratios }) => {
    const cut = offer < 1 && provider !== "built-in";
    const count = cut ? Math.round(full * offer * 10) / 10 : full;
    const each = count === 0 ? t("models.included") : makes === "image" ? t("models.image", { count }) : t("models.second", { count });
    const price = cut ? `${t("models.offer", { percent: Math.round((1 - offer) * 100) })}: ${each}` : each;
    const time = takes < 90 ? t("models.takes", { count: takes }) : t("models.minutes", { count: Math.round(takes / 60) });
    // What only some models take is said; a form that asks another for it is refused.
    const lengths = provider !== "built-in" && seconds.length > 0 ? [t("models.lengths", { list: seconds.join(" / ") })] : [];
    const shapes = ratios.length < MODEL_RATIOS.length ? [ratios.join(" / ")] : [];
    return [t(`models.providers.${provider}`), price, time, ...lengths, ...shapes].join(DOT);
  };
}

function Retired({ models, all }: { models: readonly ShownModel[]; all: readonly ShownModel[] }) {
  const { t } = useTranslation();
  if (models.length === 0) return null;
  const nameOf = (id: string | null): string => all.find((one) => one.id === id)?.name ?? "";
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">
        {t("models.retired")} ({models.length})
      </summary>
      <ul className="grid gap-1 text-small">
        {models.map(({ id, name, retired_on, replaced_by }) => (
          <li key={id}>{t("models.ended", { name, on: retired_on ?? "", by: nameOf(replaced_by) })}</li>
        ))}
      </ul>
    </details>
  );
}

/** The models that can be used here as cards with price and time; below them those that cannot, and why. */
export function ModelCards({ models, chosen, name: control = "model", offer = 1, problems }: ModelCardsProps) {
  const { t } = useTranslation();
  const facts = useModelFacts(offer);
  const nameIn = useModelName();
  const of = (state: ShownModel["state"]) => models.filter((one) => one.state === state);
  return (
    <>
      <Choices legend={t("models.legend")} min={220} field={control} wrong={problemFor(problems, control)}>
        {of("available").map((model) => (
          <Choice key={model.id} name={control} value={model.id} chosen={model.id === chosen} title={nameIn(model)} text={facts(model)} />
        ))}
      </Choices>
      <WithKey
        title={t("models.withKey")}
        list={of("needs-key").map(({ id, name, provider, missing }) => ({ id, name, by: t(`models.providers.${provider}`), missing }))}
      />
      <Retired models={of("retired")} all={models} />
    </>
  );
}
