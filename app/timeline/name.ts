import type { TimelineDocument } from "../../timeline/document.ts";
import type { Element } from "../../timeline/document/element.ts";
import { isOffline, kindOf, nameOf, type Part, type PartName } from "./parts.ts";

type Words = (key: `timeline.names.${PartName | "offline"}`) => string;

const LONGEST = 60;

/** What an element is called: by its words, else by what it is. */
export function partName({ text, name, offline }: Pick<Part, "text" | "name" | "offline">, t: Words): string {
  const called = text?.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST) || t(`timeline.names.${name}`);
  return offline ? `${called} (${t("timeline.names.offline")})` : called;
}

/** The same of an element alone. */
export const elementName = (document: TimelineDocument, element: Element, t: Words): string =>
  partName(
    {
      text: element.type === "text" && kindOf(element) === "text" ? element.text : null,
      name: nameOf(element),
      offline: isOffline(document, element),
    },
    t,
  );
