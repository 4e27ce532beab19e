import { AVATAR_SCRIPT } from "../../../trpc/contract/rules/avatars.ts";
import { AVATAR_PLACEMENTS, avatarScene, MORE_SCENES, videoAvatar as manifest } from "../../../trpc/contract/tools/video-avatar.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import type { FileChoices } from "../../tool/file-choices.ts";
import { FileField } from "../../tool/file-field.tsx";
import { rowFieldName, rowMark } from "../../tool/rows.ts";
import { Choice, Choices } from "../../ui/choice.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ADD_SCENE, type FormScene, removeScene } from "./scenes.ts";

const LIST = "scenes";
const BACKGROUNDS = avatarScene.shape.background.unwrap().options;

interface SceneProps {
  at: number;
  scene: FormScene;
  files: FileChoices | null;
  problems: readonly Problem[];
}

/** Radios of one scene: `of` is its field. */
function Radios({ at, of, chosen }: { at: number; of: "placement" | "background"; chosen: string | undefined }) {
  const { t } = useTranslation();
  const values = of === "placement" ? AVATAR_PLACEMENTS : BACKGROUNDS;
  return (
    <div className="grid gap-2" data-behind={of === "background" ? "choice" : undefined}>
      <p className="label-text">{t(`tools.video-avatar.fields.${of}.label`)}</p>
      <Choices legend={t(`tools.video-avatar.fields.${of}.label`)} min={140}>
        {values.map((one) => (
          <Choice
            key={one}
            name={rowFieldName(LIST, at, of)}
            value={one}
            chosen={one === (chosen ?? values[0])}
            title={t(`tools.video-avatar.fields.${of}.options.${one}` as never)}
          />
        ))}
      </Choices>
    </div>
  );
}

function Scene({ at, scene, files, problems }: SceneProps) {
  const { t } = useTranslation();
  const named = (column: string): string => rowFieldName(LIST, at, column);
  const label = t("tools.video-avatar.fields.backdrop.label");
  return (
    <fieldset className="scene grid scroll-mt-6 gap-6 border-t hair pt-6" id={`scene-${at + 2}`}>
      <legend className="label-text pr-3">{t("tools.video-avatar.scene", { number: at + 2 })}</legend>
      <input type="hidden" name={rowMark(LIST)} value={at} />
      <TextField
        name={named("script")}
        label={t("tools.video-avatar.fields.script.label")}
        value={scene.script ?? ""}
        problems={problems}
        max={AVATAR_SCRIPT.max}
        rows={4}
      />
      <Radios at={at} of="background" chosen={scene.background} />
      <div className="max-w-24" data-behind="color">
        <InputField
          name={named("color")}
          label={t("tools.video-avatar.fields.color.label")}
          type="color"
          defaultValue={scene.color ?? "#e9dfcb"}
          problems={problems}
        />
      </div>
      <div className="grid gap-4" data-behind="picture">
        <p className="label-text">{label}</p>
        <FileField
          field={{ name: named("backdrop"), type: "file", required: false }}
          purpose="avatar-backdrop"
          label={label}
          value={scene.backdrop}
          choices={files && { ...files, sent: null }}
          problems={problems}
        />
      </div>
      <Radios at={at} of="placement" chosen={scene.placement} />
      <p>
        <button className="btn btn-plain" name="intent" value={removeScene(at)} formAction={`/${manifest.slug}#scenes`}>
          {t("tools.video-avatar.removeScene", { number: at + 2 })}
        </button>
      </p>
    </fieldset>
  );
}

/** The scenes after the first, each with its own words, background and placement; a button brings one more. */
export function ScenesField({ scenes, files, problems }: { scenes: readonly FormScene[] } & Pick<SceneProps, "files" | "problems">) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-8" id="scenes">
      {scenes.map((scene, at) => (
        // A scene that is removed takes its place along: what is typed is in the form, not here.
        // oxlint-disable-next-line react/no-array-index-key
        <Scene key={at} at={at} scene={scene} files={files} problems={problems} />
      ))}
      {scenes.length < MORE_SCENES && (
        <p>
          <button className="btn btn-plain" name="intent" value={ADD_SCENE} formAction={`/${manifest.slug}#scene-${scenes.length + 2}`}>
            {t("tools.video-avatar.addScene")}
          </button>
        </p>
      )}
    </div>
  );
}
