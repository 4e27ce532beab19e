import { describe, expect, it } from "vitest";
import { type Choice, invalidOf, type Rules } from "./rules.ts";
import { isAllSelected, lowered, type Selection, selectAll, toggle } from "./selection.ts";

const RULES: Rules = { maxCount: 3, maxSize: 100, maxDuration: 60, formats: ["png"] };

const file = (id: string, more: Partial<Choice> = {}): Choice => ({
  id,
  file_name: `${id}.png`,
  asset_type: 1,
  is_folder: false,
  size: 100,
  duration: 0,
  ...more,
});
const LARGE = file("large", { size: 101 });
const LONG = file("long", { duration: 60.5 });
const FOLDER = file("folder", { is_folder: true, asset_type: 0 });
const of = (...files: Choice[]): Selection<Choice> => new Map(files.map((one) => [one.id, one]));
const ids = (selection: Selection<Choice>) => [...selection.keys()];

describe("spec §5 Picker: a click", () => {
  it("chooses a valid file, and a second one lets it go", () => {
    const { selection } = toggle(of(), file("a"), RULES);
    expect(ids(selection)).toEqual(["a"]);
    expect(ids(toggle(selection, file("a"), RULES).selection)).toEqual([]);
  });

  it.each([
    [LARGE, "FILE_SIZE_EXCEEDED"],
    [LONG, "DURATION_EXCEEDED"],
    [file("both", { size: 101, duration: 61 }), "FILE_SIZE_EXCEEDED"],
  ] as const)("on an invalid one chooses nothing and tells why: $file_name", (asset, type) => {
    expect(toggle(of(), asset, RULES)).toEqual({ selection: of(), told: [{ type: "validation-failed", detail: { type, asset } }] });
  });

  it("knows no limits that are not set", () => {
    const free = { maxCount: 3, maxSize: null, maxDuration: null, formats: null };
    expect(ids(toggle(of(), file("x", { size: 1e12, duration: 1e6 }), free).selection)).toEqual(["x"]);
  });

  it("on a file of another format chooses nothing", () => {
    expect(toggle(of(), file("a", { file_name: "a.mp3" }), RULES)).toEqual({ selection: of(), told: [] });
  });

  it("on a file whose copy is of a format that is taken chooses it, once the copy is there", () => {
    const photo = (copy: "ready" | "waiting") => file("a", { file_name: "a.heic", copy });
    const rules = { ...RULES, formats: ["jpg"] };
    expect(ids(toggle(of(), photo("ready"), rules).selection)).toEqual(["a"]);
    expect(ids(toggle(of(), photo("waiting"), rules).selection)).toEqual([]);
    expect(ids(toggle(of(), photo("ready"), RULES).selection)).toEqual([]);
  });

  it("on a folder chooses nothing", () => {
    expect(toggle(of(), FOLDER, RULES)).toEqual({ selection: of(), told: [] });
  });

  it("at the maximum is refused, with the count and the maximum", () => {
    const chosen = of(file("a"), file("b"), file("c"));
    const { selection, told } = toggle(chosen, file("d"), RULES);
    expect(ids(selection)).toEqual(["a", "b", "c"]);
    expect(told).toEqual([{ type: "max-count-exceeded", detail: { current: 3, max: 3 } }]);
  });

  it("with a maximum of one replaces what was chosen", () => {
    expect(toggle(of(file("a")), file("b"), { ...RULES, maxCount: 1 })).toEqual({ selection: of(file("b")), told: [] });
  });
});

describe("spec §5 Picker: select all", () => {
  it("adds the valid ones up to the room that is left", () => {
    const { selection } = selectAll(of(file("z")), [FOLDER, file("a"), LARGE, file("b"), file("c")], RULES);
    expect(ids(selection)).toEqual(["z", "a", "b"]);
  });

  it("lets all of the directory go where all that is valid is chosen, and nothing else", () => {
    const here = [file("a"), LARGE];
    const chosen = of(file("z"), file("a"));
    expect(isAllSelected(chosen, here, RULES)).toBe(true);
    expect(selectAll(chosen, here, RULES)).toEqual({ selection: of(file("z")), told: [] });
  });

  it("tells of the invalid ones: the list, the counts, and the action", () => {
    const { told } = selectAll(of(), [FOLDER, file("a"), LARGE, LONG], RULES);
    expect(told).toEqual([
      {
        type: "invalid-assets-found",
        detail: { assets: [FOLDER, LARGE, LONG], counts: { total: 3, size: 1, duration: 1, other: 1 }, action: "select-all" },
      },
    ]);
  });

  it("at the maximum is refused only where nothing of the directory is chosen", () => {
    const chosen = of(file("x"), file("y"), file("a"));
    expect(selectAll(chosen, [file("b")], RULES).told).toEqual([{ type: "max-count-exceeded", detail: { current: 3, max: 3 } }]);
    expect(selectAll(chosen, [file("a"), file("b")], RULES)).toEqual({ selection: chosen, told: [] });
  });

  it("of a directory without a valid file chooses nothing", () => {
    expect(isAllSelected(of(), [FOLDER], RULES)).toBe(false);
    expect(invalidOf([FOLDER], RULES).counts).toEqual({ total: 1, size: 0, duration: 0, other: 1 });
  });
});

it("spec §4: a maximum below what is chosen of a directory lets go of that directory alone", () => {
  const chosen = of(file("z"), file("a"), file("b"));
  expect(ids(lowered(chosen, [file("a"), file("b")], { ...RULES, maxCount: 1 }))).toEqual(["z"]);
  expect(lowered(chosen, [file("a"), file("b")], { ...RULES, maxCount: 2 })).toBe(chosen);
});
