import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { Picture } from "../../../../timeline/draw/resources.ts";

/** No picture is kept larger than it can ever be seen: a zoom of 1.5 over the longer side of the canvas, as the export does. */
const ZOOM = 1.5;
const LONGEST_SPRITE = 8192;

/** The pictures of a document, each read once. */
export class Pictures {
  readonly #read = new Map<string, Picture | null>();
  readonly #ready: () => void;

  constructor(ready: () => void) {
    this.#ready = ready;
  }

  of(id: string): Picture | null {
    return this.#read.get(id) ?? null;
  }

  load({ assets, canvas }: TimelineDocument, urls: Readonly<Record<string, string>>): void {
    for (const [id, { type }] of Object.entries(assets)) {
      const url = urls[id];
      if ((type !== "image" && type !== "sprite") || !url || this.#read.has(id)) continue;
      this.#read.set(id, null);
      const longest = type === "sprite" ? LONGEST_SPRITE : Math.ceil(Math.max(canvas.width, canvas.height) * ZOOM);
      void this.#one(id, url, longest).catch(() => undefined);
    }
  }

  async #one(id: string, url: string, longest: number) {
    const whole = await createImageBitmap(await (await fetch(url)).blob());
    const scale = Math.min(1, longest / Math.max(whole.width, whole.height));
    const size = { resizeWidth: Math.round(whole.width * scale), resizeHeight: Math.round(whole.height * scale) };
    const source = scale === 1 ? whole : await createImageBitmap(whole, { ...size, resizeQuality: "high" });
    this.#read.set(id, { source, width: source.width, height: source.height });
    this.#ready();
  }
}
