import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument, type TimelineDocument } from "../../timeline/document.ts";
import { applyCommands } from "../../timeline/edit/commands.ts";
import { ticks } from "../../timeline/time.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { renderLocally } from "../../workers/media/render/local.ts";
import { composite, FPS } from "./composite.ts";
import { seconds, tool } from "./encode.ts";
import { median } from "./median.ts";
import { inputs } from "./render.ts";

const SECONDS = 60;
const SCENE = 7.5;
const CAPTION = 2.5;
/** Captions at the beginning, in the middle and near the end. */
const CHANGED = [1, 11, 21];

/** An ad of a minute like the composite: pictures that cross-fade, a film over them, a title, captions, voice and music. */
function ad(): TimelineDocument {
  const short = composite();
  const [pictures, clip, title, caption, ...sound] = short.tracks;
  const [first, second] = pictures?.elements ?? [];
  const [words] = caption?.elements ?? [];
  const long = (track: typeof clip) => ({ ...track, elements: track?.elements.map((one) => ({ ...one, duration: ticks(SECONDS) })) });
  return parseDocument({
    ...short,
    tracks: [
      {
        ...pictures,
        elements: Array.from({ length: SECONDS / SCENE }, (_, n) => ({
          ...(n % 2 === 0 ? first : second),
          id: `p${n}`,
          startTime: ticks(n * SCENE),
          transitionIn: n === 0 ? null : { type: "fade", duration: ticks(1), fromElementId: `p${n - 1}` },
        })),
      },
      long(clip),
      long(title),
      {
        ...caption,
        elements: Array.from({ length: SECONDS / CAPTION }, (_, n) => ({
          ...words,
          id: `c${n}`,
          text: `字幕 Subtitle ${n}`,
          startTime: ticks(n * CAPTION),
          duration: ticks(CAPTION),
        })),
      },
      ...sound.map(long),
    ],
  });
}

/** Wall time of rendering an ad of a minute again after one caption has changed, against rendering it whole; warm browser. */
export async function oneCaption(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-caption-"));
  try {
    await inputs(folder, await tool(folder), SECONDS);
    const document = ad();
    const render = (made: TimelineDocument) =>
      renderLocally(made, { files: folder, folder: join(folder, "out"), kept: join(folder, "kept"), rate: { num: FPS, den: 1 } });
    await render(composite());
    const whole = await seconds(() => render(document));
    const changed: number[] = [];
    for (const n of CHANGED) {
      const { document: edited } = applyCommands(document, [{ type: "update", id: `c${n}`, values: { text: "Changed" } }]);
      changed.push(await seconds(() => render(edited)));
    }
    return { "export.one_caption_vs_whole": median(changed) / whole };
  } finally {
    await closeBrowser();
    await rm(folder, { recursive: true, force: true });
  }
}
