import type { Files } from "./files.ts";
import { onlineAssets, type TimelineDocument } from "../document.ts";
import type { Picture } from "../draw/resources.ts";

/** No picture is kept larger than it can ever be seen: a zoom of 1.5 over the longer side of the canvas. */
const ZOOM = 1.5;

interface Loaded extends Picture {
  readonly source: ImageBitmap;
}

async function load(url: string, longest: number): Promise<Loaded> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`INPUT_UNREADABLE: ${url} answered ${response.status}`);
  const whole = await createImageBitmap(await response.blob());
  const scale = Math.min(1, longest / Math.max(whole.width, whole.height));
  if (scale === 1) return { source: whole, width: whole.width, height: whole.height };
  const size = { resizeWidth: Math.round(whole.width * scale), resizeHeight: Math.round(whole.height * scale) };
  const source = await createImageBitmap(whole, { ...size, resizeQuality: "high" });
  whole.close();
  return { source, width: source.width, height: source.height };
}

/** Every picture of the document, decoded once. */
export async function loadPictures(document: TimelineDocument, files: Files, scale: number): Promise<Map<string, Loaded>> {
  const longest = Math.ceil(Math.max(document.canvas.width, document.canvas.height) * ZOOM * scale);
  const wanted = onlineAssets(document).filter(([, asset]) => asset.type === "image" || asset.type === "sprite");
  const limit = (type: string) => (type === "sprite" ? 8192 : longest);
  return new Map(await Promise.all(wanted.map(async ([id, asset]) => [id, await load(files.url(id), limit(asset.type))] as const)));
}
