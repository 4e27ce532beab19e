import { heard } from "../../../../timeline/sound/heard.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { parts } from "../parts/part.ts";
import { value } from "../value.ts";
import { type Clock, silentClock, soundClock } from "./clock.ts";
import { type Peaks, peaksOf } from "./peaks.ts";

/** Seconds that the sound is scheduled ahead. */
const AHEAD = 0.04;
const FASTEST = 8;

const mix = parts(() => import("../../../../timeline/sound/mix.ts"));

/** Plays the document by the audio clock, with the mix of its export, from any moment. */
export class Sound {
  /** Waves by asset id. */
  readonly peaks = value<ReadonlyMap<string, Peaks>>(new Map());
  readonly #editor: Editor;
  readonly #buffers = new Map<string, AudioBuffer>();
  readonly #asked = new Map<string, Promise<void>>();
  #context: AudioContext | undefined;
  #nodes: AudioBufferSourceNode[] = [];
  #playing: { from: number; clock: Clock; rate: number } | null = null;
  #turn = 0;

  constructor(editor: Editor) {
    this.#editor = editor;
    // What is edited while it plays is heard at once.
    editor.log.subscribe(() => this.#playing?.rate === 1 && void this.play());
  }

  toggle(): void {
    if (this.#playing) this.stop();
    else void this.play();
  }

  /** Reads the document's sounds, each once; one that cannot be read is silent. */
  async load(): Promise<void> {
    const { document, urls } = this.#editor;
    const ids = new Set(heard(document).flatMap(({ assetId }) => assetId ?? []));
    await Promise.all([...ids].map((id) => this.#read(id, urls.get()[id])));
  }

  #read(id: string, url: string | undefined): Promise<void> {
    const known = this.#asked.get(id);
    if (known) return known;
    if (!url) return Promise.resolve();
    const reading = (async () => {
      const bytes = await (await fetch(url)).arrayBuffer();
      const buffer = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(bytes);
      this.#buffers.set(id, buffer);
      this.peaks.set(new Map(this.peaks.get()).set(id, peaksOf(buffer)));
    })().catch(() => undefined);
    this.#asked.set(id, reading);
    return reading;
  }

  /** Plays from the playhead on. Speeds other than 1 are silent. */
  async play(rate = 1): Promise<void> {
    const editor = this.#editor;
    const turn = (this.#turn += 1);
    this.#silence();
    if (editor.playhead.get() >= editor.duration && rate > 0) editor.playhead.set(0);
    editor.playing.set(true);
    const clock = rate === 1 ? await this.#heard(turn) : silentClock(rate);
    if (turn !== this.#turn) return;
    this.#playing = { from: editor.playhead.get(), clock, rate };
    this.#follow(turn);
  }

  /** J and L: each press doubles the speed, the other one turns back. */
  shuttle(direction: 1 | -1): void {
    const now = this.#playing?.rate ?? 0;
    const next = Math.sign(now) === direction ? now * 2 : direction;
    void this.play(Math.max(-FASTEST, Math.min(FASTEST, next)));
  }

  async #heard(turn: number): Promise<Clock> {
    const [mixed] = await Promise.all([mix().catch(() => null), this.load()]);
    // What mixes could not be had: it plays without sound.
    if (!mixed) return silentClock(1);
    this.#context ??= new AudioContext({ sampleRate: 48_000 });
    const context = this.#context;
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 400))]);
    if (turn !== this.#turn || context.state !== "running") return silentClock(1);
    const origin = context.currentTime + AHEAD;
    this.#nodes = mixed.schedule(context, this.#editor.document, this.#buffers, { origin, from: seconds(this.#editor.playhead.get()) });
    return soundClock(context, origin);
  }

  #follow(turn: number) {
    requestAnimationFrame(() => {
      const { duration, playhead } = this.#editor;
      if (turn !== this.#turn || !this.#playing) return;
      const at = this.#playing.from + ticks(this.#playing.clock.passed());
      playhead.set(Math.min(duration, Math.max(0, at)));
      if (at >= duration || at < 0) this.stop();
      else this.#follow(turn);
    });
  }

  #silence() {
    for (const node of this.#nodes) node.stop();
    this.#nodes = [];
    this.#playing = null;
  }

  stop(): void {
    this.#turn += 1;
    this.#silence();
    if (!this.#editor.playing.get()) return;
    this.#editor.playing.set(false);
    this.#editor.seek(this.#editor.playhead.get());
  }
}
