import type { Editor } from "../editor.ts";
import { retried } from "../parts/part.ts";
import { type Value, value } from "../value.ts";
import type { Film } from "./disk.ts";
import type { Asked } from "./make.ts";

/** No two pages export at once: they would take each other's pieces away. */
const LOCK = "timeline-export";

/** `full`: the browser's disk; `files`: what the timeline shows cannot be fetched. */
type Fault = "full" | "files" | "failed";
type State = { is: "idle" | "waiting" } | { is: "working"; share: number } | { is: "done"; url: string } | { is: "failed"; why: Fault };

/** It brings what reads and writes films: nobody else needs it. */
const load = retried(() => import("./make.ts"));

function faultOf(error: unknown): Fault {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return "full";
  return error instanceof Error && /INPUT_UNREADABLE|fetch/.test(error.message) ? "files" : "failed";
}

/** One export of an editor's document at a time; it goes on while its panel is closed. */
class DeviceExport {
  readonly state: Value<State> = value<State>({ is: "idle" });
  #stop = new AbortController();
  #offered: (Film & { url: string }) | null = null;

  cancel(): void {
    this.#stop.abort();
    this.state.set({ is: "idle" });
  }

  /** Answers whether there is a film now. */
  async begin(asked: Asked): Promise<boolean> {
    this.#withdraw();
    const { signal } = (this.#stop = new AbortController());
    const set = (state: State) => signal.aborted || this.state.set(state);
    set({ is: "waiting" });
    try {
      await navigator.locks.request(LOCK, { signal }, async () => {
        set({ is: "working", share: 0 });
        const { makeFilm } = await load();
        const film = await makeFilm(asked, { signal, progress: (share) => set({ is: "working", share }) });
        this.#offered = { ...film, url: URL.createObjectURL(film.file) };
        set({ is: "done", url: this.#offered.url });
      });
      return !signal.aborted;
    } catch (error) {
      set({ is: "failed", why: faultOf(error) });
      return false;
    }
  }

  #withdraw(): void {
    if (!this.#offered) return;
    URL.revokeObjectURL(this.#offered.url);
    this.#offered.release();
    this.#offered = null;
  }
}

const all = new WeakMap<Editor, DeviceExport>();

/** The export of an editor, whichever panel is open. */
export function deviceExportOf(editor: Editor): DeviceExport {
  const known = all.get(editor) ?? new DeviceExport();
  all.set(editor, known);
  return known;
}
