import type { OutputOf } from "../../../trpc/contract/endpoint.ts";
import type { CloudVoice, voices } from "../../../trpc/contract/voice.ts";
import { characterIn } from "../../../trpc/contract/rules/voice-characters.ts";
import { STYLE_OF, VOICE_STYLES } from "../../../trpc/contract/rules/voice-styles.ts";
import { FIRST_VOICE, VOICES } from "../../../trpc/contract/rules/voices.ts";
import type { Problem } from "../../http/problem.ts";
import { nameOfLanguage } from "../../i18n/language-name.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { WithKey } from "../../models/with-key.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { DOT } from "../../ui/dot.ts";

/** The voice that is chosen at first for a page's language; an English one where no voice speaks it. */
export const firstVoice = (lang: string): string => new Map<string, string>(Object.entries(FIRST_VOICE)).get(lang) ?? FIRST_VOICE.en;

const FILTERS = { language: ["en", "zh"], gender: ["female", "male"], style: VOICE_STYLES } as const;

/** What of the voices is shown: style sheets hide the others (tools.css), so that it works without scripts. */
function VoiceFilters() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-4">
      {(["language", "gender", "style"] as const).map((by) => (
        <label key={by} className="grid gap-1">
          <span className="label-text">{t(`tools.text-to-speech.filters.${by}.label`)}</span>
          <select className="select" name={`filter.${by}`}>
            <option value="">{t("tools.text-to-speech.filters.all")}</option>
            {FILTERS[by].map((one) => (
              <option key={one} value={one}>
                {t(`tools.text-to-speech.filters.${by}.${one}` as never)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

export type CloudVoices = OutputOf<typeof voices.list>;
export const NO_CLOUD: CloudVoices = { list: [], unavailable: [], waiting: [] };
const PROVIDER_NAMES: Record<CloudVoice["provider"], string> = { elevenlabs: "ElevenLabs", openai: "OpenAI" };

/** The voices of the providers whose key is set, cloned ones among them. They have no sample here. */
export function CloudChoices({ cloud: { list, unavailable }, chosen }: { cloud: CloudVoices; chosen: string }) {
  const { t, lang } = useTranslation();
  return (
    <>
      {list.map(({ id, provider, name, language, gender, character, emotions, own }) => (
        <div
          key={id}
          className="grid"
          data-emotions={emotions ? "" : undefined}
          data-language={language?.slice(0, 2)}
          data-gender={gender ?? undefined}
        >
          <Choice
            beside
            name="voice"
            value={id}
            chosen={id === chosen}
            title={name}
            text={[
              own && t("tools.text-to-speech.ownVoice"),
              PROVIDER_NAMES[provider],
              language ? nameOfLanguage(language, lang) : t("tools.text-to-speech.anyLanguage"),
              gender && t(`settings.genders.${gender}`),
              character,
            ]
              .filter(Boolean)
              .join(DOT)}
          />
        </div>
      ))}
      {unavailable.map((provider) => (
        <p key={provider} className="note" data-kind="warning">
          {t("tools.text-to-speech.unavailable", { provider: PROVIDER_NAMES[provider] })}
        </p>
      ))}
    </>
  );
}

/** The voice if it is there still, else that of the page's language. */
export const voiceOr = (voice: string, { list }: CloudVoices, lang: string): string =>
  VOICES.some(({ id }) => id === voice) || list.some(({ id }) => id === voice) ? voice : firstVoice(lang);

/** Every voice with its sample to hear, those of the page's language first, then those of providers. */
export function Voices({ chosen, cloud, problems = [] }: { chosen: string; cloud: CloudVoices; problems?: readonly Problem[] }) {
  const { t, lang } = useTranslation();
  const ordered = VOICES.toSorted((a, b) => Number(b.language.startsWith(lang)) - Number(a.language.startsWith(lang)));
  return (
    <div className="voices grid gap-4">
      <VoiceFilters />
      <Choices legend={t("tools.text-to-speech.fields.voice.label")} min={220} field="voice" wrong={problemFor(problems, "voice")}>
        {ordered.map(({ id, name, gender, language, ...voice }) => (
          <div key={id} className="grid" data-language={language.slice(0, 2)} data-gender={gender} data-style={STYLE_OF[id]}>
            <Choice
              beside
              name="voice"
              value={id}
              chosen={id === chosen}
              title={name}
              text={[nameOfLanguage(language, lang), t(`settings.genders.${gender}`), characterIn(lang, { id, language, ...voice })].join(
                DOT,
              )}
            >
              <x-behave name="hear">
                <audio
                  className="w-full"
                  controls
                  preload="none"
                  src={`/samples/voices/${id}.mp3`}
                  aria-label={t("tools.text-to-speech.hear", { name })}
                />
              </x-behave>
            </Choice>
          </div>
        ))}
        <CloudChoices cloud={cloud} chosen={chosen} />
      </Choices>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/text-to-speech/clone-voice">
          {t("tools.text-to-speech.clone")}
        </a>
      </p>
      <WithKey
        title={t("tools.text-to-speech.withKey")}
        list={cloud.waiting.map(({ provider, missing }) => ({
          id: provider,
          name: PROVIDER_NAMES[provider],
          by: t(`tools.text-to-speech.has.${provider}`),
          missing,
        }))}
      />
    </div>
  );
}
