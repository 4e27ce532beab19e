import type { TimelineDocument } from "../document.ts";
import type { ElementOf } from "../document/element.ts";
import { seconds } from "../time.ts";
import { synthesise } from "./synth.ts";

type Heard = ElementOf<"audio"> | ElementOf<"video">;

/** Everything that sounds, in document order. */
export function heard(document: TimelineDocument): Heard[] {
  return document.tracks
    .filter((track) => !track.muted)
    .flatMap((track) => track.elements.filter((e): e is Heard => e.type === "audio" || (e.type === "video" && !e.muted && e.volume > 0)));
}

function envelope(gain: AudioParam, element: Heard, start: number) {
  const volumes = element.keyframes.filter((k) => k.property === "volume");
  const [first] = volumes;
  gain.setValueAtTime(first?.value ?? element.volume, start);
  for (const key of volumes) gain.linearRampToValueAtTime(key.value, start + Math.max(0.0001, seconds(key.time)));
}

function fades(gain: AudioParam, element: Heard, start: number) {
  if (element.type !== "audio") return;
  const end = start + seconds(element.duration);
  gain.setValueAtTime(element.fadeIn > 0 ? 0 : 1, start);
  if (element.fadeIn > 0) gain.linearRampToValueAtTime(1, start + seconds(element.fadeIn));
  if (element.fadeOut === 0) return;
  gain.setValueAtTime(1, end - seconds(element.fadeOut));
  gain.linearRampToValueAtTime(0, end);
}

function bufferOf(context: BaseAudioContext, element: Heard, buffers: ReadonlyMap<string, AudioBuffer>): AudioBuffer | null {
  if (element.type === "audio" && element.synth) {
    const samples = synthesise(element.synth.kind, element.synth.seed, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }
  return (element.assetId !== null && buffers.get(element.assetId)) || null;
}

/** Schedules the whole document on an audio context (live or offline) from its time `origin`. */
export function schedule(context: BaseAudioContext, document: TimelineDocument, buffers: ReadonlyMap<string, AudioBuffer>, origin = 0) {
  for (const element of heard(document)) {
    const buffer = bufferOf(context, element, buffers);
    if (!buffer) continue;
    const start = origin + seconds(element.startTime);
    const node = context.createBufferSource();
    node.buffer = buffer;
    node.loop = element.type === "audio" && element.loop;
    const [level, edge] = [context.createGain(), context.createGain()];
    envelope(level.gain, element, start);
    fades(edge.gain, element, start);
    node.connect(level).connect(edge).connect(context.destination);
    node.start(start, seconds(element.trimStart));
    node.stop(start + seconds(element.duration));
  }
}
