import { cloudVoiceOf } from "../../../trpc/contract/rules/cloud-voices.ts";
import { VOICES } from "../../../trpc/contract/rules/voices.ts";
import { AppError } from "../app-error.ts";

/** What the built-in voices of each language can say; Chinese ones read Latin letters, too. */
const SAYS = { en: /[\p{Script=Latin}\d]/u, zh: /[\p{Script=Han}\p{Script=Latin}\d]/u } as const;
const LETTER = /[\p{L}\d]/u;

/**
 * Throws voice.cannotSay: a built-in voice has words to say of which it knows no letter, in a script that is not its
 * language's. A provider's voices speak what their provider does.
 */
export function requireSpeakable(passages: readonly { readonly text: string; readonly voice: string }[]): void {
  for (const { text, voice: id } of passages) {
    const voice = cloudVoiceOf(id) ? undefined : VOICES.find((one) => one.id === id);
    if (voice && LETTER.test(text) && !SAYS[voice.language === "zh-CN" ? "zh" : "en"].test(text))
      throw new AppError("voice.cannotSay", { params: { voice: voice.name } });
  }
}
