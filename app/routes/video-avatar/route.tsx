import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { AVATAR_PREVIEW_SECONDS, videoAvatar as manifest } from "../../../trpc/contract/tools/video-avatar.ts";
import type { Lack } from "../../../trpc/contract/rules/access.ts";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import { BUILT_IN_LIPS } from "../../../trpc/contract/rules/models/index.ts";
import { ModelCards } from "../../models/model-cards.tsx";
import { readAvatarModels } from "./models.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { askedOf } from "../../task/asked.ts";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { readToolState, shown, type ToolState } from "../../tool/queries.ts";
import { SchemaPage } from "../../tool/schema-page.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { type CloudVoices, NO_CLOUD, voiceOr, Voices } from "../text-to-speech/voices.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { BrandField, type ShownKit } from "./brand-field.tsx";
import { readKit } from "./kit.ts";
import { offeredAvatars } from "./offered.ts";
import { AvatarResult } from "./avatar-result.tsx";
import { PreviewButtons } from "../../tool/preview-buttons.tsx";
import { SCENE_INTENTS, scenesIn } from "./scenes.ts";
import { ScenesField } from "./scenes-field.tsx";

interface AvatarState extends ToolState {
  avatars: Avatar[];
  /** What the visitor lacks for premium ones; null: nothing. */
  lacks: Lack | null;
  /** The avatar that the address names: from the library. */
  named: string | null;
  /** The voice that the address names: a cloned one, from its page. */
  speaks: string | null;
  cloud: CloudVoices;
  /** The brand kit of the visitor's team; null: they are in none. */
  kit: ShownKit | null;
  /** The models that move lips. */
  models: ShownModel[];
  /** What lets realistic avatars speak. */
  realistic: ShownModel | null;
}

export const loader = async (args: LoaderFunctionArgs) => {
  const { api } = args.context;
  const [state, found, voices, kit, models] = await Promise.all([
    readToolState(args, manifest),
    attempt(api.avatars.list({})),
    attempt(api.voices.list({})),
    readKit(args.context),
    readAvatarModels(args.context),
  ]);
  const { searchParams } = new URL(args.request.url);
  const named = searchParams.get("avatar")?.slice(0, 90) ?? null;
  const speaks = searchParams.get("voice")?.slice(0, 80) ?? null;
  const chosen = [named, String(askedOf(state.task).avatar ?? "")];
  const avatars = offeredAvatars(found.value?.list ?? [], chosen);
  return shown<AvatarState>({
    ...state,
    avatars,
    lacks: found.value?.lacks ?? null,
    cloud: voices.value ?? NO_CLOUD,
    kit,
    named,
    speaks,
    ...models,
  });
};
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest, undefined, SCENE_INTENTS);

/** The voice of a new form: the chosen avatar's in the page's language. */
function voiceOf({ avatars, cloud }: AvatarState, avatar: string, lang: string): string {
  const voices = avatars.find(({ id }) => id === avatar)?.voices;
  return voiceOr(voices?.[lang === "zh" ? "zh" : "en"] ?? "", cloud, lang);
}

/** Avatars to Video (spec §2): what was asked for stays in the form, to be changed or to be rendered whole. */
export default function VideoAvatar() {
  const { t, lang } = useTranslation();
  const state = useLoaderData<typeof loader>() as AvatarState;
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { task, receipt, named, speaks } = state;
  const facts = task?.output?.facts;
  const given: ToolAnswer["data"] = answer ?? { values: askedOf(task), problems: [], quote: null };
  const avatar = String(given.values.avatar ?? named ?? "mia");
  const voice = speaks === null ? voiceOf(state, avatar, lang) : voiceOr(speaks, state.cloud, lang);
  const values: ToolAnswer["data"]["values"] = { voice, ...given.values };
  const { color = "#e9dfcb" } = given.values;
  return (
    <SchemaPage
      slug={manifest.slug}
      manifest={manifest}
      state={state}
      answer={{ ...given, values }}
      sample={{
        avatar: "mia",
        script: t("tools.video-avatar.sampleText"),
        voice: voiceOf(state, "mia", lang),
        stage: "preview",
        captions: "on",
      }}
      leadValues={{ seconds: AVATAR_PREVIEW_SECONDS }}
      size={typeof facts?.whole === "number" ? facts.whole : null}
      result={task?.output && <AvatarResult task={task} output={task.output} receipt={receipt} />}
      buttons={<PreviewButtons slug="video-avatar" />}
      custom={{
        avatar: (
          <AvatarField list={state.avatars} chosen={avatar} realistic={state.realistic} lacks={state.lacks} problems={given.problems} />
        ),
        timeline_id: null,
        brand: state.kit && <BrandField shown={state.kit} chosen={values.brand === true || values.brand === "on"} />,
        lips: <ModelCards name="lips" models={state.models} chosen={String(values.lips ?? BUILT_IN_LIPS)} problems={given.problems} />,
        voice: <Voices chosen={String(values.voice)} cloud={state.cloud} problems={given.problems} />,
        // Shown where the chosen voice can be told how to say something (tools.css); where none can, not at all.
        ...(state.cloud.list.some(({ emotions }) => emotions) ? {} : { emotion: null }),
        scenes: <ScenesField scenes={scenesIn(values.scenes)} files={state.files} problems={given.problems} />,
        color: (
          <div className="max-w-24">
            <InputField
              name="color"
              label={t("tools.video-avatar.fields.color.label")}
              hideLabel
              type="color"
              defaultValue={String(color)}
              problems={given.problems}
            />
          </div>
        ),
      }}
    />
  );
}
