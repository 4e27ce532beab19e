import { placedOf } from "../../timeline/edit/lookup.ts";
import type { TimelineDocument } from "../../timeline/document.ts";
import type { TimelineSibling, TimelineTaken } from "../../trpc/contract/timeline-variant.ts";
import { sentences } from "../i18n/sentences.ts";
import type { IslandT } from "../islands/runtime/translate.ts";
import { elementName } from "./name.ts";

type T = IslandT<"timeline">;

/** What a version is called: by what it is made for. */
export function versionName({ first, variant, width, height }: TimelineSibling, t: T): string {
  if (first) return t("timeline.versions.first", { width, height });
  const language = variant.language && t(`timeline.versions.languages.${variant.language}`);
  return [language, variant.ratio ?? `${width} × ${height}`, variant.hook].filter(Boolean).join(t("timeline.versions.and"));
}

/** What became of an edit in a version. */
export function takenText({ changed, conflicts }: TimelineTaken, document: TimelineDocument, t: T): string {
  const why = conflicts.map(({ why: reason, about }) => {
    const element = placedOf(document, about)?.element;
    return t(`timeline.versions.why.${reason}`, { what: element ? elementName(document, element, t) : t("timeline.versions.whole") });
  });
  return sentences(t("timeline.versions.changed", { count: changed }), ...why);
}

/** That a version is ready, and what of it still has the words of the first one. */
export const madeText = (name: string, left: readonly string[], t: T): string =>
  sentences(
    t("timeline.versions.made", { ratio: name }),
    left.length > 0 &&
      t("timeline.versions.left", { count: left.length, texts: left.map((one) => `“${one}”`).join(t("timeline.versions.and")) }),
  );
