import { spokenSeconds } from "../../../../trpc/contract/rules/speech.ts";
import { passagesOf } from "../text-to-speech/passages.ts";
import type { AvatarInput } from "./input.ts";

/** Of the rest after the last word, which is rendered too. */
const REST = 1.2;

/** Every passage that a script speaks; a recording stands in place of the first scene's. */
export const spokenIn = ({ audio, asked: { script, scenes, voice } }: AvatarInput) =>
  [...(audio ? [] : [script]), ...scenes.map((one) => one.script)].map((text) => passagesOf(text, voice));

/** About how long a video will be. */
export function secondsOf(kept: AvatarInput): number {
  const { audio, edited, asked } = kept;
  if (edited) return edited.seconds;
  const spoken = spokenIn(kept).flat();
  const said = spoken.reduce((sum, { text, language }) => sum + spokenSeconds(text, language === "zh" ? "zh" : "en") / asked.speed, REST);
  return said + (audio?.duration ?? 0);
}
