import type { TimelineDocument, Track, Variable } from "../document.ts";
import type { Element } from "./element.ts";

/** How a variable is named where it stands: `{{price}}`. */
const REFERENCE = /\{\{\s*([^{}\s]{1,80})\s*\}\}/g;
export const reference = (id: string): string => `{{${id}}}`;

/** No text grows beyond this many characters by what is filled in. */
const LONGEST_TEXT = 10_000;

/** What of an element is written or coloured. */
const DRAWN = ["text", "words", "style", "plate", "emphasis", "spoken", "fill", "stroke"] as const;

type Values = ReadonlyMap<string, string>;
const valuesOf = (variables: readonly Variable[]): Values => new Map(variables.map((one) => [one.id, one.default]));

function filledText(text: string, values: Values): string {
  if (!text.includes("{{")) return text;
  const made = text.replace(REFERENCE, (as, id: string) => values.get(id) ?? as);
  return made === text ? text : made.slice(0, Math.max(text.length, LONGEST_TEXT));
}

/** The same value where nothing in it is filled. */
function filledValue(value: unknown, values: Values): unknown {
  if (typeof value === "string") return filledText(value, values);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, one]) => [key, one, filledValue(one, values)] as const);
  if (parts.every(([, before, after]) => before === after)) return value;
  return Array.isArray(value) ? parts.map(([, , after]) => after) : Object.fromEntries(parts.map(([key, , after]) => [key, after]));
}

/** An element with the values of variables in the place of their names; itself where it names none. */
export function filledElement(element: Element, variables: readonly Variable[]): Element {
  const values = valuesOf(variables);
  const own = element as unknown as Record<string, unknown>;
  const changed = DRAWN.flatMap((key) => {
    const value = filledValue(own[key], values);
    return value === own[key] ? [] : [[key, value] as const];
  });
  return changed.length === 0 ? element : ({ ...element, ...Object.fromEntries(changed) } as Element);
}

type Elements = Track["elements"];
const known = new WeakMap<readonly Variable[], { elements: WeakMap<Element, Element>; tracks: WeakMap<Elements, Elements> }>();

function filledTrack(track: Track, variables: readonly Variable[]): Track {
  const kept = known.get(variables) ?? { elements: new WeakMap(), tracks: new WeakMap() };
  known.set(variables, kept);
  const one = (element: Element): Element => {
    const made = kept.elements.get(element) ?? filledElement(element, variables);
    kept.elements.set(element, made);
    return made;
  };
  const all = (): Elements => {
    const made = track.elements.map(one);
    return made.every((element, at) => element === track.elements[at]) ? track.elements : made;
  };
  const elements = kept.tracks.get(track.elements) ?? all();
  kept.tracks.set(track.elements, elements);
  return elements === track.elements ? track : { ...track, elements };
}

const documents = new WeakMap<TimelineDocument, TimelineDocument>();

/**
 * What is drawn, and written to captions, of a document: names of variables in its texts and colours (`{{price}}`) have given
 * way to their values. A name that no variable has stays as it is written. Elements are filled once; a document without
 * variables is itself.
 */
export function filled(document: TimelineDocument): TimelineDocument {
  const { variables } = document;
  if (variables.length === 0) return document;
  const made = documents.get(document) ?? { ...document, tracks: document.tracks.map((track) => filledTrack(track, variables)) };
  documents.set(document, made);
  return made;
}
