import { createDecipheriv } from "node:crypto";
import { appendFile, readFile, rm } from "node:fs/promises";
import { JobError } from "../../protocol/handler.ts";
import { fetchTo, type Reach } from "./guarded.ts";
import { readManifest } from "./manifest.ts";
import { bestVariant, type MediaPlaylist, type Range, readPlaylist, type Segment } from "./playlist.ts";

/** As an ad is shown at most. */
const MOST_HEIGHT = 1080;
const MOST_BYTES_OF_TEXT = 8_000_000;

interface Streaming extends Reach {
  readonly folder: string;
  readonly maxSeconds: number;
  onShare(share: number): void;
}

const headerOf = ({ bytes }: Range): string | undefined => bytes && `${bytes.start}-${bytes.start + bytes.length - 1}`;

async function small(address: string, { folder, ...reach }: Streaming): Promise<{ url: string; content: Buffer }> {
  const path = `${folder}/text`;
  const { url } = await fetchTo(path, address, { ...reach, budget: { bytes: MOST_BYTES_OF_TEXT } });
  const content = await readFile(path);
  await rm(path);
  return { url, content };
}

/** Keys of a stream, each asked for once. */
function keys(streaming: Streaming): (segment: Segment) => Promise<Buffer | undefined> {
  const known = new Map<string, Buffer>();
  return async ({ key }) => {
    if (!key) return undefined;
    const content = known.get(key.url) ?? (await small(key.url, streaming)).content;
    if (content.length !== 16) throw new JobError("MEDIA_PROTECTED", "the key of the stream is none");
    known.set(key.url, content);
    return content;
  };
}

async function append(path: string, segment: Segment, key: Buffer | undefined, streaming: Streaming): Promise<void> {
  if (!key || !segment.key) return void (await fetchTo(path, segment.url, streaming, headerOf(segment)));
  const closed = `${path}.closed`;
  await fetchTo(closed, segment.url, streaming, headerOf(segment));
  const decipher = createDecipheriv("aes-128-cbc", key, segment.key.iv);
  await appendFile(path, Buffer.concat([decipher.update(await readFile(closed)), decipher.final()]));
  await rm(closed);
}

/** All segments of a stream as one file: MPEG-TS, fragmented MP4 and packed audio may be put after each other. */
async function join(path: string, { init, segments, seconds }: MediaPlaylist, streaming: Streaming): Promise<string> {
  tooLong(seconds, streaming.maxSeconds);
  if (init) await fetchTo(path, init.url, streaming, headerOf(init));
  const keyOf = keys(streaming);
  for (const [at, segment] of segments.entries()) {
    await append(path, segment, await keyOf(segment), streaming);
    streaming.onShare((at + 1) / segments.length);
  }
  return path;
}

/** @throws JobError MEDIA_TOO_LONG, with minutes */
export function tooLong(seconds: number, most: number): void {
  if (seconds <= most) return;
  const values = { minutes: Math.ceil((seconds / 60) * 10) / 10, max: most / 60 };
  throw new JobError("MEDIA_TOO_LONG", `${seconds} s are longer than ${most} s`, { values });
}

async function mediaAt(address: string, streaming: Streaming): Promise<MediaPlaylist> {
  const { url, content } = await small(address, streaming);
  const playlist = readPlaylist(content.toString("utf8"), url);
  if (!("media" in playlist)) throw new JobError("MEDIA_MISSING", "a variant leads to other variants");
  return playlist.media;
}

/** An HLS playlist or a DASH manifest, by its first line. */
export const isStream = (text: string): boolean => text.startsWith("#EXTM3U") || isManifest(text);
const isManifest = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<MPD[\s>]/.test(text.slice(0, 4096));

async function fetchPlaylist(text: string, base: string, streaming: Streaming): Promise<string[]> {
  const playlist = readPlaylist(text, base);
  const path = (name: string) => `${streaming.folder}/${name}`;
  if ("media" in playlist) return [await join(path("stream"), playlist.media, streaming)];
  const variant = bestVariant(playlist.variants, MOST_HEIGHT);
  if (!variant) throw new JobError("MEDIA_MISSING", "the playlist is empty");
  const picture = await join(path("stream"), await mediaAt(variant.url, streaming), streaming);
  return variant.audio ? [picture, await join(path("sound"), await mediaAt(variant.audio, streaming), streaming)] : [picture];
}

async function fetchPresentation(text: string, base: string, streaming: Streaming): Promise<string[]> {
  const { picture, sound } = readManifest(text, base, MOST_HEIGHT);
  const files: string[] = [];
  if (picture) files.push(await join(`${streaming.folder}/stream`, picture, streaming));
  if (sound) files.push(await join(`${streaming.folder}/sound`, sound, streaming));
  return files;
}

/** Fetches an HLS or DASH stream, each part of it through the guard: its picture and, where that is apart, its sound. */
export const fetchStream = (text: string, base: string, streaming: Streaming): Promise<string[]> =>
  isManifest(text) ? fetchPresentation(text, base, streaming) : fetchPlaylist(text, base, streaming);
