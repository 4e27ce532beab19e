import type { TimelineDocument, Track } from "../../document.ts";
import type { Element } from "../../document/element.ts";
import { filledElement } from "../../document/filled.ts";
import { isStored, type Stored } from "../../document/save-element.ts";
import { endOf } from "../../edit/interval.ts";
import { perSecond } from "../../rate.ts";
import { TIMEBASE } from "../../time.ts";
import { stateOf } from "../../edit/change.ts";
import { writeLoose } from "./json.ts";
import { rangeNode, timeNode } from "./nodes.ts";
import { printOf } from "./print.ts";
import type { CarriedOtio } from "./read.ts";

const inTicks = (value: number) => ({ value, rate: TIMEBASE });
const rangeOfTicks = (start: number, duration: number) => rangeNode({ start: inTicks(start), duration: inTicks(duration) });
const item = (name: string) => ({ name, metadata: {}, effects: [], markers: [], enabled: true });

const gap = (duration: number) => ({ OTIO_SCHEMA: "Gap.1", ...item(""), source_range: rangeOfTicks(0, duration) });

function reference({ assets }: TimelineDocument, element: Element): Stored {
  const asset = "assetId" in element && element.assetId !== null ? assets[element.assetId] : undefined;
  if (!asset) return { OTIO_SCHEMA: "MissingReference.1", name: "", available_range: null, metadata: {} };
  const target_url = asset.url || asset.source;
  const available_range = asset.duration > 0 ? rangeOfTicks(0, Math.round(asset.duration * TIMEBASE)) : null;
  return { OTIO_SCHEMA: "ExternalReference.1", name: "", target_url, available_range, metadata: {} };
}

/** Times as the program said them that an element came from, as long as they are the same. */
function rangeNodeOf({ source, trimStart, duration }: Element) {
  const same = source && source.ticks.trimStart === trimStart && source.ticks.duration === duration;
  return same ? rangeNode(source) : rangeOfTicks(trimStart, duration);
}

function warp(element: Element): Stored[] {
  if (!("speed" in element) || element.speed.num === element.speed.den) return [];
  const time_scalar = element.speed.num / element.speed.den;
  const kind = time_scalar === 0 ? "FreezeFrame" : "LinearTimeWarp";
  return [{ OTIO_SCHEMA: `${kind}.1`, name: "", metadata: {}, effect_name: kind, time_scalar }];
}

function clip(document: TimelineDocument, element: Element): Stored {
  const shown = filledElement(element, document.variables);
  const name = element.name || (shown.type === "text" ? shown.text : element.id);
  const came = isStored(element.carried?.otio) ? element.carried.otio : null;
  const known = came && Object.fromEntries(Object.entries(came).filter(([, value]) => value !== undefined && value !== null));
  const made = { media_references: { DEFAULT_MEDIA: reference(document, element) }, active_media_reference_key: "DEFAULT_MEDIA" };
  const version = known && "media_reference" in known ? "Clip.1" : "Clip.2";
  return {
    OTIO_SCHEMA: version,
    ...item(name),
    source_range: rangeNodeOf(element),
    ...(known ?? { ...made, effects: warp(element), metadata: { reelwright: { element } } }),
  };
}

function transition({ transitionIn }: Extract<Element, { transitionIn: unknown }>): Stored[] {
  if (!transitionIn || transitionIn.duration === 0) return [];
  return [
    {
      OTIO_SCHEMA: "Transition.1",
      name: transitionIn.type,
      metadata: {},
      transition_type: transitionIn.type === "fade" ? "SMPTE_Dissolve" : "Custom_Transition",
      in_offset: timeNode(inTicks(0)),
      out_offset: timeNode(inTicks(transitionIn.duration)),
    },
  ];
}

function track(document: TimelineDocument, one: Track): Stored {
  let at = 0;
  const children = one.elements.flatMap((element): Stored[] => {
    const before = element.startTime > at ? [gap(element.startTime - at)] : [];
    at = endOf(element);
    return [...before, ...(element.type === "audio" ? [] : transition(element)), clip(document, element)];
  });
  const metadata = { reelwright: { track: stateOf(one) } };
  return {
    OTIO_SCHEMA: "Track.1",
    ...item(one.name),
    enabled: !one.hidden,
    metadata,
    source_range: null,
    kind: one.type === "audio" ? "Audio" : "Video",
    children,
  };
}

/** Tracks as they were read where nothing that the file says of them has changed, else as they are. */
function tracks(document: TimelineDocument, carried: CarriedOtio | null): Stored[] {
  const prints = new Map(document.tracks.map((one) => [one.id, printOf(one.elements)]));
  const same = (carried?.tracks ?? []).filter((known) => known.tracks.every(({ id, print }) => prints.get(id) === print));
  const nodes = new Map(same.flatMap(({ node, tracks: made }) => made.map(({ id }, n) => [id, n === 0 ? [node] : []] as const)));
  return document.tracks.flatMap((one) => nodes.get(one.id) ?? [track(document, one)]);
}

const isCarried = (value: unknown): value is CarriedOtio => isStored(value) && isStored(value.root) && Array.isArray(value.tracks);

/**
 * A document as an OpenTimelineIO file. What came from one and was not changed is written as it was; what only this
 * program knows is in its metadata, so that the file opens here as the very document.
 */
export function writeOtio(document: TimelineDocument): string {
  const came = document.carried?.otio;
  const carried = isCarried(came) ? came : null;
  const children = tracks(document, carried);
  if (carried)
    return `${writeLoose({ ...carried.root, tracks: { ...(isStored(carried.root.tracks) ? carried.root.tracks : {}), children } })}\n`;
  const { tracks: _tracks, ...own } = document;
  const markers = document.markers.map(({ name, time, duration }) => ({
    OTIO_SCHEMA: "Marker.2",
    name,
    color: "RED",
    metadata: {},
    marked_range: rangeOfTicks(time, duration),
  }));
  const stack = { OTIO_SCHEMA: "Stack.1", ...item("tracks"), markers, source_range: null, children };
  const metadata = { reelwright: { document: own, rate: perSecond(document.canvas.rate) } };
  return `${writeLoose({ OTIO_SCHEMA: "Timeline.1", name: document.id, global_start_time: null, metadata, tracks: stack })}\n`;
}
