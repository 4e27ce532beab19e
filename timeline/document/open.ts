import { z } from "zod";
import { asset, type Asset, canvas, marker, type TimelineDocument, trackState, type Track, variable } from "../document.ts";
import { documentClaim } from "../evidence/claim.ts";
import { TIMEBASE } from "../time.ts";
import type { Element } from "./element.ts";
import { inLanes } from "./lanes.ts";
import { type Losses, losses, type Report } from "./loss.ts";
import { isStored, saveElement, type Stored } from "./save-element.ts";
import { SCHEMA_VERSION, upgraded } from "./upgrade.ts";

export interface OpenedDocument {
  document: TimelineDocument;
  losses: Losses;
}

/** Tracks that the overlapping elements of one are laid out in, at most. */
const MOST_LANES = 50;
const CANVAS = { width: 1080, height: 1920, rate: { num: 30, den: 1 }, background: "#000000" };

/** Keys of the input that its reading left out, at any depth. */
function reportUnknown(raw: unknown, read: unknown, path: string, report: Report): void {
  if (Array.isArray(raw) && Array.isArray(read)) {
    if (raw.length === read.length) raw.forEach((one, at) => reportUnknown(one, read[at], `${path}.${at}`, report));
    return;
  }
  if (!isStored(raw) || !isStored(read)) return;
  for (const key of Object.keys(raw)) {
    if (key in read) reportUnknown(raw[key], read[key], `${path}.${key}`, report);
    else report("UNKNOWN_FIELD", `${path}.${key}`);
  }
}

function savedCanvas(raw: unknown, report: Report): TimelineDocument["canvas"] {
  const given = isStored(raw) ? raw : {};
  const fields = canvas.shape;
  const of = <K extends keyof typeof fields>(name: K): z.output<(typeof fields)[K]> => {
    const read = fields[name].safeParse(given[name]);
    if (!read.success) report("CANVAS_REPAIRED", `canvas.${name}`, String(given[name]));
    return (read.success ? read.data : CANVAS[name]) as z.output<(typeof fields)[K]>;
  };
  return { width: of("width"), height: of("height"), rate: of("rate"), background: of("background") };
}

function savedAssets(raw: unknown, report: Report): Record<string, Asset> {
  const entries = Object.entries(isStored(raw) ? raw : {}).flatMap(([id, one]) => {
    const read = asset.safeParse(one);
    if (!read.success) report("ASSET_LOST", `assets.${id}`, read.error.issues[0]?.message);
    return read.success ? [[id, read.data] as const] : [];
  });
  return Object.fromEntries(entries);
}

function savedList<T>(raw: unknown, schema: z.ZodType<T>, path: string, report: Report): T[] {
  return (Array.isArray(raw) ? raw : []).flatMap((one, at) => {
    const read = schema.safeParse(one);
    if (!read.success) report(path === "markers" ? "MARKER_LOST" : "FIELD_LOST", `${path}.${at}`, read.error.issues[0]?.message);
    return read.success ? [read.data] : [];
  });
}

/** What holds between elements of the whole document. */
class Gathered {
  readonly assets: Record<string, Asset>;
  private readonly ids = new Set<string>();
  private readonly report: Report;

  constructor(assets: Record<string, Asset>, report: Report) {
    this.assets = assets;
    this.report = report;
  }

  fresh(id: string, path: string): string {
    let [free, n] = [id, 1];
    while (this.ids.has(free)) free = `${id}-${(n += 1)}`;
    if (free !== id) this.report("ID_RENAMED", path, id);
    this.ids.add(free);
    return free;
  }

  /** A file that nothing is known of is an offline one: its element stays where it is. */
  private offline(id: string, type: Asset["type"], path: string) {
    if (Object.hasOwn(this.assets, id)) return;
    this.report("ASSET_MISSING", path, id);
    this.assets[id] = { type, url: "", duration: 0, width: 0, height: 0, source: "" };
  }

  element(raw: unknown, path: string): Element | null {
    const read = saveElement(raw, path, this.report);
    if (!read) return null;
    reportUnknown(raw, read, path, this.report);
    if (read.type === "audio" && (read.assetId === null) === (read.synth === null)) {
      this.report("ELEMENT_LOST", path, "audio without a source");
      return null;
    }
    if ("assetId" in read && read.assetId !== null) this.offline(read.assetId, read.type, path);
    return { ...read, id: this.fresh(read.id, path) };
  }

  track(raw: unknown, path: string, taken: Set<string>): Track[] {
    if (!isStored(raw)) {
      this.report("TRACK_LOST", path, typeof raw);
      return [];
    }
    const read = trackState.safeParse(raw);
    if (!read.success) this.report("FIELD_LOST", path, read.error.issues[0]?.message);
    const given = read.success ? read.data : trackState.parse({ id: `track-${path}`, type: "mixed", name: String(raw.name ?? "") });
    const elements = (Array.isArray(raw.elements) ? raw.elements : []).flatMap(
      (one, at) => this.element(one, `${path}.elements.${at}`) ?? [],
    );
    const { elements: _list, ...own } = raw;
    if (read.success) reportUnknown(own, given, path, this.report);
    const { lanes, left } = inLanes(elements, MOST_LANES);
    for (const { id } of left) this.report("ELEMENT_LOST", path, id);
    return lanes.map((lane, n) => {
      if (n > 0) for (const { id } of lane) this.report("OVERLAP_MOVED", path, id);
      const base = n === 0 ? given.id : `${given.id}-${n + 1}`;
      let [id, m] = [base, 1];
      while (taken.has(id)) id = `${base}~${(m += 1)}`;
      taken.add(id);
      return { ...given, id, elements: this.withTransitions(lane, path) };
    });
  }

  /** A transition stays where its element follows the one that it comes from directly. */
  private withTransitions(lane: Element[], path: string): Element[] {
    return lane.map((one, at) => {
      if (one.type === "audio" || !one.transitionIn) return one;
      const before = lane[at - 1];
      const meets = before && before.startTime + before.duration === one.startTime && before.id === one.transitionIn.fromElementId;
      if (meets && one.transitionIn.duration <= one.duration) return one;
      this.report("TRANSITION_LOST", path, one.id);
      return { ...one, transitionIn: null };
    });
  }
}

/** The version that a stored document says it is of, or else looks like. */
function versioned(stored: Stored, report: Report): Stored {
  const { schemaVersion } = stored;
  if (typeof schemaVersion === "number" && schemaVersion > SCHEMA_VERSION) report("NEWER_SCHEMA", "schemaVersion", String(schemaVersion));
  else if (typeof schemaVersion === "number" && schemaVersion >= 1) return upgraded(stored);
  else if (isStored(stored.canvas) && "fps" in stored.canvas) return upgraded({ ...stored, schemaVersion: 1 });
  return { ...stored, schemaVersion: SCHEMA_VERSION };
}

/**
 * Opens whatever was stored: what can be saved is a valid document, the rest is listed. It never throws, and never
 * answers less than what it could read.
 */
export function openDocument(stored: unknown): OpenedDocument {
  const found = losses();
  const { report } = found;
  if (!isStored(stored)) report("NOT_A_DOCUMENT", "", typeof stored);
  const raw = versioned(isStored(stored) ? stored : {}, report);
  const gathered = new Gathered(savedAssets(raw.assets, report), report);
  const taken = new Set<string>();
  const tracks = (Array.isArray(raw.tracks) ? raw.tracks : []).flatMap((one, at) => gathered.track(one, `tracks.${at}`, taken));
  const text = (name: string, otherwise: string): string => {
    const value = raw[name];
    return typeof value === "string" ? value : otherwise;
  };
  const document: TimelineDocument = {
    schemaVersion: SCHEMA_VERSION,
    id: text("id", "document"),
    revision: Number.isSafeInteger(raw.revision) ? Math.max(0, Number(raw.revision)) : 0,
    timebase: TIMEBASE,
    canvas: savedCanvas(raw.canvas, report),
    language: text("language", "en"),
    template: text("template", ""),
    assets: gathered.assets,
    variables: savedList(raw.variables, variable, "variables", report),
    markers: savedList(raw.markers, marker, "markers", report),
    tracks,
  };
  if (isStored(raw.carried)) document.carried = raw.carried;
  if (Array.isArray(raw.claims)) document.claims = savedList(raw.claims.slice(0, 200), documentClaim, "claims", report);
  const known = new Set([...Object.keys(document), "carried", "claims", "tracks"]);
  for (const key of Object.keys(raw)) if (!known.has(key)) report("UNKNOWN_FIELD", key);
  return { document, losses: found };
}
