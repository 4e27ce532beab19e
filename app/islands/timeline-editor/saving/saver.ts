import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import type { Timeline } from "../../../../trpc/contract/timeline.ts";
import { type Value, value } from "../value.ts";
import { type Entry, markOf, stillWaiting, type Waiting } from "./entry.ts";
import type { Stored } from "./stored.ts";

/** `conflict`: another window has edited. `refused`: the server does not take a step. `full`: offline, and no room to keep it. */
export type SaveState = "saved" | "saving" | "offline" | "full" | "conflict" | "refused";

/** What a saver calls (trpc/contract/timeline). */
export interface SaveApi {
  edit(input: { timeline_id: string; expected_revision: number; commands: EditCommandInput[] }): Promise<Timeline>;
  undo(input: { timeline_id: string; expected_revision: number }): Promise<Timeline>;
  redo(input: { timeline_id: string; expected_revision: number }): Promise<Timeline>;
  detail(input: { timeline_id: string }): Promise<Timeline>;
}

interface SaverOptions {
  id: string;
  api: SaveApi;
  stored: Stored;
  /** Told of every answer. */
  onSaved: (timeline: Timeline) => void;
  /** Milliseconds until the next try after so many that failed. */
  wait?: (tries: number) => number;
}

/** The server answered, and said no: trying again would not help. */
const isRefusal = (error: unknown): boolean => {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/** Saves step after step, in order; keeps in the browser what has not been saved. */
export class Saver {
  readonly state: Value<SaveState> = value<SaveState>("saved");
  #waiting: Waiting;
  #running = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #options: SaverOptions;

  constructor(options: SaverOptions, waiting: Waiting) {
    this.#options = options;
    this.#waiting = waiting;
  }

  get waiting(): Waiting {
    return this.#waiting;
  }

  add(entry: Entry): void {
    this.#change({ ...this.#waiting, entries: [...this.#waiting.entries, entry] });
    void this.flush();
  }

  /** Starts anew from what is saved, with other steps or with none. */
  restart(waiting: Waiting): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#change(waiting);
    this.state.set("saved");
    void this.flush();
  }

  /** Sends what waits, one step after the other. */
  async flush(): Promise<void> {
    if (this.#running || this.state.get() === "conflict" || this.state.get() === "refused") return;
    clearTimeout(this.#timer);
    this.#running = true;
    while (this.#waiting.entries.length > 0 && (await this.#sendFirst()));
    this.#running = false;
    if (this.#waiting.entries.length === 0) this.state.set("saved");
  }

  #change(waiting: Waiting): boolean {
    this.#waiting = waiting;
    return this.#options.stored.keep(waiting);
  }

  async #sendFirst(): Promise<boolean> {
    const [entry] = this.#waiting.entries;
    if (!entry) return false;
    if (this.#tries === 0) this.state.set("saving");
    try {
      const timeline = await this.#send(entry);
      this.#tries = 0;
      this.#change({ revision: timeline.revision, entries: this.#waiting.entries.slice(1) });
      this.#options.onSaved(timeline);
      return true;
    } catch (error) {
      return isRefusal(error) ? this.#refused() : this.#later();
    }
  }

  #send(entry: Entry): Promise<Timeline> {
    const { id: timeline_id, api } = this.#options;
    const seen = { timeline_id, expected_revision: this.#waiting.revision };
    return entry.do === "edit" ? api.edit({ ...seen, commands: [...entry.commands] }) : api[entry.do](seen);
  }

  /** Looks at what is saved: its own step, whose answer was lost, or another window's. Who may not look is refused, not offline. */
  async #refused(): Promise<boolean> {
    const { api, id, onSaved } = this.#options;
    let saved: Timeline;
    try {
      saved = await api.detail({ timeline_id: id });
    } catch (error) {
      if (!isRefusal(error)) return this.#later();
      this.state.set("refused");
      return false;
    }
    const left = stillWaiting(this.#waiting, { revision: saved.revision, mark: markOf(saved.document) });
    if (left && left.entries.length < this.#waiting.entries.length) {
      this.#change(left);
      onSaved(saved);
      return true;
    }
    this.state.set(left ? "refused" : "conflict");
    return false;
  }

  #later(): false {
    const kept = this.#change(this.#waiting);
    this.state.set(kept ? "offline" : "full");
    this.#tries += 1;
    const wait = this.#options.wait ?? ((tries: number) => Math.min(30_000, 1000 * 2 ** Math.min(tries, 5)));
    this.#timer = setTimeout(() => void this.flush(), wait(this.#tries));
    return false;
  }
}
