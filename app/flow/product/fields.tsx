import { type ScriptLanguage, scriptLanguage } from "../../../trpc/contract/product.ts";
import { PRODUCT_LIMITS, type ProductFlow } from "../../../trpc/contract/rules/product.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Points } from "./points.tsx";
import { Prices } from "./prices.tsx";
import { MOST, type ProductValues } from "./values.ts";

interface FieldsProps {
  flow: ProductFlow;
  values: ProductValues;
  problems: readonly Problem[];
}

function Language({ value }: { value: ScriptLanguage }) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2">{t("details.language")}</legend>
      <div className="choices">
        {scriptLanguage.options.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="language" value={one} defaultChecked={one === value} />
            {t(`details.languages.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The words of the product, with the limits of the flow (spec §5). */
export function Fields({ flow, values, problems }: FieldsProps) {
  const { t } = useTranslation();
  const limits = PRODUCT_LIMITS[flow];
  const link = flow === "link-to-video";
  return (
    <>
      <Section title={t("details.name")}>
        <TextField
          name="name"
          label={t("details.name")}
          hideLabel
          value={values.name}
          max={limits.name}
          problems={problems}
          placeholder={link ? undefined : t("tools.ai-video-ads.namePlaceholder")}
        />
        <TextField name="brand" label={t("details.brand")} value={values.brand} max={MOST.brand} problems={problems} />
        <TextField
          name="brandColors"
          label={t("details.brandColors")}
          hint={t("details.brandColorsHint")}
          value={values.brandColors}
          problems={problems}
        />
      </Section>
      <Section title={t("details.intro")} hint={link ? undefined : t("tools.ai-video-ads.introHint")}>
        <TextField
          name="intro"
          label={t("details.intro")}
          hideLabel
          rows={5}
          value={values.intro}
          max={limits.intro}
          problems={problems}
          placeholder={link ? undefined : t("tools.ai-video-ads.introPlaceholder")}
        />
      </Section>
      <Section title={t("details.points")} hint={t("details.pointsHint")}>
        <Points points={values.points} max={limits.sellingPoints} length={limits.sellingPoint} problems={problems} />
      </Section>
      <Section title={t("details.prices")} hint={t("details.pricesHint")}>
        <Prices values={values} problems={problems} />
      </Section>
      <Section title={t("details.audience")}>
        <TextField
          name="audience"
          label={t("details.audience")}
          hideLabel
          value={values.audience}
          placeholder={t("details.audiencePlaceholder")}
          max={MOST.audience}
          problems={problems}
        />
        <Language value={values.language} />
      </Section>
    </>
  );
}
