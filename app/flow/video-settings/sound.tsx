import type { Dictionaries } from "../../../trpc/contract/dictionary.ts";
import { characterIn } from "../../../trpc/contract/rules/voice-characters.ts";
import { type ScriptLanguage, scriptLanguage } from "../../../trpc/contract/product.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices, oneOf } from "../../ui/choice.tsx";
import { Section } from "../../ui/section.tsx";
import type { PostedSettings } from "./values.ts";
import { DOT } from "../../ui/dot.ts";

interface SoundProps {
  settings: PostedSettings;
  voices: Dictionaries["voices"];
}

/** Its recorded sample. */
function Hear({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation();
  return (
    <x-behave name="hear">
      <audio className="w-full" controls preload="none" src={url} aria-label={t("settings.hear", { name })} />
    </x-behave>
  );
}

interface VoicesProps {
  language: ScriptLanguage;
  voices: Dictionaries["voices"];
  chosen: string | undefined;
}

/** The voices of one language; those of the other are out of sight while it is not chosen (by CSS). */
function Voices({ language, voices, chosen }: VoicesProps) {
  const { t, lang } = useTranslation();
  return (
    <div data-speaks={language}>
      <Choices legend={t("settings.voice")} min={220}>
        {voices.map(({ id, name, gender, sample_url, ...voice }) => (
          <Choice
            key={id}
            beside
            name={`voice_${language}`}
            value={id}
            chosen={id === chosen}
            title={name}
            text={[t(`settings.genders.${gender}`), characterIn(lang, { id, ...voice })].join(DOT)}
          >
            <Hear name={name} url={sample_url} />
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

function Music({ chosen, music }: Pick<Dictionaries, "music"> & { chosen: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Section title={t("settings.music")}>
      <Choices legend={t("settings.music")} min={220}>
        {music.map((style) => (
          <Choice key={style} beside name="music" value={style} chosen={style === chosen} title={t(`settings.musics.${style}`)}>
            {style !== "none" && <Hear name={t(`settings.musics.${style}`)} url={`/samples/music/${style}.mp3`} />}
          </Choice>
        ))}
      </Choices>
    </Section>
  );
}

function voicesOf(language: VoicesProps["language"], { settings, voices }: SoundProps): VoicesProps {
  const own = voices.filter((voice) => voice.language.startsWith(language));
  return {
    language,
    voices: own,
    chosen:
      oneOf(
        own.map(({ id }) => id),
        settings.voice,
      ) ?? own[0]?.id,
  };
}

/** What the ad sounds like: its language, its voice, its music. */
export function Sound({ settings, voices, music }: SoundProps & { music: Dictionaries["music"] }) {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t("settings.language")}>
        <Choices legend={t("settings.language")} min={150}>
          {scriptLanguage.options.map((one) => (
            <Choice key={one} name="language" value={one} chosen={settings.language === one} title={t(`details.languages.${one}`)} />
          ))}
        </Choices>
      </Section>
      <Section title={t("settings.voice")} hint={t("settings.voiceEngine")}>
        {scriptLanguage.options.map((one) => (
          <Voices key={one} {...voicesOf(one, { settings, voices })} />
        ))}
      </Section>
      <Music music={music} chosen={oneOf(music, settings.music)} />
    </>
  );
}
