import { placedOf } from "../../timeline/edit/lookup.ts";
import type { TimelineDocument } from "../../timeline/document.ts";
import type { TimelineSibling, TimelineTaken } from "../../trpc/contract/timeline-variant.ts";
import type { IslandT } from "../islands/runtime/translate.ts";
import { elementName } from "./name.ts";

type T = IslandT<"timeline">;

/** What a version is called: by what it is made for. */
export function versionName({ first, variant, width, height }: TimelineSibling, t: T): string {
  if (first) return t("timeline.versions.first", { width, height });
  return [variant.ratio ?? `${width} × ${height}`, variant.hook].filter(Boolean).join(", ");
}

/** What became of an edit in a version. */
export function takenText({ changed, conflicts }: TimelineTaken, document: TimelineDocument, t: T): string {
  const why = conflicts.map(({ why: reason, about }) => {
    const element = placedOf(document, about)?.element;
    return t(`timeline.versions.why.${reason}`, { what: element ? elementName(document, element, t) : t("timeline.versions.whole") });
  });
  return [t("timeline.versions.changed", { count: changed }), ...why].join(" ");
}
