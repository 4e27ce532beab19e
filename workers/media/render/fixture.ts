import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FILES } from "../../../timeline/fixtures/brief.ts";
import { synthesise } from "../../../timeline/sound/synth.ts";
import { wav } from "../engines/sound/wav.ts";
import { renderPage } from "./browser.ts";

const RATE = 48_000;

/** A hummed stand-in for speech: syllables of 5 a second. */
function hum(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    const t = i / RATE;
    return 0.3 * Math.sin(t * 2 * Math.PI * 140) * Math.max(0, Math.sin(t * 2 * Math.PI * 5));
  });
}

function beat(seconds: number): Float32Array {
  const samples = new Float32Array(seconds * RATE);
  const [kick, hat] = [synthesise("thud", 1, RATE), synthesise("tick", 2, RATE)];
  for (let b = 0; b < seconds * 2; b++) {
    kick.forEach((s, i) => {
      samples[(b * RATE) / 2 + i] = (samples[(b * RATE) / 2 + i] ?? 0) + s * 0.5;
    });
    hat.forEach((s, i) => {
      samples[(b * RATE) / 2 + RATE / 4 + i] = (samples[(b * RATE) / 2 + RATE / 4 + i] ?? 0) + s * 0.2;
    });
  }
  return samples.subarray(0, seconds * RATE);
}

/** The size that an SVG says of itself. */
function sizeOf(svg: string) {
  const side = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(svg)?.[1]);
  return { width: side("width"), height: side("height") };
}

const FACE = "/font/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff2";

/** Drawn on a canvas that is never shown: a screenshot waits for the screen, which under load there is none of. */
async function rasterise(name: string, svg: string, folder: string) {
  const { page } = await renderPage(AbortSignal.timeout(60_000));
  const png = await page.evaluate(
    async ({ source, width, height, face }) => {
      const base64 = (bytes: ArrayBuffer) => btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
      const font = base64(await (await fetch(face)).arrayBuffer());
      const rule = `@font-face{font-family:"Instrument Sans";font-weight:700;src:url(data:font/woff2;base64,${font})}`;
      const picture = new Image(width, height);
      const drawing = source.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${rule}</style>`);
      picture.src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
      await picture.decode();
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
      return base64(await (await canvas.convertToBlob()).arrayBuffer());
    },
    { source: svg, face: FACE, ...sizeOf(svg) },
  );
  await writeFile(join(folder, name), png, "base64");
  await page.close();
}

/** Makes the fixture's pictures and sounds in `folder`, once. */
export async function makeFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of Object.entries(FILES)) if (!existsSync(join(folder, name))) await rasterise(name, svg(), folder);
  for (let i = 0; i < 6; i++) await writeFile(join(folder, `voice-${i}.wav`), wav([hum(4)], RATE));
  await writeFile(join(folder, "music.wav"), wav([beat(60)], RATE));
}
