import type { ShownModel } from "../../../trpc/contract/model.ts";
import { WHOLE_STEP, wholeCost } from "../../../trpc/contract/rules/models/state.ts";
import { faceSwap as manifest } from "../../../trpc/contract/tools/face-swap.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { RunPrice } from "../../models/run-price.tsx";
import type { ToolAnswer } from "../../tool/actions.ts";
import { ConsentTick } from "../../tool/consent-tick.tsx";
import { Fields } from "../../tool/fields.tsx";
import type { ToolState } from "../../tool/queries.ts";
import { Section } from "../../ui/section.tsx";

const FORM = manifest.work.input.omit({ seen_agreed: true, seen_statement: true, face_agreed: true, face_statement: true });

interface FormProps {
  state: Pick<ToolState, "key" | "available" | "files">;
  model: ShownModel;
  answer: ToolAnswer["data"] | undefined;
}

/** The video, the photo, and the consent of both persons. */
export function SwapForm({ state: { key, available, files }, model, answer }: FormProps) {
  const { t } = useTranslation();
  const { values = {}, problems = [], quote } = answer ?? {};
  return (
    <x-behave name="busy">
      <form method="post" action={`/${manifest.slug}`} encType="multipart/form-data" className="grid gap-10">
        <input type="hidden" name="key" value={key} />
        <Fields slug={manifest.slug} input={FORM} values={values} problems={problems} files={files} />
        <Section title={t("tools.face-swap.consentTitle")} hint={t("tools.face-swap.consentHint")}>
          {(["seen", "face"] as const).map((of) => (
            <ConsentTick
              key={of}
              name={`${of}_agreed`}
              statement={`${of}_statement`}
              text={t(`tools.face-swap.fields.${of}_agreed.label`)}
              ticked={values[`${of}_agreed`] === true}
              problems={problems}
            />
          ))}
        </Section>
        <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
          <div className="grid gap-1">
            <RunPrice cost={quote?.cost ?? null} available={available} />
            <p className="hint num">{t("tools.face-swap.price", { count: wholeCost(model, WHOLE_STEP), step: WHOLE_STEP })}</p>
          </div>
          <button className="btn btn-primary" data-busy={t("tools.face-swap.going")}>
            {t("tools.face-swap.go")}
          </button>
        </div>
      </form>
    </x-behave>
  );
}
