import type { Asset, TimelineDocument } from "../document.ts";
import type { Element } from "../document/element.ts";
import type { OpenedDocument } from "../document/open.ts";
import { drawable } from "../fonts/drawable.ts";
import { carryingFile, unchangedFile, WHOLE_FILES } from "./fingerprint.ts";

/** A text with only what our faces draw. */
function withGlyphs(element: Element): Element {
  if (element.type !== "text") return element;
  const text = drawable(element.text);
  return text === element.text ? element : { ...element, text, words: element.words.map((one) => ({ ...one, text: drawable(one.text) })) };
}

/**
 * The document of a file as one that may be kept: a file that it names is shown only where the timeline that it is opened
 * into shows that very file already, for whoever writes a file could name anybody's. All else is offline, each said.
 */
export function adopted({ document, losses }: OpenedDocument, into: TimelineDocument): TimelineDocument {
  const known = new Map(Object.values(into.assets).flatMap((one) => (one.url === "" ? [] : [[one.url, one] as const])));
  const used = new Set(document.tracks.flatMap(({ elements }) => elements.flatMap((one) => ("assetId" in one ? (one.assetId ?? []) : []))));
  const said = new Set(losses.list.flatMap(({ code, detail }) => (code === "ASSET_MISSING" ? [detail] : [])));
  const assets = Object.entries(document.assets).map(([id, one]): [string, Asset] => {
    const here = known.get(one.url);
    if (here?.type === one.type) return [id, here];
    if (used.has(id) && !said.has(id)) losses.report("ASSET_MISSING", `assets.${id}`, one.source || id);
    return [id, { ...one, url: "" }];
  });
  const tracks = document.tracks.map((track) => ({ ...track, elements: track.elements.map(withGlyphs) }));
  const next = { ...document, assets: Object.fromEntries(assets), tracks };
  // What was made ready for this place is still what the file said: it goes back as it came.
  for (const format of WHOLE_FILES) {
    const came = unchangedFile(document, format);
    if (came !== null) return carryingFile(next, format, came);
  }
  return next;
}
