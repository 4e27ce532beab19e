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

const FILTERS = { gender: ["female", "male"], style: VOICE_STYLES } as const;

/** What of the voices is shown: style sheets hide the others, and say where none is left (tools.css), so that it works without scripts. */
function VoiceFilters() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-4">
      {(["gender", "style"] as const).map((by) => (
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

type BuiltInVoice = (typeof VOICES)[number];
type AnyVoice = BuiltInVoice | CloudVoice;
const isCloud = (voice: AnyVoice): voice is CloudVoice => "provider" in voice;

/** A voice of the built-in engine, with its sample to hear. */
function BuiltInChoice({ voice: { id, name, gender, ...voice }, chosen }: { voice: BuiltInVoice; chosen: boolean }) {
  const { t, lang } = useTranslation();
  return (
    <div className="grid" data-gender={gender} data-style={STYLE_OF[id]}>
      <Choice
        beside
        name="voice"
        value={id}
        chosen={chosen}
        title={name}
        text={[t(`settings.genders.${gender}`), characterIn(lang, { id, ...voice })].join(DOT)}
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
  );
}

interface CloudChoiceProps {
  voice: CloudVoice;
  chosen: boolean;
  /** It stands among voices with samples, and leaves the room of one. */
  beside: boolean;
}

/** A voice of a provider whose key is set, or one that was cloned there. It has no sample here. */
function CloudChoice({ voice, chosen, beside }: CloudChoiceProps) {
  const { t } = useTranslation();
  const { id, provider, name, gender, character, emotions, own } = voice;
  return (
    <div className="grid" data-emotions={emotions ? "" : undefined} data-gender={gender ?? undefined}>
      <Choice
        beside={beside}
        name="voice"
        value={id}
        chosen={chosen}
        title={name}
        text={[own && t("tools.text-to-speech.ownVoice"), PROVIDER_NAMES[provider], gender && t(`settings.genders.${gender}`), character]
          .filter(Boolean)
          .join(DOT)}
      />
    </div>
  );
}

interface GroupsProps {
  voices: readonly AnyVoice[];
  chosen: string;
  wrong?: string | undefined;
}

/**
 * Voices by their languages, in the order of the list: that of the chosen voice is open, where none is chosen the first.
 * All of them, each with a player where no script runs, are seven screens of a phone.
 */
function VoiceGroups({ voices, chosen, wrong }: GroupsProps) {
  const { t, lang } = useTranslation();
  const languages = [...new Set(voices.map(({ language }) => language))];
  const opened = (voices.find(({ id }) => id === chosen) ?? voices[0])?.language;
  return languages.map((language) => {
    const group = voices.filter((one) => one.language === language);
    const name = language === null ? t("tools.text-to-speech.anyLanguage") : nameOfLanguage(language, lang);
    return (
      <details key={language} className="voicegroup" open={language === opened}>
        <summary className="link min-h-11 content-center">
          {name}
          {/* Shown where the filters leave none (tools.css). */}
          <span className="hint" data-none>
            {DOT}
            {t("tools.text-to-speech.filters.none")}
          </span>
        </summary>
        <Choices legend={name} min={220} {...(language === opened ? { field: "voice", wrong } : {})}>
          {group.map((one) =>
            isCloud(one) ? (
              <CloudChoice key={one.id} voice={one} chosen={one.id === chosen} beside={!group.every(isCloud)} />
            ) : (
              <BuiltInChoice key={one.id} voice={one} chosen={one.id === chosen} />
            ),
          )}
        </Choices>
      </details>
    );
  });
}

const inOrder = (voices: readonly AnyVoice[], lang: string): AnyVoice[] => {
  const rank = (one: AnyVoice): number => (isCloud(one) && one.own ? 0 : one.language?.startsWith(lang) ? 1 : 2);
  return voices.toSorted((a, b) => rank(a) - rank(b));
};

/** Which providers did not answer. */
function Unavailable({ cloud: { unavailable } }: { cloud: CloudVoices }) {
  const { t } = useTranslation();
  return unavailable.map((provider) => (
    <p key={provider} className="note" data-kind="warning">
      {t("tools.text-to-speech.unavailable", { provider: PROVIDER_NAMES[provider] })}
    </p>
  ));
}

/** The voices of providers alone, one's own first. */
export function CloudChoices({ cloud, chosen }: { cloud: CloudVoices; chosen: string }) {
  const { lang } = useTranslation();
  return (
    <div className="grid gap-1">
      <VoiceGroups voices={inOrder(cloud.list, lang)} chosen={chosen} />
      <Unavailable cloud={cloud} />
    </div>
  );
}

/** The voice of providers that is chosen at first: the one that stands first, one's own or one of the page's language. */
export const firstCloudVoice = ({ list }: CloudVoices, lang: string): string => inOrder(list, lang)[0]?.id ?? "";

/** The voice if it is there still, else that of the page's language. */
export const voiceOr = (voice: string, { list }: CloudVoices, lang: string): string =>
  VOICES.some(({ id }) => id === voice) || list.some(({ id }) => id === voice) ? voice : firstVoice(lang);

/** Every voice by its language, one's own first, then those of the page's language. */
export function Voices({ chosen, cloud, problems = [] }: { chosen: string; cloud: CloudVoices; problems?: readonly Problem[] }) {
  const { t, lang } = useTranslation();
  return (
    <div className="voices grid gap-4">
      <VoiceFilters />
      <div className="grid gap-1">
        <VoiceGroups voices={inOrder([...VOICES, ...cloud.list], lang)} chosen={chosen} wrong={problemFor(problems, "voice")} />
        <Unavailable cloud={cloud} />
      </div>
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
