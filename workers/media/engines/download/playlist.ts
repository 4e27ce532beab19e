import { JobError } from "../../protocol/handler.ts";

export interface Range {
  readonly url: string;
  /** Bytes of it, where it is a part of a file. */
  readonly bytes?: { readonly start: number; readonly length: number };
}

export interface Segment extends Range {
  /** AES-128 (RFC 8216 §5.2): where its key is, and its initialization vector. */
  readonly key?: { readonly url: string; readonly iv: Buffer };
}

/** The segments of one stream, in order, with what stands before them in fragmented MP4. */
export interface MediaPlaylist {
  readonly init?: Range;
  readonly segments: readonly Segment[];
  readonly seconds: number;
}

/** One of the forms that a stream comes in; `audio`: where its sound is, if that is apart. */
export interface Variant {
  readonly url: string;
  readonly bandwidth: number;
  readonly height: number;
  readonly audio?: string;
}

export type Playlist = { readonly variants: readonly Variant[] } | { readonly media: MediaPlaylist };

/** Longer lists than a film has. */
const MOST_LINES = 60_000;

type Attributes = Readonly<Record<string, string>>;

const attributes = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g)].map(([, name = "", quoted, plain]) => [name, quoted ?? plain ?? ""]),
  );

function absolute(url: string, base: string): string {
  if (!URL.canParse(url, base)) throw new JobError("MEDIA_MISSING", "the playlist names no address");
  return new URL(url, base).href;
}

/** Streams apart (EXT-X-MEDIA): the default sound of each group. */
function soundOf(lines: readonly string[], base: string): Map<string, string> {
  const sounds = new Map<string, string>();
  for (const line of lines) {
    const { TYPE, URI, "GROUP-ID": group, DEFAULT } = line.startsWith("#EXT-X-MEDIA:") ? attributes(line) : ({} as Attributes);
    if (TYPE === "AUDIO" && URI && group && (DEFAULT === "YES" || !sounds.has(group))) sounds.set(group, absolute(URI, base));
  }
  return sounds;
}

function variantsOf(lines: readonly string[], base: string): Variant[] {
  const sounds = soundOf(lines, base);
  return lines.flatMap((line, at) => {
    if (!line.startsWith("#EXT-X-STREAM-INF:")) return [];
    const { BANDWIDTH, RESOLUTION = "", AUDIO = "" } = attributes(line);
    const url = lines.slice(at + 1).find((next) => !next.startsWith("#"));
    if (!url) return [];
    const height = Number(RESOLUTION.split("x")[1] ?? 0);
    return [{ url: absolute(url, base), bandwidth: Number(BANDWIDTH) || 0, height, audio: sounds.get(AUDIO) }];
  });
}

/** A key that we may use; one of a protection system (Widevine, FairPlay, PlayReady) is refused. */
function keyOf({ METHOD, URI = "", IV, KEYFORMAT = "identity" }: Attributes, base: string, sequence: number): Segment["key"] {
  if (METHOD === "NONE") return undefined;
  if (METHOD !== "AES-128" || KEYFORMAT !== "identity" || !URI) throw new JobError("MEDIA_PROTECTED", `the stream is protected: ${METHOD}`);
  const iv = (IV?.replace(/^0x/i, "") ?? sequence.toString(16)).padStart(32, "0");
  return { url: absolute(URI, base), iv: Buffer.from(iv, "hex") };
}

/** A byte range (`length@start`); one without a start begins where the last one ended. */
function rangeOf(text: string | undefined, after: number): Range["bytes"] {
  if (!text) return undefined;
  const [length = 0, start = after] = text.split("@").map(Number);
  return { start, length };
}

function mediaOf(lines: readonly string[], base: string): MediaPlaylist {
  const segments: Segment[] = [];
  let [init, key, range, seconds, after]: [Range | undefined, Attributes, string | undefined, number, number] = [
    undefined,
    { METHOD: "NONE" },
    undefined,
    0,
    0,
  ];
  const first = Number(lines.find((line) => line.startsWith("#EXT-X-MEDIA-SEQUENCE:"))?.split(":")[1] ?? 0);
  for (const line of lines) {
    const value = line.slice(line.indexOf(":") + 1);
    if (line.startsWith("#EXTINF:")) seconds += Number.parseFloat(value) || 0;
    else if (line.startsWith("#EXT-X-KEY:")) key = attributes(value);
    else if (line.startsWith("#EXT-X-BYTERANGE:")) range = value;
    else if (line.startsWith("#EXT-X-MAP:"))
      init = { url: absolute(attributes(value).URI ?? "", base), bytes: rangeOf(attributes(value).BYTERANGE, 0) };
    else if (!line.startsWith("#")) {
      const bytes = rangeOf(range, after);
      after = bytes ? bytes.start + bytes.length : 0;
      range = undefined;
      segments.push({ url: absolute(line, base), bytes, key: keyOf(key, base, first + segments.length) });
    }
  }
  return { init, segments, seconds };
}

/** An HLS playlist (RFC 8216). @throws JobError MEDIA_MISSING, MEDIA_LIVE, MEDIA_PROTECTED */
export function readPlaylist(text: string, base: string): Playlist {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (!lines[0]?.startsWith("#EXTM3U") || lines.length > MOST_LINES) throw new JobError("MEDIA_MISSING", "this is no HLS playlist");
  const variants = variantsOf(lines, base);
  if (variants.length > 0) return { variants };
  if (!lines.some((line) => line.startsWith("#EXT-X-ENDLIST"))) throw new JobError("MEDIA_LIVE", "the stream has not ended");
  const media = mediaOf(lines, base);
  if (media.segments.length === 0) throw new JobError("MEDIA_MISSING", "the playlist is empty");
  return { media };
}

/** The best picture up to this height; the least tall one where all are taller. */
export function bestVariant<T extends Pick<Variant, "height" | "bandwidth">>(variants: readonly T[], height: number): T | undefined {
  const fitting = variants.filter((one) => one.height <= height);
  const among = fitting.length > 0 ? fitting : variants.toSorted((a, b) => a.height - b.height).slice(0, 1);
  return among.toSorted((a, b) => b.height - a.height || b.bandwidth - a.bandwidth)[0];
}
