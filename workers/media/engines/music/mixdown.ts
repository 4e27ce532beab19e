import { evened } from "./evened.ts";
import { levelled } from "../sound/level.ts";
import { echo, reverb } from "./reverb.ts";
import { RATE, silence, type Part, type Score, type Stereo } from "./score.ts";
import type { Plan } from "./plan.ts";

/** Beds lie at the loudness of online video; what mixes them lowers them under a voice. */
const LOUDNESS = -16;
const ROOM_SECONDS = 1.6;
/** How long the kick's push lasts. */
const DUCK_SECONDS = 0.16;
const FADE_SECONDS = 0.9;

/** How far every sample is pushed down by the kicks: 1 at a kick, then falling. */
function pushes(kicks: readonly number[], length: number): Float32Array {
  const values = new Float32Array(length);
  for (const kick of kicks) {
    const start = Math.round(kick * RATE);
    const end = Math.min(length, start + Math.round(DUCK_SECONDS * 4 * RATE));
    for (let index = Math.max(0, start); index < end; index += 1) {
      values[index] = Math.max(values[index] ?? 0, Math.min(1, (index - start) / 240) * Math.exp(-(index - start) / (DUCK_SECONDS * RATE)));
    }
  }
  return values;
}

function add(target: Float32Array, source: Float32Array, gain: number): void {
  for (let index = 0; index < target.length; index += 1) target[index] = (target[index] ?? 0) + (source[index] ?? 0) * gain;
}

function addStereo(target: Stereo, source: Stereo, gain: number): void {
  add(target.left, source.left, gain);
  add(target.right, source.right, gain);
}

function pressed(channel: Float32Array, push: Float32Array, depth: number): void {
  for (let index = 0; index < channel.length; index += 1) channel[index] = (channel[index] ?? 0) * (1 - depth * (push[index] ?? 0));
}

function track(part: Part, seconds: number, push: Float32Array): Stereo {
  const made = silence(seconds);
  for (const note of part.notes) if (note.time >= 0 && note.time < seconds) part.instrument(note, made);
  const depth = part.duck ?? 0;
  if (depth > 0) [made.left, made.right].forEach((channel) => pressed(channel, push, depth));
  return made;
}

/** A gentle low-pass over everything, for the sound of an old record. */
function softened(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let [one, two] = [0, 0];
  return samples.map((value) => {
    one += (value - one) * share;
    two += (one - two) * share;
    return two;
  });
}

/** Takes away what lies below hearing, and fades the end out. */
function finished(samples: Float32Array): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * 28) / RATE);
  const fade = Math.min(samples.length / 4, FADE_SECONDS * RATE);
  let low = 0;
  return samples.map((value, index) => {
    low += (value - low) * share;
    return (value - low) * Math.min(1, (samples.length - index) / fade) ** 1.5;
  });
}

/** Plays a score: parts, echo, room, master. Two channels at 48 kHz, exactly as long as the plan. */
export function mixdown(score: Score, plan: Plan): Float32Array[] {
  const [dry, toRoom, toEcho] = [silence(plan.duration), silence(plan.duration), silence(plan.duration)];
  const push = pushes(score.kicks, dry.left.length);
  for (const part of score.parts) {
    const made = track(part, plan.duration, push);
    addStereo(dry, made, part.gain);
    if (part.room !== undefined) addStereo(toRoom, made, part.gain * part.room);
    if (part.echo !== undefined) addStereo(toEcho, made, part.gain * part.echo);
  }
  const echoes = echo(toEcho, plan.beat * 0.75, 0.38);
  addStereo(dry, echoes, 1);
  addStereo(toRoom, echoes, 0.4);
  addStereo(dry, reverb(toRoom, ROOM_SECONDS), 0.32);
  const tone = score.tone;
  return levelled(
    evened(
      [dry.left, dry.right].map((channel) => finished(tone === undefined ? channel : softened(channel, tone))),
      plan.end,
    ),
    RATE,
    LOUDNESS,
  );
}
