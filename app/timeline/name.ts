import type { TimelineDocument } from "../../timeline/document.ts";
import type { Element } from "../../timeline/document/element.ts";
import { calledOf, isOffline, kindOf, nameOf, type Part, type PartName } from "./parts.ts";

type Words = (key: `timeline.names.${PartName | "offline"}`) => string;

const LONGEST = 60;

/** What an element is called: by its words or its file, else by what it is. */
export function partName({ called, name, offline }: Pick<Part, "called" | "name" | "offline">, t: Words): string {
  const words = called?.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST) || t(`timeline.names.${name}`);
  return offline ? `${words} (${t("timeline.names.offline")})` : words;
}

/** The same of an element alone. */
export const elementName = (document: TimelineDocument, element: Element, t: Words): string =>
  partName({ called: calledOf(element), name: nameOf(element), offline: isOffline(document, element) }, t);

/** What an element is, whatever it is called. */
export const elementKind = (element: Element, t: (key: `timeline.names.${PartName}` | "timeline.kinds.text") => string): string =>
  kindOf(element) === "text" ? t("timeline.kinds.text") : t(`timeline.names.${nameOf(element)}`);
