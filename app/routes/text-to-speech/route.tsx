import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textToSpeech as manifest } from "../../../trpc/contract/tools/text-to-speech.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { Fields } from "../../tool/fields.tsx";
import { ToolPage } from "../../tool/page.tsx";
import { Price } from "../../tool/price.tsx";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { Recording } from "./recording.tsx";
import { attempt } from "../../http/problem.ts";
import { type CloudVoices, firstVoice, voiceOr, Voices, NO_CLOUD } from "./voices.tsx";

const SLUG = manifest.slug;

interface SpeechState extends ToolState {
  cloud: CloudVoices;
  /** The voice that the address names: one's own, from the page where they are cloned. */
  named: string | null;
}

export const loader = async (args: LoaderFunctionArgs) => {
  const [state, voices] = await Promise.all([readToolState(args, manifest), attempt(args.context.api.voices.list({}))]);
  const named = new URL(args.request.url).searchParams.get("voice")?.slice(0, 80) ?? null;
  return shown<SpeechState>({ ...state, cloud: voices.value ?? NO_CLOUD, named });
};
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

interface FormProps {
  state: SpeechState;
  answer: Pick<ToolAnswer["data"], "values" | "problems">;
}

/** One text, one voice, its speed; the price counts along. */
function SpeechForm({ state: { key, available, scripts, cloud, named }, answer: { values, problems } }: FormProps) {
  const { t, lang } = useTranslation();
  const given = { voice: named === null ? firstVoice(lang) : voiceOr(named, cloud, lang), ...values };
  const text = String(values.text ?? "");
  return (
    <x-behave name="busy">
      <form method="post" action={`/${SLUG}`} className="grid gap-10">
        <input type="hidden" name="key" value={key} />
        <Fields
          slug={SLUG}
          input={manifest.work.input}
          values={given}
          problems={problems}
          custom={{ voice: <Voices chosen={String(given.voice)} cloud={cloud} /> }}
        />
        <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
          <Price
            of={SLUG}
            size={text === "" ? 0 : Array.from(text.trim()).length}
            available={available}
            countsField="text"
            text={text}
            scripts={scripts}
          />
          <button className="btn btn-primary" data-busy={t("tools.text-to-speech.going")}>
            {t("tools.text-to-speech.go")}
          </button>
        </div>
      </form>
    </x-behave>
  );
}

/** Starts the sample at one click. */
function Sample({ scriptKey }: { scriptKey: string }) {
  const { t, lang } = useTranslation();
  return (
    <form method="post" action={`/${SLUG}`}>
      <input type="hidden" name="key" value={`${scriptKey}-sample`} />
      <input type="hidden" name="voice" value={firstVoice(lang)} />
      <button className="btn btn-plain" name="text" value={t("tools.text-to-speech.sampleText")}>
        {t("tools.text-to-speech.sample")}
      </button>
    </form>
  );
}

/** Text to Speech (spec §2). */
export default function TextToSpeech() {
  const state = useLoaderData<typeof loader>() as SpeechState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { values = {}, problems = [] } = answer ?? {};
  return (
    <ToolPage
      slug={SLUG}
      state={state}
      problems={problems}
      result={<Recording state={state} />}
      form={
        <div className="grid gap-6">
          {!state.task && <Sample scriptKey={state.key} />}
          <SpeechForm state={state} answer={{ values, problems }} />
        </div>
      }
    />
  );
}
