import { documentDuration, type TimelineDocument } from "../../../timeline/document.ts";
import type { Element } from "../../../timeline/document/element.ts";
import { applyCommands, editCommand, type EditCommandInput } from "../../../timeline/edit/commands.ts";
import { begin, type EditLog, redo, undo } from "../../../timeline/edit/log.ts";
import { placedOf } from "../../../timeline/edit/lookup.ts";
import { type EditCode, EditRefused } from "../../../timeline/edit/refused.ts";
import type { Platform } from "../../../timeline/lint/platforms.ts";
import { onFrame, tickOfFrame } from "../../../timeline/rate.ts";
import type { Timeline, TimelineStep } from "../../../trpc/contract/timeline.ts";
import type { Gesture } from "./lanes/gesture.ts";
import { type Preset, readPreset } from "./keys/stored.ts";
import { type Entry, markOf, stillWaiting, type Waiting } from "./saving/entry.ts";
import { type Saved, Saver, type SaveApi } from "./saving/saver.ts";
import { Stored } from "./saving/stored.ts";
import { Sound } from "./sound/sound.ts";
import { type Cursor, edited, type EditTool, lastDone, type PanelName, replayed, type Said } from "./editor-state.ts";
import type { T } from "./props.ts";
import { type Value, value } from "./value.ts";

type OlderStep = (input: { timeline_id: string; expected_revision: number }) => Promise<Timeline>;
/** What an editor calls: beside what is saved, steps of before the page was opened, one by one. */
export type EditorApi = SaveApi & { undo: OlderStep; redo: OlderStep };

interface Opened {
  timeline: Pick<Timeline, "id" | "revision" | "document" | "urls" | "steps">;
  api: EditorApi;
  storage: Storage;
  t: T;
}

const NONE: ReadonlySet<string> = new Set();

/** Everything that the parts of the editor share. Edits are made here at once, and saved step by step behind them. */
export class Editor {
  readonly id: string;
  readonly t: T;
  readonly log: Value<EditLog>;
  readonly steps: Value<readonly TimelineStep[]>;
  /** The last step that was done before the document was opened here. */
  base = 0;
  readonly urls: Value<Readonly<Record<string, string>>>;
  readonly selection = value<ReadonlySet<string>>(NONE);
  readonly cursor = value<Cursor | null>(null);
  /** Ticks. */
  readonly playhead = value(0);
  readonly playing = value(false);
  /** Pixels a second. */
  readonly scale = value(60);
  /** How often the whole was asked for. */
  readonly fitted = value(0);
  readonly snapping = value(true);
  readonly tool = value<EditTool>("select");
  readonly panel = value<PanelName>("inspector");
  readonly keys = value(false);
  /** Whose safe zone lies over the picture. */
  readonly platform = value<Platform | "">("");
  /** Ticks of the beats of its music, sorted; they are known once something was dragged. */
  readonly beats = value<readonly number[]>([]);
  readonly scope = value<"track" | "sync">("track");
  readonly gesture = value<Gesture | null>(null);
  /** What a drag on the picture or a slider would make of the document. */
  readonly preview = value<TimelineDocument | null>(null);
  /** Something is dragged: what does not follow every move of it watches this. */
  readonly dragging = value(false);
  /** Pixels that the lanes have beside their heads. */
  readonly room = value(1000);
  readonly said = value<{ said: Said; at: number } | null>(null);
  readonly preset: Value<Preset>;
  readonly saver: Saver;
  readonly sound: Sound;
  readonly #opened: Opened;
  readonly #stored: Stored;

  constructor(opened: Opened) {
    const { timeline, api, storage } = opened;
    this.#opened = opened;
    this.id = timeline.id;
    this.t = opened.t;
    this.urls = value(timeline.urls);
    this.steps = value(timeline.steps);
    this.base = lastDone(timeline.steps);
    this.log = value(begin(timeline.document));
    if (this.duration === 0) this.panel.set("media");
    this.preset = value(readPreset(storage));
    this.#stored = new Stored(storage, timeline.id);
    const options = {
      id: timeline.id,
      api,
      stored: this.#stored,
      onSaved: ({ steps, urls }: Saved) => (this.steps.set(steps), this.urls.set(urls)),
    };
    this.gesture.subscribe(() => this.dragging.set(this.gesture.get() !== null));
    this.sound = new Sound(this);
    this.saver = new Saver(options, { revision: timeline.revision, entries: [] });
  }

  get document(): TimelineDocument {
    return this.log.get().document;
  }

  get frame(): number {
    return tickOfFrame(1, this.document.canvas.rate);
  }

  /** Goes on with what was made while nothing could be saved. Whatever another window saved meanwhile is kept. */
  resume(): void {
    const kept = this.#stored.read();
    if (!kept || kept.entries.length === 0) return;
    const saved = { revision: this.saver.waiting.revision, mark: markOf(this.document) };
    const left = stillWaiting(kept, saved);
    // What cannot be made again here cannot be there: the saver asks what is to become of it.
    if (!left || !this.#replay(left)) this.saver.restart(kept);
  }

  #replay(waiting: Waiting): boolean {
    try {
      this.log.set(replayed(this.log.get(), waiting.entries));
      this.saver.restart(waiting);
      return true;
    } catch (error) {
      if (error instanceof EditRefused) return false;
      throw error;
    }
  }

  /** Makes a batch of edits as one step. False, and said, where it is refused. */
  run(commands: readonly EditCommandInput[]): boolean {
    return this.#step(
      (log) => edited(log, commands),
      (mark) => ({ do: "edit", commands, mark }),
    );
  }

  /** Shows what a batch would make of the document, without making it; null: the document as it is. Answers why it cannot. */
  try(commands: readonly EditCommandInput[] | null): EditCode | null {
    try {
      const read = commands?.map((one) => editCommand.parse(one));
      this.preview.set(read ? applyCommands(this.document, read).document : null);
      return null;
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      return error.code;
    }
  }

  undo(): boolean {
    return this.log.get().past.length === 0 && this.#older("undo") ? true : this.#step(undo, (mark) => ({ do: "undo", mark }));
  }

  redo(): boolean {
    return this.log.get().future.length === 0 && this.#older("redo") ? true : this.#step(redo, (mark) => ({ do: "redo", mark }));
  }

  #step(make: (log: EditLog) => EditLog, entry: (mark: string) => Entry): boolean {
    const before = this.document;
    try {
      const log = make(this.log.get());
      this.preview.set(null);
      this.log.set(log);
      this.#settle(before);
      const made = entry(markOf(log.document));
      this.saver.add(made);
      const commands = made.do === "edit" ? made.commands : [];
      this.say({ types: made.do === "edit" ? commands.map(({ type }) => type) : [made.do], commands });
      return true;
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      this.say({ code: error.code });
      return false;
    }
  }

  /** A step of before this page was opened: only the server knows what it changed. */
  #older(what: "undo" | "redo"): boolean {
    const { revision, entries } = this.saver.waiting;
    const any = this.steps.get().some(({ done }) => done === (what === "undo"));
    if (!any || entries.length > 0 || this.saver.state.get() !== "saved") return false;
    if (what === "redo" && this.log.get().past.length > 0) return false;
    void this.#opened.api[what]({ timeline_id: this.id, expected_revision: revision }).then(
      (timeline) => this.adopt(timeline),
      () => this.say({ code: "STALE_REVISION" }),
    );
    return true;
  }

  /** Shows what is saved, as it is saved. */
  adopt({ document, steps, urls, revision }: Pick<Timeline, "document" | "steps" | "urls" | "revision">): void {
    this.log.set(begin(document));
    this.steps.set(steps);
    this.base = lastDone(steps);
    this.urls.set(urls);
    this.#settle(document);
    this.saver.restart({ revision, entries: [] });
  }

  /** Shows what is saved now, whoever saved it. */
  async reload(): Promise<void> {
    this.adopt(await this.#opened.api.detail({ timeline_id: this.id }));
  }

  /** What is selected and looked at is there still. */
  #settle(before: TimelineDocument) {
    const { document } = this;
    const kept = [...this.selection.get()].filter((id) => placedOf(document, id));
    if (kept.length < this.selection.get().size) this.selection.set(new Set(kept));
    if (this.playhead.get() > this.duration) this.seek(this.duration);
    const at = this.cursor.get();
    if (at?.element && !placedOf(document, at.element)) {
      // What took its place, else the last of its track.
      const on = (of: TimelineDocument) => of.tracks.find(({ id }) => id === at.track)?.elements ?? [];
      const next = on(before).findIndex(({ id }) => id === at.element);
      this.cursor.set({ track: at.track, element: (on(document)[next] ?? on(document).at(-1))?.id ?? null });
    }
  }

  /** Opens a panel in place of the inspector; one that is open gives way to it. */
  show(panel: PanelName): void {
    this.panel.set(this.panel.get() === panel ? "inspector" : panel);
  }

  say(said: Said): void {
    this.said.set({ said, at: (this.said.get()?.at ?? 0) + 1 });
  }

  select(ids: Iterable<string>): void {
    this.selection.set(new Set(ids));
  }

  selected(): Element[] {
    return [...this.selection.get()].flatMap((id) => placedOf(this.document, id)?.element ?? []);
  }

  get duration(): number {
    return documentDuration(this.document);
  }

  /** Moves the playhead to the nearest frame. */
  seek(tick: number): void {
    this.playhead.set(Math.max(0, Math.min(onFrame(tick, this.document.canvas.rate), this.duration)));
  }
}
