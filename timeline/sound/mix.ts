import type { TimelineDocument } from "../document.ts";
import { seconds } from "../time.ts";
import { type Heard, heard } from "./heard.ts";
import { synthesise } from "./synth.ts";

/** A gain that changes in straight lines: seconds from the element's start. */
type Line = readonly (readonly [at: number, value: number])[];

function volumeLine(element: Heard): Line {
  const volumes = element.keyframes.filter((k) => k.property === "volume");
  const after = volumes.map((key) => [Math.max(0.0001, seconds(key.time - element.offset)), key.value] as const);
  return [[0, volumes[0]?.value ?? element.volume], ...after];
}

function fadeLine({ duration, fadeIn, fadeOut }: Heard): Line {
  const end = seconds(duration);
  const coming: Line =
    fadeIn > 0
      ? [
          [0, 0],
          [seconds(fadeIn), 1],
        ]
      : [[0, 1]];
  return fadeOut > 0 ? [...coming, [end - seconds(fadeOut), 1], [end, 0]] : coming;
}

function valueOn(line: Line, at: number): number {
  const next = line.findIndex(([time]) => time > at);
  const [before, after] = [line[next < 0 ? line.length - 1 : next - 1], line[next]];
  if (!before || !after) return before?.[1] ?? after?.[1] ?? 1;
  return before[1] + ((after[1] - before[1]) * (at - before[0])) / (after[0] - before[0]);
}

/** Automates a gain from `passed` seconds of the line on, which is the context's time `at`. */
function follow(gain: AudioParam, line: Line, { at, passed }: { at: number; passed: number }) {
  gain.setValueAtTime(valueOn(line, passed), at);
  for (const [time, value] of line) if (time > passed) gain.linearRampToValueAtTime(value, at + time - passed);
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

export interface Playing {
  /** The context's time at which the sound begins. */
  readonly origin?: number;
  /** Seconds of the document that it begins with: what is over by then is left out. */
  readonly from?: number;
}

/** Schedules the document on an audio context (live or offline); answers what was started, to be stopped. */
export function schedule(
  context: BaseAudioContext,
  document: TimelineDocument,
  buffers: ReadonlyMap<string, AudioBuffer>,
  { origin = 0, from = 0 }: Playing = {},
): AudioBufferSourceNode[] {
  return heard(document).flatMap((element) => {
    const begins = seconds(element.startTime) - from;
    const passed = Math.max(0, -begins);
    const buffer = passed < seconds(element.duration) ? bufferOf(context, element, buffers) : null;
    if (!buffer) return [];
    const at = origin + Math.max(0, begins);
    const rate = element.speed.num / element.speed.den;
    const node = context.createBufferSource();
    node.buffer = buffer;
    node.loop = element.type === "audio" && element.loop;
    node.playbackRate.value = rate;
    const [level, edge] = [context.createGain(), context.createGain()];
    follow(level.gain, volumeLine(element), { at, passed });
    follow(edge.gain, fadeLine(element), { at, passed });
    node.connect(level).connect(edge).connect(context.destination);
    node.start(at, seconds(element.trimStart) + passed * rate);
    node.stop(origin + begins + seconds(element.duration));
    return [node];
  });
}
