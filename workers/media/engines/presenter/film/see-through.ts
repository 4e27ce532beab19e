import { ffmpeg } from "../../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../../binaries/untrusted.ts";
import { SECONDS, TAGS } from "../../footage/playable.ts";
import { type Encoder, rawInput, rawOutput, rawPictures, startEncoder } from "../../footage/raw.ts";
import { even, type UprightFilm } from "../../footage/upright.ts";

type Size = UprightFilm["size"];

/** The size of a film without its background, where it is to be shown at `scale` of a loop that is so wide. */
export function sizeOf(cutout: Size, loop: { width: number }, scale: number): Size {
  const by = Math.min(1, (loop.width * scale) / cutout.width);
  return { width: even(cutout.width * by), height: even(cutout.height * by) };
}

/** The pictures of a film of VP9 with alpha over and over, so many of them, as RGBA. Only libvpx reads its alpha. */
export async function* seeThroughPictures(
  path: string,
  { width, height }: Size,
  { count, fps }: { count: number; fps: number },
  signal: AbortSignal,
) {
  const input = ["-v", "error", "-nostdin", "-stream_loop", "-1", ...UNTRUSTED_FILM, "-c:v", "libvpx-vp9", "-i", path] as const;
  const filters = `fps=${fps},scale=${width}:${height}:in_color_matrix=bt709:in_range=tv,format=rgba`;
  const raw = ["-vf", filters, "-frames:v", String(count), ...rawOutput("rgba")] as const;
  yield* rawPictures([await ffmpeg(), ...input, ...raw], width * height * 4, { signal, seconds: SECONDS });
}

/** Encodes RGBA as VP9 with alpha. */
export function seeThroughEncoder(path: string, { width, height }: Size, fps: number, signal: AbortSignal): Promise<Encoder> {
  const raw = rawInput("rgba", { width, height }, fps);
  const to = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuva420p"];
  const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "18", "-deadline", "realtime", "-cpu-used", "6", "-row-mt", "1", "-g", "25"];
  const args = ["-v", "error", "-y", ...raw, ...to, ...vp9, "-auto-alt-ref", "0", ...TAGS, path];
  return startEncoder(args, { signal, seconds: SECONDS });
}

/** The colours of RGBA pixels, and their alpha by itself. */
export function apart(rgba: Uint8Array): { colours: Buffer; alpha: Uint8Array } {
  const count = rgba.length / 4;
  const [colours, alpha] = [Buffer.alloc(count * 3), new Uint8Array(count)];
  for (let at = 0; at < count; at += 1) {
    for (let part = 0; part < 3; part += 1) colours[at * 3 + part] = rgba[at * 4 + part] ?? 0;
    alpha[at] = rgba[at * 4 + 3] ?? 0;
  }
  return { colours, alpha };
}

/** Both together again. */
export function together(colours: Uint8Array, alpha: Uint8Array): Buffer {
  const rgba = Buffer.alloc(alpha.length * 4);
  for (let at = 0; at < alpha.length; at += 1) {
    for (let part = 0; part < 3; part += 1) rgba[at * 4 + part] = colours[at * 3 + part] ?? 0;
    rgba[at * 4 + 3] = alpha[at] ?? 0;
  }
  return rgba;
}
