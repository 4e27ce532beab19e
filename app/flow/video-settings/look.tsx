import { useTranslation } from "react-i18next";
import { TEMPLATES, type TemplateName } from "../../../timeline/brief.ts";
import { mimeTypesFor } from "../../../trpc/contract/rules/upload-check.ts";
import type { Problem } from "../../http/problem.ts";
import { Choice, Choices } from "../../ui/choice.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { PostedSettings } from "./values.ts";

/** The template at work. */
function Moving({ name }: { name: TemplateName }) {
  return (
    <x-behave name="moving">
      <video className="aspect-9/16 w-full object-cover" src={`/samples/templates/${name}.mp4`} poster={`/samples/templates/${name}.jpg`} muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true" />
    </x-behave>
  );
}

function Photo({ set, problems }: { set: boolean; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const wrong = problemFor(problems, "photo");
  return (
    <div className="field" data-when-photo="">
      <label htmlFor="photo">{t("settings.avatars.photo")}</label>
      <input className="file-input" id="photo" type="file" name="photo" accept={mimeTypesFor("picture-avatar").join(",")} aria-describedby="photo-hint" aria-invalid={wrong ? true : undefined} />
      <p className="hint" id="photo-hint">{set ? t("settings.photoNow") : t("settings.photoHint")}</p>
      {wrong && <p className="wrong">{wrong}</p>}
    </div>
  );
}

interface LookProps {
  settings: PostedSettings;
  avatars: readonly string[];
  problems: readonly Problem[];
}

const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** What the ad looks like: its template, and who presents it. */
export function Look({ settings, avatars, problems }: LookProps) {
  const { t } = useTranslation();
  const photo = settings.avatar === "photo" || settings.avatar.startsWith("photo:");
  return (
    <>
      <Section title={t("settings.template")}>
        <Choices legend={t("settings.template")} min={136}>
          {TEMPLATES.map((name) => (
            <Choice key={name} name="template" value={name} chosen={settings.template === name} title={t(`settings.templates.${name}`)} text={t(`settings.templateUses.${name}`)}>
              <Moving name={name} />
            </Choice>
          ))}
        </Choices>
      </Section>
      <Section title={t("settings.avatar")} hint={t("settings.avatarHint")}>
        <Choices legend={t("settings.avatar")} min={150}>
          {avatars.map((id) =>
            id === "none" ? (
              <Choice key={id} name="avatar" value={id} chosen={settings.avatar === id} title={t("settings.avatars.none")} />
            ) : (
              <Choice key={id} name="avatar" value={id} chosen={settings.avatar === id} title={titled(id)} text={t("settings.drawn")}>
                <img src={`/samples/presenters/${id}.webp`} width={120} height={120} alt="" loading="lazy" />
              </Choice>
            ),
          )}
          <Choice name="avatar" value="photo" chosen={photo} title={t("settings.avatars.photo")} />
        </Choices>
        <Photo set={settings.avatar.startsWith("photo:")} problems={problems} />
      </Section>
    </>
  );
}
