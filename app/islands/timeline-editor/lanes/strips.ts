/** Pictures of a film from its start to its end, in a row. Pixels and seconds. */
export interface Strip {
  picture: OffscreenCanvas;
  width: number;
  height: number;
  count: number;
  length: number;
}

const HEIGHT = 40;
/** A picture a second, within these. */
const COUNT = { least: 4, most: 48 };
/** Films whose pictures are kept: 48 of them are some 15 MB. */
const KEPT = 48;

const strips = new Map<string, Promise<Strip | null>>();
/** One decoder at once: the films that are looked at need theirs. */
let turn: Promise<unknown> = Promise.resolve();

const once = (video: HTMLVideoElement, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener("error", () => reject(new Error("it cannot be shown")), { once: true });
  });

async function read(url: string): Promise<Strip> {
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, preload: "auto", src: url });
  try {
    await once(video, "loadeddata");
    const length = video.duration;
    const count = Math.max(COUNT.least, Math.min(COUNT.most, Math.ceil(length)));
    const width = Math.max(8, Math.round((video.videoWidth / video.videoHeight) * HEIGHT));
    const picture = new OffscreenCanvas(width * count, HEIGHT);
    const context = picture.getContext("2d");
    for (let n = 0; n < count; n += 1) {
      video.currentTime = ((n + 0.5) * length) / count;
      await once(video, "seeked");
      context?.drawImage(video, n * width, 0, width, HEIGHT);
    }
    return { picture, width, height: HEIGHT, count, length };
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

/** The pictures of a film, read once; null where it cannot be read. */
export function stripOf(id: string, url: string): Promise<Strip | null> {
  const known = strips.get(id);
  if (known) return known;
  const reading = turn.then(() => read(url).catch(() => null));
  turn = reading;
  strips.set(id, reading);
  const [oldest] = strips.keys();
  if (strips.size > KEPT && oldest !== undefined) strips.delete(oldest);
  return reading;
}
