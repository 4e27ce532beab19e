import type { ShownModel } from "../../../trpc/contract/model.ts";
import { aiVoice as manifest } from "../../../trpc/contract/tools/ai-voice.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { WholePrice } from "../../models/whole-price.tsx";
import type { ToolAnswer } from "../../tool/actions.ts";
import { tickOf } from "../../tool/consent-files.ts";
import { ConsentTick } from "../../tool/consent-tick.tsx";
import { Fields } from "../../tool/fields.tsx";
import type { ToolState } from "../../tool/queries.ts";
import { Section } from "../../ui/section.tsx";
import { CloudChoices, type CloudVoices, firstCloudVoice } from "../text-to-speech/voices.tsx";

const FORM = manifest.work.input.omit({ agreed: true, statement: true });

/** The voices to choose among: where nobody chose, it is the first that is shown. */
function VoiceChoices({ cloud, chosen }: { cloud: CloudVoices; chosen: unknown }) {
  const { t, lang } = useTranslation();
  const first = cloud.list.find(({ id }) => id === chosen)?.id ?? firstCloudVoice(cloud, lang);
  return (
    <>
      {cloud.list.length === 0 && <p className="hint">{t("tools.ai-voice.noVoices")}</p>}
      <CloudChoices cloud={cloud} chosen={first} />
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/text-to-speech/clone-voice">
          {t("tools.ai-voice.cloneFirst")}
        </a>
      </p>
    </>
  );
}

interface FormProps {
  state: Pick<ToolState, "key" | "available" | "files">;
  model: ShownModel;
  cloud: CloudVoices;
  answer: ToolAnswer["data"] | undefined;
}

/** The recording, the voice, and the consent of who speaks. */
export function VoiceForm({ state: { key, available, files }, model, cloud, answer }: FormProps) {
  const { t } = useTranslation();
  const { values = {}, problems = [], quote } = answer ?? {};
  return (
    <x-behave name="busy">
      <form method="post" action={`/${manifest.slug}`} encType="multipart/form-data" className="grid gap-10">
        <input type="hidden" name="key" value={key} />
        <Fields
          slug={manifest.slug}
          input={FORM}
          values={values}
          problems={problems}
          files={files}
          custom={{ voice: <VoiceChoices cloud={cloud} chosen={values.voice} /> }}
        />
        <Section title={t("tools.ai-voice.consentTitle")} hint={t("tools.ai-voice.consentHint")}>
          <ConsentTick
            name="agreed"
            statement="statement"
            text={t("tools.ai-voice.fields.agreed.label")}
            ticked={values.agreed === true}
            problems={problems}
            about={tickOf(manifest.slug, "agreed", values)}
          />
        </Section>
        <WholePrice slug={manifest.slug} model={model} cost={quote?.cost ?? null} available={available} />
      </form>
    </x-behave>
  );
}
