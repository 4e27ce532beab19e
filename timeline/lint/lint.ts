import { documentDuration, type TimelineDocument, type Track } from "../document.ts";
import type { Element } from "../document/element.ts";
import { filled } from "../document/filled.ts";
import { heard } from "../sound/heard.ts";
import { seconds, ticks } from "../time.ts";
import { type Covered, coveredOf } from "./covered.ts";
import type { InkOf } from "./ink.ts";
import { type Platform, PLATFORM_RULES } from "./platforms.ts";

/** What is against an ad on a platform. `wrong`: it is refused there, or what matters is hidden; else it is advice. */
export type Finding =
  | ({ rule: "covered"; element: string; at: number; wrong: boolean } & Covered)
  | { rule: "short" | "long"; wrong: true; seconds: number; limit: number }
  | { rule: "lengthy"; wrong: false; seconds: number; limit: number }
  | { rule: "ratio"; wrong: boolean; width: number; height: number }
  | { rule: "silent"; wrong: false }
  | { rule: "lateSound"; wrong: false; at: number };

interface Options {
  platform: Platform;
  inkOf: InkOf;
}

const RATIO_NEAR = 0.01;
/** Sound is on from frame one (brand.md). */
const LATE = ticks(0.5);

function ofWhole(document: TimelineDocument, platform: Platform): Finding[] {
  const { least, most, best, ratio } = PLATFORM_RULES[platform];
  const length = seconds(documentDuration(document));
  const { width, height } = document.canvas;
  const found: Finding[] = [];
  if (length < least) found.push({ rule: "short", wrong: true, seconds: length, limit: least });
  if (length > most) found.push({ rule: "long", wrong: true, seconds: length, limit: most });
  else if (length > best) found.push({ rule: "lengthy", wrong: false, seconds: length, limit: best });
  const shape = width / height;
  if (shape < ratio[0] - RATIO_NEAR || shape > ratio[1] + RATIO_NEAR) found.push({ rule: "ratio", wrong: false, width, height });
  const starts = heard(document).map(({ startTime }) => startTime);
  const first = starts.length === 0 ? null : starts.reduce((earliest, one) => Math.min(earliest, one));
  if (first === null) found.push({ rule: "silent", wrong: false });
  else if (first > LATE) found.push({ rule: "lateSound", wrong: false, at: first });
  return found;
}

/** What was found of an element holds as long as it is the same, on the same canvas, for the same platform. */
interface Known {
  canvas: TimelineDocument["canvas"];
  found: Covered | null;
}

/** Looks at documents again and again, and each time only at the elements that an edit has changed. */
export class Linter {
  private known = new WeakMap<Element, Known>();
  private options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** What is found of elements from now on is found anew: the platform is another, or letters can be measured. */
  use(options: Options): void {
    if (options.platform === this.options.platform && options.inkOf === this.options.inkOf) return;
    this.options = options;
    this.known = new WeakMap();
  }

  private covered(element: Element, { canvas, assets }: TimelineDocument): Covered | null {
    const { options } = this;
    const known = this.known.get(element);
    if (known && known.canvas === canvas) return known.found;
    const asset = "assetId" in element && element.assetId !== null ? assets[element.assetId] : undefined;
    const found = coveredOf(element, { zone: PLATFORM_RULES[options.platform].zone, canvas, inkOf: options.inkOf, asset });
    this.known.set(element, { canvas, found });
    return found;
  }

  private onTrack(track: Track, document: TimelineDocument): Finding[] {
    if (track.hidden) return [];
    return track.elements.flatMap((element): Finding[] => {
      const found = this.covered(element, document);
      if (!found) return [];
      const at = element.startTime + Math.round(element.duration / 2);
      return [{ rule: "covered", element: element.id, at, wrong: found.role !== "text", ...found }];
    });
  }

  /** Everything that is against a document on the platform: what is of the whole first, then by time. */
  look(edited: TimelineDocument): Finding[] {
    const document = filled(edited);
    const parts = document.tracks.flatMap((track) => this.onTrack(track, document));
    const timed = parts.flatMap((one) => (one.rule === "covered" ? [one] : [])).toSorted((a, b) => a.at - b.at);
    return [...ofWhole(document, this.options.platform), ...timed];
  }
}

/** Everything that is against a document on a platform. */
export const lint = (document: TimelineDocument, options: Options): Finding[] => new Linter(options).look(document);
