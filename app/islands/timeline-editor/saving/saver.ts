import { MOST_STEPS_AT_ONCE } from "../../../../trpc/contract/rules/timeline-steps.ts";
import type { OneStepInput, Timeline } from "../../../../trpc/contract/timeline.ts";
import { type Value, value } from "../value.ts";
import { type Entry, markOf, stillWaiting, type Waiting } from "./entry.ts";
import type { Stored } from "./stored.ts";

/**
 * `conflict`: another window has edited. `refused`: the server does not take a step. `full`: offline, and no room to keep it. `plan`: the
 * plan that opens the editor has ended (spec §6).
 */
export type SaveState = "saved" | "saving" | "offline" | "full" | "conflict" | "refused" | "plan";

/** What is told of a timeline once steps are saved. */
export type Saved = Pick<Timeline, "revision" | "steps" | "urls">;

/** What a saver calls (trpc/contract/timeline). */
export interface SaveApi {
  steps(input: { timeline_id: string; expected_revision: number; steps: OneStepInput[] }): Promise<Saved>;
  detail(input: { timeline_id: string }): Promise<Timeline>;
}

interface SaverOptions {
  id: string;
  api: SaveApi;
  stored: Stored;
  /** Told of every answer. */
  onSaved: (saved: Saved) => void;
  /** Milliseconds until the next try after so many that failed. */
  wait?: (tries: number) => number;
}

/** The server answered, and said no: trying again would not help. */
export const isRefusal = (error: unknown): boolean => {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/** Editing is not allowed: what was edited is kept, and saved once it is again. */
const isForbidden = (error: unknown): boolean => error instanceof Error && "status" in error && Number(error.status) === 403;

/** Letters that one request has at most, but for a single step that has more. */
const MOST_LETTERS = 100_000;

/** The first of the waiting steps that go in one request, as they are sent. */
export function atOnce(entries: readonly Entry[]): OneStepInput[] {
  let letters = 0;
  const most = entries
    .slice(0, MOST_STEPS_AT_ONCE)
    .map((one) => (one.do === "edit" ? { do: one.do, commands: [...one.commands] } : { do: one.do }));
  const end = most.findIndex((one) => (letters += JSON.stringify(one).length) > MOST_LETTERS);
  return end < 0 ? most : most.slice(0, Math.max(1, end));
}

/** Saves steps in their order, those that wait together; keeps in the browser what has not been saved. */
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

  /** Sends what waits. */
  async flush(): Promise<void> {
    if (this.#running || this.state.get() === "conflict" || this.state.get() === "refused") return;
    clearTimeout(this.#timer);
    this.#running = true;
    while (this.#waiting.entries.length > 0 && (await this.#sendSome()));
    this.#running = false;
    if (this.#waiting.entries.length === 0) this.state.set("saved");
  }

  #change(waiting: Waiting): boolean {
    this.#waiting = waiting;
    return this.#options.stored.keep(waiting);
  }

  async #sendSome(): Promise<boolean> {
    const { id: timeline_id, api } = this.#options;
    const { revision, entries } = this.#waiting;
    if (this.#tries === 0) this.state.set("saving");
    try {
      const saved = await api.steps({ timeline_id, expected_revision: revision, steps: atOnce(entries) });
      this.#tries = 0;
      this.#change({ revision: saved.revision, entries: this.#waiting.entries.slice(saved.revision - revision) });
      this.#options.onSaved(saved);
      return true;
    } catch (error) {
      if (isForbidden(error)) return this.#unplanned();
      return isRefusal(error) ? this.#refused() : this.#later();
    }
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

  #unplanned(): false {
    this.#change(this.#waiting);
    this.state.set("plan");
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
