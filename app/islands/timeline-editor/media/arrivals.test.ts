import { describe, expect, it } from "vitest";
import { roughCut } from "../../../../timeline/edit/testing.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";
import type { Asset } from "../../../../trpc/contract/asset.ts";
import { testEditor } from "../testing.ts";
import { Arrivals } from "./arrivals.ts";

const film = (id: string, copy: Asset["copy"] = "none"): Asset =>
  ({ id, file_name: `${id}.mp4`, asset_type: 2, width: 640, height: 360, duration: 2, size: 1000, copy, url: id, play_url: id }) as Asset;

/** An editor with an empty film track, and files whose copies are ready when the test says so. */
function arriving() {
  const cut = roughCut();
  const document = { ...cut, tracks: [...cut.tracks, { ...cut.tracks[0], id: "new", elements: [] }] } as typeof cut;
  const editor = testEditor(document);
  editor.panel.set("media");
  const ready = new Map<string, (asset: Asset) => void>();
  const whenShown = (asset: Asset) => new Promise<Asset>((resolve) => ready.set(asset.id, resolve));
  const arrivals = new Arrivals(editor, { upload: async ({ name }) => film(name), whenShown });
  const named = () =>
    editor.document.tracks.flatMap(({ elements }) =>
      elements.flatMap(({ name, startTime }) => (name?.endsWith(".mp4") ? [`${name} ${startTime / TIMEBASE}`] : [])),
    );
  return { editor, arrivals, ready, named };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("files that come together", () => {
  it("are there at once but for those that are converted first, which come behind them and disturb nobody", async () => {
    const { editor, arrivals, ready, named } = arriving();
    void arrivals.take([film("hevc", "waiting"), film("a"), film("b"), film("wmv", "waiting")], {});
    expect(named()).toEqual(["a.mp4 0", "b.mp4 2"]);
    expect(arrivals.told.get()).toContain("hevc.mp4, wmv.mp4");
    // Whoever goes on elsewhere meanwhile keeps what they are at.
    editor.panel.set("inspector");
    editor.select(["title"]);
    editor.seek(TIMEBASE);
    ready.get("wmv")?.(film("wmv", "ready"));
    await settled();
    expect(named()).toEqual(["a.mp4 0", "b.mp4 2", "wmv.mp4 4"]);
    expect([...editor.selection.get(), editor.playhead.get()]).toEqual(["title", TIMEBASE]);
    expect(editor.said.get()?.said).toMatchObject({ text: expect.stringContaining("arrived"), shown: true });
    ready.get("hevc")?.(film("hevc", "failed"));
    await settled();
    expect(named()).toHaveLength(3);
    expect(editor.said.get()?.said).toMatchObject({ text: expect.stringContaining("unreadable") });
    expect(arrivals.told.get()).toBe("");
  });

  it("are sent one after the other, and what is wrong with one keeps none of the others away", async () => {
    const { arrivals, named } = arriving();
    const sent = ["one.mp4", "two.txt", "three.mp4"].map((name) => new File(["x"], name));
    await arrivals.send(sent);
    expect(named()).toEqual(["one.mp4.mp4 0", "three.mp4.mp4 2"]);
    expect(arrivals.told.get()).toContain("two.txt");
    expect(arrivals.share.get()).toBeNull();
  });
});
