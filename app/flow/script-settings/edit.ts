import { MAX_CLIPS } from "../../../trpc/contract/rules/script.ts";
import { halves } from "./split.ts";
import type { TypedClip } from "./values.ts";

export const CLIP_ACTS = ["up", "down", "split", "add", "remove"] as const;
type ClipAct = (typeof CLIP_ACTS)[number];

export interface Edited {
  clips: TypedClip[];
  /** The clip that one looks at afterwards. */
  at: string;
}

const newId = (): string => `new-${crypto.randomUUID().slice(0, 8)}`;

/** Whether an act is offered for the clip at a place. */
export const isOffered = (act: ClipAct, index: number, count: number): boolean =>
  ({ up: index > 0, down: index < count - 1, split: count < MAX_CLIPS, add: count < MAX_CLIPS, remove: count > 1 })[act];

function swapped(clips: readonly TypedClip[], index: number, other: number): TypedClip[] {
  const [one, two] = [clips[index], clips[other]];
  return clips.map((clip, at) => (at === index && two ? two : at === other && one ? one : clip));
}

/** What a clip becomes: itself and what is added after it. */
function grown(clip: TypedClip, act: ClipAct): TypedClip[] {
  const role = clip.role === "cta" ? "benefit" : clip.role;
  if (act === "add") return [clip, { id: newId(), role: clip.role === "hook" ? "benefit" : clip.role, text: "", headline: "" }];
  const [first, second] = halves(clip.text);
  return [
    { ...clip, role, text: first },
    { id: newId(), role: clip.role === "hook" ? "benefit" : clip.role, text: second, headline: "" },
  ];
}

/** What a button of a clip asks for (`clip:split:ID`), done to what was typed; null where it is no such button. */
export function editedClips(clips: readonly TypedClip[], intent: string): Edited | null {
  const [what, asked, id] = intent.split(":");
  const act = CLIP_ACTS.find((one) => one === asked);
  const index = clips.findIndex((clip) => clip.id === id);
  const clip = clips[index];
  if (what !== "clip" || !act || !clip) return null;
  if (!isOffered(act, index, clips.length)) return { clips: [...clips], at: clip.id };
  if (act === "up" || act === "down") return { clips: swapped(clips, index, act === "up" ? index - 1 : index + 1), at: clip.id };
  if (act === "remove") {
    const neighbour = clips[index + 1] ?? clips[index - 1] ?? clip;
    return { clips: clips.filter((one) => one !== clip), at: neighbour.id };
  }
  const parts = grown(clip, act);
  return { clips: clips.flatMap((one) => (one === clip ? parts : [one])), at: parts.at(-1)?.id ?? clip.id };
}
