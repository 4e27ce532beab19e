import type { TemplateName } from "../../../timeline/brief.ts";
import type { Dictionaries } from "../../../trpc/contract/dictionary.ts";
import type { OutputOf } from "../../../trpc/contract/endpoint.ts";
import type { previews } from "../../../trpc/contract/preview.ts";
import { mimeTypesFor } from "../../../trpc/contract/rules/upload-check.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Icon } from "../../shell/icon.tsx";
import { Film } from "../../ui/film.tsx";
import { Choice, Choices, oneOf } from "../../ui/choice.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import { DRAW, type PostedSettings } from "./values.ts";

function Portrait({ id }: { id: string }) {
  return <img className="portrait object-cover" src={`/samples/presenters/${id}.webp`} alt="" width={184} height={184} loading="lazy" />;
}

function Photo({ set, problems }: { set: boolean; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const wrong = problemFor(problems, "photo");
  return (
    <div className="field" data-when-photo="">
      <label htmlFor="photo">{t("settings.avatars.photo")}</label>
      <input
        className="file-input"
        id="photo"
        type="file"
        name="photo"
        accept={mimeTypesFor("picture-avatar").join(",")}
        aria-describedby="photo-hint"
        aria-invalid={wrong ? true : undefined}
      />
      <p className="hint" id="photo-hint">
        {set ? t("settings.photoNow") : t("settings.photoHint")}
      </p>
      {wrong && <p className="wrong">{wrong}</p>}
    </div>
  );
}

type Frame = OutputOf<typeof previews.preloadList>["list"][number];

/** The templates with the draft's own product. `drawn`: null until somebody has asked for them. */
export interface Frames {
  drawn: Frame[] | null;
}

interface LookProps {
  settings: PostedSettings;
  avatars: readonly string[];
  templates: Dictionaries["templates"];
  frames: Frames | null;
  problems: readonly Problem[];
}

const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** A frame of the visitor's own ad by a template; the sample's film until it is drawn. */
function Shown({ template, drawn }: { template: TemplateName; drawn: Frame | undefined }) {
  return (
    <span data-template={template}>
      {drawn ? (
        <img className="h-auto w-full" src={drawn.url} width={drawn.width} height={drawn.height} alt="" />
      ) : (
        <Film template={template} className="aspect-9/16 w-full object-cover" />
      )}
    </span>
  );
}

function Templates({ chosen, templates, frames }: Pick<LookProps, "templates" | "frames"> & { chosen: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Section title={t("settings.template")} hint={frames?.drawn ? t("settings.templateHint") : t("settings.templateSample")}>
      <Choices legend={t("settings.template")} min={108}>
        {templates.map((name) => (
          <Choice
            key={name}
            name="template"
            value={name}
            chosen={name === chosen}
            title={t(`settings.templates.${name}`)}
            text={t(`settings.templateUses.${name}`)}
          >
            <Shown template={name} drawn={frames?.drawn?.find((one) => one.template === name)} />
          </Choice>
        ))}
      </Choices>
      {frames && !frames.drawn && (
        <button className="link min-h-11 justify-self-start" name="intent" value={DRAW} data-busy={t("settings.templateDrawing")}>
          {t("settings.templateShow")}
        </button>
      )}
    </Section>
  );
}

function Avatars({ chosen, avatars }: Pick<LookProps, "avatars"> & { chosen: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Choices legend={t("settings.avatar")} min={108}>
      {avatars.map((id) => (
        <Choice
          key={id}
          name="avatar"
          value={id}
          chosen={id === chosen}
          title={id === "none" ? t("settings.avatars.none") : titled(id)}
          text={id === "none" ? undefined : t("settings.drawn")}
        >
          {id === "none" ? (
            <span className="portrait">
              <Icon name="nobody" size={40} />
            </span>
          ) : (
            <Portrait id={id} />
          )}
        </Choice>
      ))}
      <Choice name="avatar" value="photo" chosen={chosen === "photo"} title={t("settings.avatars.photo")}>
        <span className="portrait">
          <Icon name="camera" size={40} />
        </span>
      </Choice>
    </Choices>
  );
}

/** What the ad looks like: its template, and who presents it. */
export function Look({ settings, avatars, templates, frames, problems }: LookProps) {
  const { t } = useTranslation();
  const photo = settings.avatar === "photo" || settings.avatar.startsWith("photo:");
  return (
    <>
      <Templates templates={templates} frames={frames} chosen={oneOf(templates, settings.template)} />
      <Section title={t("settings.avatar")} hint={t("settings.avatarHint")}>
        <Avatars avatars={avatars} chosen={photo ? "photo" : oneOf(avatars, settings.avatar)} />
        <Photo set={settings.avatar.startsWith("photo:")} problems={problems} />
      </Section>
    </>
  );
}
