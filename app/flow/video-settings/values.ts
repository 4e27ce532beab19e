import type { Dictionaries } from "../../../trpc/contract/dictionary.ts";
import { type VideoSettings, videoSettings } from "../../../trpc/contract/settings.ts";
import { isAvatar } from "../../../trpc/contract/rules/avatars.ts";
import { textOf } from "../../http/form.ts";

/** The button that has each template drawn posts this: what was chosen is kept, and is what they are drawn with. */
export const DRAW = "frames";

/** The chosen settings as posted, unchecked. The voice is the one of the chosen language. */
export function settingsFrom(form: FormData) {
  const language = textOf(form, "language");
  return {
    ratio: textOf(form, "ratio"),
    length: Number(textOf(form, "length")),
    objective: textOf(form, "objective"),
    language,
    avatar: textOf(form, "avatar"),
    voice: textOf(form, `voice_${language}`),
    template: textOf(form, "template"),
    music: textOf(form, "music"),
    call: textOf(form, "call").trim(),
    mark: form.has("mark"),
  };
}
export type PostedSettings = Omit<ReturnType<typeof settingsFrom>, "call" | "mark"> & { call?: string; mark?: boolean };

/** The settings, if each exists among the choices; null where one does not. */
export function checkSettings(posted: PostedSettings, { voices }: Dictionaries): VideoSettings | null {
  const parsed = videoSettings.safeParse(posted);
  if (!parsed.success) return null;
  const { voice, language, avatar } = parsed.data;
  const speaks = voices.some((one) => one.id === voice && one.language.startsWith(language));
  return speaks && isAvatar(avatar) ? parsed.data : null;
}
