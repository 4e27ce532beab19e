import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { ElementOf } from "../../../../timeline/document/element.ts";
import type { Picture } from "../../../../timeline/draw/resources.ts";
import { between } from "../../../../timeline/edit/interval.ts";
import { filmTime } from "../../../../timeline/film-time.ts";
import { ticks } from "../../../../timeline/time.ts";

type Film = ElementOf<"video">;

/** Frames begin at times that no decimal holds: asked for a moment later, each is the one that is meant. */
const LATE = 1e-3;
/** Seconds that a film may be off while it plays; what is drawn of it while it stands is exact. */
const DRIFT = 0.25;
/** Decoders that are held at once, for five layers and the film that comes next: too many fail without a word. */
const MOST = 6;

interface Player {
  video: HTMLVideoElement;
  element: Film;
  wanted: number;
}

/** The films of a document, each played by an element of the page that nobody sees. */
export class Films {
  readonly #players = new Map<string, Player>();
  readonly #ready: () => void;

  /** `ready`: a frame has come that was not there when it was asked for. */
  constructor(ready: () => void) {
    this.#ready = ready;
  }

  /** Makes ready what a moment shows; a transition still shows what has ended. */
  prepare(document: TimelineDocument, urls: Readonly<Record<string, string>>, { time, playing }: { time: number; playing: boolean }): void {
    const films = document.tracks
      .filter(({ hidden }) => !hidden)
      .flatMap(({ elements }) => between(elements, time - ticks(1), time + (playing ? ticks(0.5) : 1)))
      .filter((one): one is Film => one.type === "video")
      .slice(-MOST);
    const wanted = new Set(films.map(({ id }) => id));
    for (const [id, { video }] of this.#players)
      if (!wanted.has(id)) {
        video.removeAttribute("src");
        video.load();
        this.#players.delete(id);
      }
    for (const element of films) {
      const url = urls[element.assetId];
      if (url)
        this.#show(this.#player(element, url), filmTime(element, document.assets[element.assetId], time), { playing, element, time });
    }
  }

  #player(element: Film, url: string): Player {
    const known = this.#players.get(element.id);
    if (known) return known;
    const video = Object.assign(window.document.createElement("video"), { muted: true, playsInline: true, preload: "auto", src: url });
    for (const event of ["loadeddata", "seeked"]) video.addEventListener(event, this.#ready);
    const player = { video, element, wanted: -1 };
    this.#players.set(element.id, player);
    return player;
  }

  #show(player: Player, at: number, { playing, element, time }: { playing: boolean; element: Film; time: number }) {
    const { video } = player;
    const rate = element.speed.num / element.speed.den;
    const runs = playing && rate > 0 && element.startTime <= time && time < element.startTime + element.duration;
    if (runs) {
      video.playbackRate = Math.min(16, Math.max(0.0625, rate));
      if (Math.abs(video.currentTime - at) > DRIFT) video.currentTime = at;
      if (video.paused) void video.play().catch(() => undefined);
      return;
    }
    if (!video.paused) video.pause();
    if (player.wanted === at) return;
    player.wanted = at;
    video.currentTime = at + LATE;
  }

  picture(assetId: string, at: number): Picture | null {
    const found = [...this.#players.values()]
      .filter(({ element, video }) => element.assetId === assetId && video.readyState >= 2)
      .toSorted((a, b) => Math.abs(a.video.currentTime - at) - Math.abs(b.video.currentTime - at))[0];
    return found ? { source: found.video, width: found.video.videoWidth, height: found.video.videoHeight } : null;
  }

  close(): void {
    for (const { video } of this.#players.values()) video.removeAttribute("src");
    this.#players.clear();
  }
}
