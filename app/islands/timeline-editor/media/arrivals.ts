import type { Asset } from "../../../../trpc/contract/asset.ts";
import type { Editor } from "../editor.ts";
import { writeAt } from "../parts/clock.ts";
import type { T } from "../props.ts";
import { value } from "../value.ts";
import { mostBytes, purposeOf, RULES } from "./rules.ts";
import { addMedia, replaceMedia, upload, whenShown } from "./take.ts";

const MEGABYTE = 1024 * 1024;

/** Why a file is not sent, in words; null: nothing is against it. */
function against({ name, size }: File, t: T): string | null {
  if (purposeOf(name) === null) return t("timelineEditor.media.format", { name, formats: (RULES.formats ?? []).join(", ") });
  return size > mostBytes(name) ? t("picker.tooLarge", { name, max: Math.round(mostBytes(name) / MEGABYTE) }) : null;
}

interface Where {
  /** The file of the timeline that gives way; null: none does. */
  replaces: string | null;
  /** Elements that came with it. */
  behind: readonly string[];
}

/** Files on their way into a timeline: sent, converted and added whichever panel is open. */
export class Arrivals {
  /** How much of what is sent has been, 0…1; null: nothing is sent. */
  readonly share = value<number | null>(null);
  readonly told = value("");
  readonly #editor: Editor;
  readonly #library: { upload: typeof upload; whenShown: typeof whenShown };

  constructor(editor: Editor, library = { upload, whenShown }) {
    this.#editor = editor;
    this.#library = library;
  }

  /** Sends files of this device to the library, one after the other, and takes them from there. */
  async send(all: readonly File[]): Promise<void> {
    const { t } = this.#editor;
    const files = all.slice(0, RULES.maxCount);
    const wrong = files.flatMap((file) => against(file, t) ?? []);
    if (all.length > files.length) wrong.push(t("picker.maxCount", { count: RULES.maxCount }));
    this.told.set(wrong.join(" "));
    const fit = files.filter((file) => against(file, t) === null);
    const done: Asset[] = [];
    for (const [at, file] of fit.entries()) {
      const tell = (part: number) => this.share.set((at + part) / fit.length);
      tell(0);
      try {
        done.push(await this.#library.upload(file, tell));
      } catch (error) {
        wrong.push(t("timelineEditor.media.failed", { name: file.name, why: error instanceof Error ? error.message : "" }));
      }
    }
    this.share.set(null);
    await this.take(done, { wrong });
  }

  /**
   * Adds files of the library, or puts one in the place of another. What browsers show is there at once; each that is still being
   * converted comes when it can be shown, behind what came with it.
   */
  async take(
    all: readonly Asset[],
    { replaces = null, wrong = [] }: { replaces?: string | null; wrong?: readonly string[] },
  ): Promise<void> {
    const { t, playhead } = this.#editor;
    const small = all.filter((one) => one.size <= mostBytes(one.file_name));
    const converting = small.filter(({ copy }) => copy === "waiting");
    const at = writeAt(playhead.get());
    const ready = small.filter((one) => !converting.includes(one));
    const { ids, count, unread } = this.#put(ready, { replaces, behind: [] });
    const left = new Set(converting.map(({ file_name }) => file_name));
    const waiting = () => (left.size > 0 ? t("timelineEditor.media.waiting", { name: [...left].join(", ") }) : "");
    const told = [
      ...wrong,
      small.length < all.length ? t("picker.leftOut", { count: all.length - small.length }) : "",
      unread,
      count > 0 ? t("timelineEditor.media.added", { count, at }) : "",
      waiting(),
    ];
    this.told.set(told.filter(Boolean).join(" "));
    const follow = async (one: Asset) => {
      const late = this.#put([await this.#library.whenShown(one)], { replaces, behind: ids });
      ids.push(...late.ids);
      left.delete(one.file_name);
      this.told.set(waiting());
      const text = late.unread || (late.count > 0 ? t("timelineEditor.media.arrived", { name: one.file_name }) : "");
      // Its panel may be closed by then.
      if (text) this.#editor.say({ text, shown: true });
    };
    await Promise.all(converting.map(follow));
  }

  #put(all: readonly Asset[], { replaces, behind }: Where): { ids: string[]; count: number; unread: string } {
    const { t } = this.#editor;
    const fits = all.filter(({ copy }) => copy === "none" || copy === "ready");
    const [unready] = all.filter((one) => !fits.includes(one));
    const unread = unready ? t("timelineEditor.media.unreadable", { name: unready.file_name }) : "";
    const [first] = fits;
    if (!first) return { ids: [], count: 0, unread };
    if (replaces) return { ids: [], count: replaceMedia(this.#editor, replaces, first) ? 1 : 0, unread };
    const ids = addMedia(this.#editor, fits, behind);
    return { ids, count: ids.length, unread };
  }
}

const known = new WeakMap<Editor, Arrivals>();

/** What is on its way into an editor's timeline. */
export function arrivalsOf(editor: Editor): Arrivals {
  const found = known.get(editor) ?? new Arrivals(editor);
  known.set(editor, found);
  return found;
}
