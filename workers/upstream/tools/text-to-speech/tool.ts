import { speechCost } from "../../../../trpc/contract/rules/credits.ts";
import { readPairs } from "../../../../trpc/contract/rules/speech-directions.ts";
import { textToSpeech as manifest } from "../../../../trpc/contract/tools/text-to-speech.ts";
import { AppError } from "../../app-error.ts";
import { requireDecent } from "../../models/decent.ts";
import { spokenSeconds } from "../../../../trpc/contract/rules/speech.ts";
import { requireSpeakable } from "../../voices/speakable.ts";
import { requireVoice } from "../../voices/offered.ts";
import { defineTool } from "../tool.ts";
import { passagesOf } from "./passages.ts";
import { makeSpeech } from "./run.ts";
import { type SpeechInput, spokenOf } from "./spoken.ts";

const { input } = manifest.work;

const TITLE = 80;

/** About how many seconds it will be, pauses among them. */
const secondsOf = (kept: SpeechInput): number =>
  spokenOf(kept).reduce((sum, { text: said, language, pause }) => {
    return sum + spokenSeconds(said, language === "zh" ? "zh" : "en") / kept.speed + pause;
  }, 0);

/** The first words that are spoken. */
const titleOf = ({ text, voice, speakers }: SpeechInput): string =>
  passagesOf(text, voice, readPairs(speakers) ?? [])
    .map((passage) => passage.text)
    .join(" ")
    .slice(0, TITLE) || text.slice(0, TITLE);

/** Text to speech: every voice of the built-in engine, with words timed. */
export const textToSpeech = defineTool<SpeechInput, SpeechInput>({
  manifest,
  kept: { version: 2, schema: input },
  async prepare(call, asked) {
    for (const voice of new Set(spokenOf(asked).map((passage) => passage.voice))) await requireVoice(call, voice);
    return { input: asked, title: titleOf(asked) };
  },
  check(kept) {
    const passages = spokenOf(kept);
    if (passages.length === 0) throw new AppError("form.incomplete", { detail: "nothing in the text can be spoken" });
    requireDecent(kept.text);
    requireSpeakable(passages);
  },
  quote: (kept) => ({ credits: speechCost(kept.text), seconds: Math.round(secondsOf(kept)) }),
  run: makeSpeech,
});
