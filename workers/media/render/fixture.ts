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

async function rasterise(name: string, svg: string, folder: string) {
  const { page } = await renderPage(AbortSignal.timeout(60_000));
  const size = await page.evaluate(async (source) => {
    await new FontFace("Instrument Sans", "url(/font/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff2)", {
      weight: "700",
    })
      .load()
      .then((f) => document.fonts.add(f));
    document.body.style.cssText = "margin:0;background:transparent";
    const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
    document.body.append(parsed as Node);
    return { width: Number(parsed.getAttribute("width")), height: Number(parsed.getAttribute("height")) };
  }, svg);
  await page.setViewportSize(size);
  await page.screenshot({ path: join(folder, name), omitBackground: true, clip: { x: 0, y: 0, ...size } });
  await page.close();
}

/** Makes the fixture's pictures and sounds in `folder`, once. */
export async function makeFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of Object.entries(FILES)) if (!existsSync(join(folder, name))) await rasterise(name, svg(), folder);
  for (let i = 0; i < 6; i++) await writeFile(join(folder, `voice-${i}.wav`), wav([hum(4)], RATE));
  await writeFile(join(folder, "music.wav"), wav([beat(60)], RATE));
}
