import { describe, expect, it, onTestFinished } from "vitest";
import { begin, edit, redo, undo } from "../../../../timeline/edit/log.ts";
import { editCommand, type EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { roughCut } from "../../../../timeline/edit/testing.ts";
import type { Timeline } from "../../../../trpc/contract/timeline.ts";
import { type Entry, markOf, stillWaiting } from "./entry.ts";
import { batchesOf } from "./resolve.ts";
import { atOnce, Saver, type SaveApi } from "./saver.ts";
import { Stored } from "./stored.ts";

const NAMES: EditCommandInput[] = ["One", "Two"].map((name) => ({ type: "setTrack", track: "v", name }));
const entryOf = (command: EditCommandInput, mark = ""): Entry => ({ do: "edit", commands: [command], mark });

function storage(room = 1_000_000): Storage {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (value.length > room) throw new Error("QuotaExceededError");
    kept.set(key, value);
  };
  return { getItem: (key: string) => kept.get(key) ?? null, setItem, removeItem: (key: string) => kept.delete(key) } as unknown as Storage;
}

/** A server with one timeline. `lose`: it makes the edit, and its answer does not come. */
function server() {
  const state = { log: begin(roughCut()), offline: false, lose: 0, refuse: false, gone: false, planless: false, requests: 0 };
  const timeline = () => ({ revision: state.log.document.revision, document: state.log.document }) as Timeline;
  const refused = () => Object.assign(new Error("refused"), { status: 409 });
  const gone = () => Object.assign(new Error("not found"), { status: 404 });
  const steps: SaveApi["steps"] = async ({ expected_revision: expected, steps: all }) => {
    state.requests += 1;
    if (state.offline) throw new TypeError("Failed to fetch");
    if (state.planless) throw Object.assign(new Error("upgrade required"), { status: 403 });
    if (state.gone) throw gone();
    if (expected !== state.log.document.revision || state.refuse) throw refused();
    for (const one of all)
      try {
        if (one.do === "edit")
          state.log = edit(
            state.log,
            one.commands.map((command) => editCommand.parse(command)),
          );
        else state.log = (one.do === "undo" ? undo : redo)(state.log);
      } catch (error) {
        if (one === all[0]) throw Object.assign(error as Error, { status: 422 });
        break;
      }
    if (state.lose > 0) {
      state.lose -= 1;
      throw Object.assign(new Error("gateway"), { status: 502 });
    }
    return timeline();
  };
  const api: SaveApi = {
    steps,
    detail: async () => {
      if (state.gone) throw gone();
      return timeline();
    },
  };
  return { state, api };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function saving(room?: number) {
  const { state, api } = server();
  const kept = storage(room);
  const saver = new Saver(
    { id: "t", api, stored: new Stored(kept, "t"), onSaved: () => undefined, wait: () => 1 },
    { revision: 4, entries: [] },
  );
  // One that is offline tries again for ever: its timers would run among those of other files' tests.
  onTestFinished(() => saver.restart({ revision: 4, entries: [] }));
  let log = state.log;
  const make = (command: EditCommandInput) => {
    log = edit(log, [editCommand.parse(command)]);
    saver.add(entryOf(command, markOf(log.document)));
  };
  return { state, kept, saver, make };
}

describe("saving", () => {
  it("sends each step in its order, and keeps nothing that is saved", async () => {
    const { state, kept, saver, make } = saving();
    for (const command of NAMES) make(command);
    await settled();
    expect(saver.state.get()).toBe("saved");
    expect(state.log.document).toMatchObject({ revision: 6, tracks: [{ name: "Two" }, {}, {}, {}] });
    expect(new Stored(kept, "t").read()).toBeNull();
  });

  it("keeps steps while it is offline, and sends them when it is not", async () => {
    const { state, kept, saver, make } = saving();
    state.offline = true;
    for (const command of NAMES) make(command);
    await settled();
    expect(saver.state.get()).toBe("offline");
    expect(new Stored(kept, "t").read()).toMatchObject({ revision: 4, entries: [{}, {}] });
    state.offline = false;
    await settled();
    expect(saver.state.get()).toBe("saved");
    expect(state.log.document.revision).toBe(6);
  });

  it("sends what waits together, as far as it is taken, and the rest after it", async () => {
    const { state, saver, make } = saving();
    const name = (n: number): EditCommandInput => ({ type: "setTrack", track: "v", name: `Name ${n}` });
    for (let n = 0; n < 120; n += 1) make(name(n));
    await settled();
    // The first goes at once; those made meanwhile, fifty at a time.
    expect(state.requests).toBe(4);
    expect(state.log.document).toMatchObject({ revision: 124, tracks: [{ name: "Name 119" }, {}, {}, {}] });
    make(name(1));
    make(name(2));
    saver.add(entryOf({ type: "removeMarker", id: "none" }));
    await settled();
    expect(saver.state.get()).toBe("refused");
    expect(saver.waiting).toMatchObject({ revision: 126, entries: [{ commands: [{ type: "removeMarker" }] }] });
  });

  it("says where the browser has no room to keep them", async () => {
    const { state, saver, make } = saving(10);
    state.offline = true;
    make(NAMES[0] as EditCommandInput);
    await settled();
    expect(saver.state.get()).toBe("full");
  });

  it("does not make a step twice whose answer was lost", async () => {
    const { state, saver, make } = saving();
    state.lose = 1;
    for (const command of NAMES) make(command);
    await settled();
    expect(saver.state.get()).toBe("saved");
    expect(state.log.document.revision).toBe(6);
    expect(state.log.past).toHaveLength(2);
  });

  it("overwrites nothing of another window", async () => {
    const { state, saver, make } = saving();
    state.log = edit(state.log, [editCommand.parse({ type: "setTrack", track: "t", name: "Theirs" })]);
    make(NAMES[0] as EditCommandInput);
    await settled();
    expect(saver.state.get()).toBe("conflict");
    expect(saver.waiting.entries).toHaveLength(1);
    expect(state.log.document.revision).toBe(5);
  });

  it("says which step the server does not take, and does not ask for ever", async () => {
    const { state, saver, make } = saving();
    state.refuse = true;
    make(NAMES[0] as EditCommandInput);
    await settled();
    expect(saver.state.get()).toBe("refused");
  });

  it("keeps steps when the plan that opens the editor has ended, and saves them once there is one again", async () => {
    const { state, kept, saver, make } = saving();
    state.planless = true;
    for (const command of NAMES) make(command);
    await settled();
    expect(saver.state.get()).toBe("plan");
    expect(new Stored(kept, "t").read()).toMatchObject({ revision: 4, entries: [{}, {}] });
    const asked = state.requests;
    await settled();
    expect(state.requests, "nobody is asked for ever").toBe(asked);
    state.planless = false;
    await saver.flush();
    expect(saver.state.get()).toBe("saved");
    expect(state.log.document.revision).toBe(6);
  });

  it("does not call itself offline where the timeline is gone, or another's by now", async () => {
    const { state, kept, saver, make } = saving();
    state.gone = true;
    make(NAMES[0] as EditCommandInput);
    await settled();
    expect(saver.state.get()).toBe("refused");
    expect(new Stored(kept, "t").read()?.entries).toHaveLength(1);
  });
});

it("a fingerprint is the same for the same document, whatever the order of its fields and its revision", () => {
  const cut = roughCut();
  const turned = { ...Object.fromEntries(Object.entries(cut).toReversed()), revision: 9 } as unknown as typeof cut;
  expect(markOf(turned)).toBe(markOf(cut));
  expect(markOf({ ...cut, markers: [] })).not.toBe(markOf(cut));
});

it("waiting steps are known again by the document they come to", () => {
  const waiting = { revision: 4, entries: [entryOf(NAMES[0] as EditCommandInput, "a"), entryOf(NAMES[1] as EditCommandInput, "b")] };
  expect(stillWaiting(waiting, { revision: 5, mark: "a" })).toMatchObject({ revision: 5, entries: [{ mark: "b" }] });
  expect(stillWaiting(waiting, { revision: 5, mark: "x" })).toBeNull();
  expect(stillWaiting(waiting, { revision: 3, mark: "x" })).toBeNull();
});

it("steps that were taken back are not made again on another document", () => {
  const [one, two] = NAMES.map((command) => entryOf(command)) as [Entry, Entry];
  expect(batchesOf([one, two, { do: "undo", mark: "" }])).toEqual([[NAMES[0]]]);
  expect(batchesOf([one, { do: "undo", mark: "" }, two, { do: "undo", mark: "" }, { do: "redo", mark: "" }])).toEqual([[NAMES[1]]]);
});

it("what a browser has kept is read with care", () => {
  const kept = storage();
  kept.setItem("timeline-waiting:t", "{broken");
  expect(new Stored(kept, "t").read()).toBeNull();
  new Stored(kept, "t").keep({ revision: 1, entries: [entryOf(NAMES[0] as EditCommandInput)] });
  expect(new Stored(kept, "t").read()?.entries).toHaveLength(1);
});

it("windows that are offline at once keep their steps apart, and whoever opens the timeline then finds them one after the other", () => {
  const kept = storage();
  const [one, two] = [new Stored(kept, "t"), new Stored(kept, "t")];
  const named = (name: string) => ({ revision: 1, entries: [entryOf({ type: "setTrack", track: "v", name })] });
  const found = () => JSON.stringify(new Stored(kept, "t").read());
  expect(one.keep(named("One"))).toBe(true);
  expect(two.keep(named("Two"))).toBe(true);
  expect(one.keep(named("One again"))).toBe(true);
  expect(found()).toContain("One again");
  // A third window goes on with those of the first, and another step of the first is kept beside them.
  const third = new Stored(kept, "t");
  third.read();
  third.keep(named("Three"));
  one.keep(named("Still one"));
  one.keep({ revision: 2, entries: [] });
  expect(found()).toContain("Three");
  third.keep({ revision: 2, entries: [] });
  expect(found()).toContain("Two");
  two.keep({ revision: 3, entries: [] });
  expect(found()).toBe("null");
});

it("a request takes steps up to its length, and one that is longer by itself", () => {
  const long = entryOf({ type: "marker", marker: { id: "m", time: 0, name: "x".repeat(60_000) } });
  expect(atOnce([long, long, long])).toHaveLength(1);
  expect(atOnce([entryOf(NAMES[0] as EditCommandInput), long])).toHaveLength(2);
});

it("a fingerprint of ten thousand elements costs little once they were looked at", () => {
  const cut = roughCut();
  const [track] = cut.tracks;
  const [first] = track?.elements ?? [];
  if (!track || !first) throw new Error("nothing to copy");
  const elements = Array.from({ length: 10_000 }, (_, n) => ({ ...first, id: `c${n}`, startTime: n * first.duration }));
  const many = { ...cut, tracks: [{ ...track, elements }, ...cut.tracks.slice(1)] };
  const timed = (document: typeof cut) => {
    const from = performance.now();
    const mark = markOf(document);
    return { mark, ms: performance.now() - from };
  };
  const whole = timed(many);
  const moved = elements.with(5000, { ...first, id: "c5000", startTime: 1 });
  const next = timed({ ...many, tracks: [{ ...track, elements: moved }, ...cut.tracks.slice(1)] });
  expect(next.mark).not.toBe(whole.mark);
  expect(next.ms).toBeLessThan(whole.ms / 4);
});
