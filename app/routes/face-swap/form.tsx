import type { ShownModel } from "../../../trpc/contract/model.ts";
import { faceSwap as manifest } from "../../../trpc/contract/tools/face-swap.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { WholePrice } from "../../models/whole-price.tsx";
import type { ToolAnswer } from "../../tool/actions.ts";
import { tickOf } from "../../tool/consent-files.ts";
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
              about={tickOf(manifest.slug, `${of}_agreed`, values)}
            />
          ))}
        </Section>
        <WholePrice slug={manifest.slug} model={model} cost={quote?.cost ?? null} available={available} />
      </form>
    </x-behave>
  );
}
