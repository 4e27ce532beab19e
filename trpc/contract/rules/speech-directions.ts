import { cloudVoiceId } from "./cloud-voices.ts";
import { VOICES } from "./voices.ts";

/** Lines that are read at most. */
const MOST = 100;

/** `left = right`, one a line; null where a line that says something is none. */
export function readPairs(text: string): [string, string][] | null {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const pairs = lines.map((line): [string, string] => {
    const [left = "", ...rest] = line.split(/[=＝]/);
    return [left.trim(), rest.join("=").trim()];
  });
  return lines.length <= MOST && pairs.every(([left, right]) => left !== "" && right !== "") ? pairs : null;
}

const same = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** A voice by its name or id, of which the case does not count; one of a provider by its id. */
export function voiceNamed(name: string): { id: string } | undefined {
  const id = cloudVoiceId.safeParse(name).data;
  return id === undefined ? VOICES.find((voice) => voice.id === name || same(voice.name, name)) : { id };
}

/** The voice of a speaker: as the speakers' lines say, else the voice that has that name. */
export const voiceOfSpeaker = (speaker: string, speakers: readonly (readonly [string, string])[]) =>
  voiceNamed(speakers.find(([name]) => same(name, speaker))?.[1] ?? speaker);

/** Whether each line names a speaker and a voice that there is. */
export const areSpeakers = (text: string): boolean => readPairs(text)?.every(([, voice]) => voiceNamed(voice) !== undefined) ?? false;
