import { type Element, isTag } from "domhandler";
import { parseDocument } from "htmlparser2";
import { JobError } from "../../protocol/handler.ts";
import { bestVariant, type MediaPlaylist, type Range, type Segment } from "./playlist.ts";
import { timesOf } from "./segment-times.ts";

/** What is fetched of a DASH presentation: the one picture and the one sound that are taken. */
export interface Presentation {
  readonly picture?: MediaPlaylist;
  readonly sound?: MediaPlaylist;
}

/** A representation with the elements around it, the innermost first: each inherits from the next. */
interface Form {
  readonly kind: string;
  readonly height: number;
  readonly bandwidth: number;
  readonly around: readonly Element[];
  readonly base: string;
  readonly seconds: number;
}

const none = (why: string): JobError => new JobError("MEDIA_MISSING", why);

const childrenOf = (of: Element, name: string): Element[] => of.children.filter(isTag).filter((one) => one.name === name);
const childOf = (of: Element, name: string): Element | undefined => childrenOf(of, name)[0];

function absolute(url: string, base: string): string {
  if (!URL.canParse(url, base)) throw none("the manifest names no address");
  return new URL(url, base).href;
}

function baseOf(element: Element, base: string): string {
  const [text] = childOf(element, "BaseURL")?.children ?? [];
  return text && "data" in text ? absolute(text.data.trim(), base) : base;
}

/** Seconds of an ISO 8601 duration as xs:duration has it, its years and months left out. */
function durationOf(text: string | undefined): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = (
    /^P(?:\d+Y)?(?:\d+M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(text ?? "") ?? []
  ).map((one) => Number(one ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** A byte range of DASH (`first-last`, both included). */
function bytesOf(text: string | undefined): Range["bytes"] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(text ?? "") ?? [];
  return first && last ? { start: Number(first), length: Number(last) - Number(first) + 1 } : undefined;
}

/** The first value that one of the elements has, the innermost first. */
const inherited = (around: readonly Element[], child: string, name: string): string | undefined =>
  around.map((one) => childOf(one, child)?.attribs[name]).find((value) => value !== undefined);

/** An address of a template, its identifiers filled in (ISO/IEC 23009-1 §5.3.9.4.4). */
function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\$(\w*)(?:%0(\d{1,2})d)?\$/g, (_all, name: string, width?: string) =>
    name === "" ? "$" : String(values[name] ?? "").padStart(Number(width ?? 0), "0"),
  );
}

function fromTemplate({ around, base, seconds, bandwidth }: Form): MediaPlaylist {
  const of = (name: string) => inherited(around, "SegmentTemplate", name);
  const [media, initialization] = [of("media"), of("initialization")];
  if (!media) throw none("the manifest's template names no segments");
  const values = { RepresentationID: around[0]?.attribs["id"] ?? "", Bandwidth: bandwidth };
  const timeline = around.map((one) => childOf(one, "SegmentTemplate")).find((one) => one && childOf(one, "SegmentTimeline"));
  const entries = timeline && childrenOf(childOf(timeline, "SegmentTimeline") ?? timeline, "S").map(({ attribs }) => attribs);
  const times = timesOf({ entries, seconds, timescale: Number(of("timescale") ?? 1), duration: Number(of("duration") ?? 0) });
  const first = Number(of("startNumber") ?? 1);
  const segments = times.map((Time, at): Segment => ({ url: absolute(filled(media, { ...values, Number: first + at, Time }), base) }));
  return { init: initialization ? { url: absolute(filled(initialization, values), base) } : undefined, segments, seconds };
}

function fromList({ around, base, seconds }: Form): MediaPlaylist {
  const list = around.map((one) => childOf(one, "SegmentList")).find(Boolean);
  if (!list) throw none("the manifest lists no segments");
  const rangeOf = (url: string | undefined, range: string | undefined): Range => ({
    url: absolute(url ?? "", base),
    bytes: bytesOf(range),
  });
  const init = childOf(list, "Initialization")?.attribs;
  const segments = childrenOf(list, "SegmentURL").map(({ attribs }) => rangeOf(attribs["media"], attribs["mediaRange"]));
  return { init: init && rangeOf(init["sourceURL"], init["range"]), segments, seconds };
}

/** The segments of one representation: by a template, in a list, or a whole file. */
function segmentsOf(form: Form): MediaPlaylist {
  const has = (name: string) => form.around.some((one) => childOf(one, name));
  if (has("SegmentTemplate")) return fromTemplate(form);
  if (has("SegmentList")) return fromList(form);
  return { segments: [{ url: form.base }], seconds: form.seconds };
}

/** Those that play without another: no enhancement layers. */
const alone = (forms: readonly Element[]): Element[] => forms.filter(({ attribs }) => !attribs["dependencyId"]);

function formsOf(period: Element, base: string, seconds: number): Form[] {
  return childrenOf(period, "AdaptationSet").flatMap((set) =>
    alone(childrenOf(set, "Representation")).map((one): Form => {
      const type = one.attribs["mimeType"] ?? set.attribs["mimeType"] ?? set.attribs["contentType"] ?? "";
      return {
        kind: type.split("/")[0] ?? "",
        height: Number(one.attribs["height"] ?? set.attribs["height"] ?? 0),
        bandwidth: Number(one.attribs["bandwidth"] ?? 0),
        around: [one, set, period],
        base: baseOf(one, baseOf(set, baseOf(period, base))),
        seconds,
      };
    }),
  );
}

const isProtected = ({ around }: Form): boolean => around.some((one) => childOf(one, "ContentProtection"));

/**
 * A DASH manifest of one period that has ended (ISO/IEC 23009-1): its best picture up to a height, and its best sound.
 * @throws JobError MEDIA_MISSING, MEDIA_LIVE, MEDIA_PROTECTED
 */
export function readManifest(text: string, address: string, height: number): Presentation {
  const mpd = parseDocument(text, { xmlMode: true })
    .children.filter(isTag)
    .find(({ name }) => name === "MPD");
  if (!mpd) throw none("this is no DASH manifest");
  if (mpd.attribs["type"] === "dynamic") throw new JobError("MEDIA_LIVE", "the stream has not ended");
  const [period, ...others] = childrenOf(mpd, "Period");
  if (!period || others.length > 0) throw none("the manifest has not just one period");
  const seconds = durationOf(period.attribs["duration"]) || durationOf(mpd.attribs["mediaPresentationDuration"]);
  const forms = formsOf(period, baseOf(mpd, address), seconds);
  const open = forms.filter((form) => !isProtected(form));
  if (open.length === 0 && forms.length > 0) throw new JobError("MEDIA_PROTECTED", "the stream is protected");
  const picture = bestVariant(
    open.filter(({ kind }) => kind === "video"),
    height,
  );
  const [sound] = open.filter(({ kind }) => kind === "audio").toSorted((a, b) => b.bandwidth - a.bandwidth);
  if (!picture && !sound) throw none("the manifest names no film and no sound");
  return { picture: picture && segmentsOf(picture), sound: sound && segmentsOf(sound) };
}
