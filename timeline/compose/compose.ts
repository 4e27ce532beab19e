import { adBrief, type AdBrief, type TemplateName } from "../brief.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../document.ts";
import { markElement } from "../shot/compose.ts";
import { beforeAfter } from "./templates/before-after.ts";
import type { Wished } from "./cast.ts";
import { LONG } from "./swap.ts";
import { longestViewOf } from "./views.ts";
import { demo } from "./templates/demo.ts";
import { kinetic } from "./templates/kinetic.ts";
import { magazine } from "./templates/magazine.ts";
import { street } from "./templates/street.ts";
import { prompt } from "./prompt.ts";
import { studio } from "./templates/studio.ts";

/** A director: reads the brief, answers a finished timeline. */
export type Director = (brief: AdBrief) => TimelineDocument;

const directors: Record<TemplateName, Director> = { kinetic, studio, magazine, street, demo, "before-after": beforeAfter };

/** Whether there is a picture of before, and one of after. */
const hasBefore = ({ before, pictures }: AdBrief): boolean => pictures.length > 1 && pictures.some(({ id }) => id === before);

/** The mark lies over everything, as long as the ad is. */
function withMark(document: TimelineDocument, mark: string): TimelineDocument {
  if (mark === "") return document;
  const element = markElement(mark, document.canvas, { startTime: 0, duration: documentDuration(document) });
  const track = { id: "mark-0", type: "mixed", name: "mark", elements: [element] };
  return parseDocument({ ...document, tracks: [...document.tracks, track] });
}

/** Where one view of a picture would stand for too long, the ad as it is where that picture is seen from near first, if that is better. */
function varied(director: Director, brief: AdBrief): TimelineDocument {
  const document = director(brief);
  const longest = longestViewOf(document);
  if (longest <= LONG) return document;
  const other: Wished = { ...brief, nearFirst: true };
  const nearFirst = director(other);
  return longestViewOf(nearFirst) < longest ? nearFirst : document;
}

/** Turns a brief into a timeline document, by the director that it names. Throws a ZodError for a brief that is not one. */
export function compose(brief: AdBrief): TimelineDocument {
  const checked = adBrief.parse(brief);
  // Nothing is made out to be what came before: without a picture of it there is no comparison.
  const template = checked.template === "before-after" && !hasBefore(checked) ? "studio" : checked.template;
  return withMark(varied(directors[template], prompt(checked)), checked.mark ?? "");
}
