import type { AdBrief } from "../brief.ts";

type Clip = AdBrief["clips"][number];

/** A voice is heard this long before its first word, and after its last (seconds): a breath, less than two frames, and what rings. */
const [BEFORE, AFTER] = [0.04, 0.22];

const leadOf = ({ voice }: Clip): number => Math.max(0, (voice?.words[0]?.start ?? 0) - BEFORE);

/** The clip's voice from its first word to its last. */
function trimmed(clip: Clip): Clip {
  const { voice } = clip;
  const last = voice?.words.at(-1);
  if (!voice || !last) return clip;
  const lead = leadOf(clip);
  const end = Math.min(voice.duration, last.end + AFTER);
  const words = voice.words.map((word) => ({ ...word, start: word.start - lead, end: word.end - lead }));
  return { ...clip, voice: { ...voice, words, lead: (voice.lead ?? 0) + lead, duration: end - lead } };
}

/** The brief without the silence around its voices: the first word is said with the cut. */
export function prompt(brief: AdBrief): AdBrief {
  const { presenter } = brief;
  const leads = new Map(brief.clips.map((clip) => [clip.id, leadOf(clip)]));
  const cues = Object.entries(presenter?.cues ?? {}).map(
    ([id, list]) => [id, list.map((cue) => ({ ...cue, time: cue.time - (leads.get(id) ?? 0) }))] as const,
  );
  return {
    ...brief,
    clips: brief.clips.map(trimmed),
    presenter: presenter && {
      ...presenter,
      cues: Object.fromEntries(cues.map(([id, list]) => [id, list.filter(({ time }) => time >= 0)])),
    },
  };
}
