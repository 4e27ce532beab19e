import type { z } from "zod";
import { readPairs } from "../../../../trpc/contract/rules/speech-directions.ts";
import type { textToSpeech } from "../../../../trpc/contract/tools/text-to-speech.ts";
import { asSaid } from "./notes.ts";
import { heardSoon, type Passage, passagesOf } from "./passages.ts";

export type SpeechInput = z.output<(typeof textToSpeech)["work"]["input"]>;

/** What is said of a text: its passages, each word as its note says. */
export const spokenOf = ({ text, voice, speakers, notes }: SpeechInput): Passage[] =>
  heardSoon(passagesOf(asSaid(text, readPairs(notes) ?? []), voice, readPairs(speakers) ?? []));
