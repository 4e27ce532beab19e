import type { TimelineDocument } from "../document.ts";
import type { Element, VisibleElement } from "../document/element.ts";
import { elementAt } from "../edit/interval.ts";
import { ease } from "./easing.ts";
import type { ActiveTransition } from "./transition.ts";

/** What is drawn at a moment, from back to front: looked up by time, whatever the length of the document. */
export interface Cast {
  readonly elements: readonly VisibleElement[];
  readonly transition: ActiveTransition | null;
}

type Tracks = readonly TimelineDocument["tracks"][number][];

const isSeen = (element: Element | null): element is VisibleElement => element !== null && element.type !== "audio";

/** What stands at a moment on tracks that are seen. */
const standing = (tracks: Tracks, time: number): VisibleElement[] => tracks.map(({ elements }) => elementAt(elements, time)).filter(isSeen);

/** Whoever goes with `lead`: its group, as it stands at a moment. */
const party = (tracks: Tracks, lead: VisibleElement, time: number): Set<VisibleElement> =>
  lead.group === null ? new Set([lead]) : new Set(standing(tracks, time).filter(({ group }) => group === lead.group));

/** The transition that runs at `time`, with everyone it takes along, and the moment before it began. */
function running(tracks: Tracks, time: number): { transition: ActiveTransition; before: number } | null {
  for (const { elements } of tracks) {
    const element = elementAt(elements, time);
    const transition = isSeen(element) ? element.transitionIn : null;
    if (!isSeen(element) || !transition || transition.duration === 0 || transition.type === "cut") continue;
    const along = (time - element.startTime) / transition.duration;
    const before = element.startTime - 1;
    const lead = elementAt(elements, before);
    if (along >= 1 || !isSeen(lead) || lead.id !== transition.fromElementId) continue;
    const parties = { from: party(tracks, lead, before), to: party(tracks, element, time) };
    return { transition: { transition, progress: ease(transition.easing, along), ...parties }, before };
  }
  return null;
}

/** Everything that has a part in the frame at `time` ticks. The outgoing scene keeps moving past its end. */
export function castAt(document: TimelineDocument, time: number): Cast {
  const tracks = document.tracks.filter(({ hidden }) => !hidden);
  const found = running(tracks, time);
  if (!found) return { elements: standing(tracks, time), transition: null };
  const { transition, before } = found;
  const elements = tracks.flatMap(({ elements: all }) => {
    const [left, now] = [elementAt(all, before), elementAt(all, time)];
    const leaves = isSeen(left) && left !== now && transition.from.has(left) ? [left] : [];
    return isSeen(now) ? [...leaves, now] : leaves;
  });
  return { elements, transition };
}
